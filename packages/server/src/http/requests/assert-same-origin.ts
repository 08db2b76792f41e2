import { ServiceError } from '../../platform/errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface Origins {
  readonly method: string;
  /** Values of headers; undefined: the request has none. */
  readonly secFetchSite: string | undefined;
  readonly origin: string | undefined;
  readonly host: string | undefined;
}

/** Host of an origin: `https://a.example:443` is `a.example`. */
const hostOf = (origin: string): string | undefined => URL.parse(origin)?.host;

function isSameOrigin({ secFetchSite, origin, host }: Origins): boolean {
  if (secFetchSite !== undefined) return secFetchSite === 'same-origin' || secFetchSite === 'none';
  // The client is no browser: those send at least one of the two headers with a request that changes something.
  if (origin === undefined) return true;
  return host !== undefined && hostOf(origin) === host.toLowerCase();
}

/**
 * Refuses a request that changes something by a cookie unless it comes from a page of this server, or from no page. The
 * rule is that of Go's `http.CrossOriginProtection`: browsers send `Sec-Fetch-Site` on https and localhost, and
 * `Origin` everywhere.
 * @throws ServiceError `cross_site_request`
 */
export function assertSameOrigin(request: Origins): void {
  if (SAFE.has(request.method) || isSameOrigin(request)) return;
  throw new ServiceError(
    'cross_site_request',
    'The request came from a page of another site. Behind a proxy, let it pass the Host header on.',
  );
}
