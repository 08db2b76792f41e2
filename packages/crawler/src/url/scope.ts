import { originOf } from './origin-of.ts';

/**
 * Which URLs belong to the site: its host and the www twin of it, over http and https. The port must be the start's
 * own, or both must be the default of their scheme. Other subdomains are external.
 */
export class Scope {
  readonly #origins: ReadonlySet<string>;
  /** Custom headers may hold credentials, so a site that is crawled over https never gets them in clear text. */
  readonly #headerScheme: string;

  constructor(startUrl: string) {
    const { hostname, port, protocol } = new URL(startUrl);
    const root = hostname.startsWith('www.') ? hostname.slice(4) : hostname;
    const suffix = port === '' ? '' : `:${port}`;
    this.#origins = new Set(
      [root, `www.${root}`].flatMap((host) => [`http://${host}${suffix}`, `https://${host}${suffix}`]),
    );
    this.#headerScheme = protocol === 'https:' ? 'https://' : 'http';
  }

  /** @param url absolute and normalised */
  isInternal(url: string): boolean {
    return this.#origins.has(originOf(url));
  }

  mayCarryHeaders(url: string): boolean {
    return url.startsWith(this.#headerScheme) && this.isInternal(url);
  }
}
