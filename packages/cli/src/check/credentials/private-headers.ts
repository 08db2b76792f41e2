import type { Outbound, OutboundRequest } from '@linkvitals/outbound';
import { restBelow } from '../source/rest-below.ts';
import type { CookieFile } from './cookie-file.ts';
import type { GivenHeader } from './given-header.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * Headers and cookies of single hosts. They are chosen anew for each request by its own URL, so a redirect to another
 * host takes none of them along.
 */
export class PrivateHeaders {
  /** Ordered by the length of their beginnings, the longest last. */
  readonly #given: readonly (GivenHeader & { readonly below: string })[];
  readonly #cookies: CookieFile | undefined;

  constructor(given: readonly GivenHeader[], cookies?: CookieFile) {
    this.#given = given
      .flatMap((header) => (header.below === undefined ? [] : [{ ...header, below: header.below }]))
      .sort((a, b) => a.below.length - b.below.length);
    this.#cookies = cookies;
  }

  /** The headers for a URL, with names in lower case; undefined when there are none. */
  for(url: string): Headers | undefined {
    const headers: Record<string, string> = {};
    for (const { below, name, value } of this.#given) {
      if (restBelow(below, url) !== undefined) headers[name.toLowerCase()] = value;
    }
    const kept = this.#cookies?.headerFor(new URL(url), Date.now());
    if (kept !== undefined) headers.cookie = headers.cookie === undefined ? kept : `${headers.cookie}; ${kept}`;
    return Object.keys(headers).length === 0 ? undefined : headers;
  }

  /** An outbound client whose requests carry the headers of their host. */
  wrap(outbound: Outbound): Outbound {
    return {
      request: (request) => outbound.request(this.#added(request)),
      check: (url, signal) => outbound.check(url, signal),
      close: () => outbound.close(),
    };
  }

  #added(request: OutboundRequest): OutboundRequest {
    const own = this.for(request.url);
    return own === undefined ? request : { ...request, headers: joined(request.headers ?? {}, own) };
  }
}

/** The headers of the crawl, and those of the host, which replace them. Cookies that the crawl keeps come behind. */
function joined(crawl: Headers, own: Headers): Headers {
  const headers: Record<string, string> = { ...own };
  for (const [name, value] of Object.entries(crawl)) {
    const lower = name.toLowerCase();
    if (lower === 'cookie' && own.cookie !== undefined) headers.cookie = `${own.cookie}; ${value}`;
    else headers[lower] ??= value;
  }
  return headers;
}
