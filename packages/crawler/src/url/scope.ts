interface ScopeOptions {
  readonly folder?: string | undefined;
  readonly headersOverHttp?: boolean | undefined;
}

/**
 * Decides which URLs belong to the site: its host and the www twin of it, over http and https. The port must be that of the start URL, or
 * both ports must be the default of their scheme. Other subdomains are external. If the site is a folder of its host, only URLs in the
 * folder belong to it, with the scheme and host of the folder.
 */
export class Scope {
  /** Origins of the site, that of the start URL first. */
  readonly #origins: readonly string[];
  /**
   * Beginning of the URLs that get custom headers, which may hold credentials: a site that is crawled over https gets them in clear text
   * only with `headersOverHttp`.
   */
  readonly #headerScheme: string;

  /** The folder without the slash at its end. */
  readonly #folder: string | undefined;

  /**
   * @param folder normalised URL that ends with a slash. Default: all of the host
   * @param headersOverHttp send headers over http too if the start URL has https. Default false
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
