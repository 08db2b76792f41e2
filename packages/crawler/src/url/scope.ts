interface ScopeOptions {
  readonly folder?: string | undefined;
  readonly headersOverHttp?: boolean | undefined;
}

/**
 * Which URLs belong to the site: its host and the www twin of it, over http and https. The port must be the start's
 * own, or both must be the default of their scheme. Other subdomains are external. Where the site is a folder of its
 * host, only what lies in it belongs to it, over the scheme and host that were named.
 */
export class Scope {
  /** The start's own first. */
  readonly #origins: readonly string[];
  /** Custom headers may hold credentials: a site that is crawled over https gets them in clear text only if that is wanted. */
  readonly #headerScheme: string;

  /** The folder without its slash. */
  readonly #folder: string | undefined;

  /**
   * @param folder normalised URL that ends with a slash. Default: all of the host
   * @param headersOverHttp headers also go where the start has https and the URL does not. Default false
   */
  constructor(startUrl: string, { folder, headersOverHttp = false }: ScopeOptions = {}) {
    this.#folder = folder?.slice(0, -1);
    const { hostname, port, protocol } = new URL(startUrl);
    const root = hostname.startsWith('www.') ? hostname.slice(4) : hostname;
    const suffix = port === '' ? '' : `:${port}`;
    const origins = [root, `www.${root}`].flatMap((host) => [`http://${host}${suffix}`, `https://${host}${suffix}`]);
    this.#origins = [...new Set([`${protocol}//${hostname}${suffix}`, ...origins])];
    this.#headerScheme = protocol === 'https:' && !headersOverHttp ? 'https://' : 'http';
  }

  /** @param url absolute and normalised, or an origin */
  isInternal(url: string): boolean {
    if (this.#folder !== undefined)
      return url.startsWith(this.#folder) && /^[/?]|^$/.test(url.slice(this.#folder.length));
    return this.#origins.some(
      (origin) => url.startsWith(origin) && (url.length === origin.length || url.startsWith('/', origin.length)),
    );
  }

  mayCarryHeaders(url: string): boolean {
    return url.startsWith(this.#headerScheme) && this.isInternal(url);
  }
}
