/**
 * Which URLs belong to the site: its host and the www twin of it, over http and https. The port must be the start's
 * own, or both must be the default of their scheme. Other subdomains are external.
 */
export class Scope {
  /** The start's own first. */
  readonly #origins: readonly string[];
  /** Custom headers may hold credentials, so a site that is crawled over https never gets them in clear text. */
  readonly #headerScheme: string;

  constructor(startUrl: string) {
    const { hostname, port, protocol } = new URL(startUrl);
    const root = hostname.startsWith('www.') ? hostname.slice(4) : hostname;
    const suffix = port === '' ? '' : `:${port}`;
    const origins = [root, `www.${root}`].flatMap((host) => [`http://${host}${suffix}`, `https://${host}${suffix}`]);
    this.#origins = [...new Set([`${protocol}//${hostname}${suffix}`, ...origins])];
    this.#headerScheme = protocol === 'https:' ? 'https://' : 'http';
  }

  /** @param url absolute and normalised, or an origin */
  isInternal(url: string): boolean {
    return this.#origins.some(
      (origin) => url.startsWith(origin) && (url.length === origin.length || url.startsWith('/', origin.length)),
    );
  }

  mayCarryHeaders(url: string): boolean {
    return url.startsWith(this.#headerScheme) && this.isInternal(url);
  }
}
