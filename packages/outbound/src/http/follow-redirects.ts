import { isUtf8 } from 'node:buffer';
import { OutboundError } from '../outbound-error.ts';
import type { Outbound, OutboundLimits, OutboundRequest, OutboundResponse, Redirect } from '../types.ts';
import { publicHeaders } from './request-headers.ts';

const MAX_REDIRECTS = 10;
const TOTAL_MS = 20_000;
/** Characters that are reported of a Location that is no URL. */
const SHOWN = 2_048;
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);

export interface FollowRedirectsOptions<Refusal = never> {
  /** Largest number of hops that are followed. Default 10. */
  readonly maxRedirects?: number;
  /** The limits of the request apply to each hop by itself. Default: all hops share one `totalMs`. */
  readonly limitsEach?: boolean;
  /** Called with every answer, before it is interpreted. */
  readonly onAnswer?: (response: OutboundResponse) => void;
  /** Called with every redirect when it arrives, so that a chain that ends in an error is known too. */
  readonly onHop?: (hop: Redirect) => void;
  /**
   * Returns the reason for which the redirect to `url` is not followed; the response that redirects is then the outcome. Undefined: it is
   * followed.
   */
  readonly refuse?: (url: URL) => Refusal | undefined;
  /**
   * Headers for each URL. Default: those of the request for its own host; for any other host, and from https down to
   * http, only those that say nothing secret (accept*, user-agent, range and the like).
   */
  readonly headersFor?: (url: string) => Readonly<Record<string, string>>;
}

export interface FollowedRedirects<Refusal = never> {
  readonly hops: readonly Redirect[];
  readonly outcome: OutboundResponse | 'redirect_loop' | 'too_many';
  /** The reason that `refuse` returned for the last redirect. */
  readonly refusal?: Refusal;
}

/**
 * Sends a GET or HEAD and follows its redirects: each hop is judged like a first request, and all of them share one `totalMs`, unless
 * `limitsEach`. Rejects with the OutboundError of the hop that failed; a Location that is no URL is `invalid_url`.
 */
export async function followRedirects<Refusal = never>(
  outbound: Pick<Outbound, 'request'>,
  request: OutboundRequest & { readonly method?: 'GET' | 'HEAD' },
  options: FollowRedirectsOptions<Refusal> = {},
): Promise<FollowedRedirects<Refusal>> {
  const { maxRedirects = MAX_REDIRECTS, limitsEach = false, onAnswer, onHop, refuse } = options;
  const headersFor = options.headersFor ?? ownHostHeaders(request);
  const deadline = performance.now() + (request.limits?.totalMs ?? TOTAL_MS);
  const hops: Redirect[] = [];
  let seen: Set<string> | undefined;

  for (let url = request.url; ; ) {
    const hop = { ...request, url, headers: headersFor(url) };
    const response = await outbound.request(
      limitsEach ? hop : { ...hop, limits: limitsUntil(deadline, request.limits) },
    );
    onAnswer?.(response);
    const location = locationOf(response);
    if (location === undefined) return { hops, outcome: response };
    const next = nextUrl(location, url);
    if (next === undefined) {
      onHop?.({ url, status: response.status, location: location.slice(0, SHOWN) });
      throw new OutboundError('invalid_url', { phase: 'headers', reason: 'Location' });
    }

    seen ??= new Set();
    seen.add(withoutFragment(new URL(url)));
    const redirect = { url, status: response.status, location: next.href };
    hops.push(redirect);
    onHop?.(redirect);
    if (seen.has(withoutFragment(next))) return { hops, outcome: 'redirect_loop' };
    if (hops.length > maxRedirects) return { hops, outcome: 'too_many' };
    const refusal = refuse?.(next);
    if (refusal !== undefined) return { hops, outcome: response, refusal };
    url = next.href;
  }
}

/** @throws OutboundError `timeout` when no time is left */
function limitsUntil(deadline: number, limits: OutboundLimits | undefined): OutboundLimits {
  const totalMs = deadline - performance.now();
  if (totalMs <= 0) throw new OutboundError('timeout', { phase: 'request', reason: 'redirects' });
  return { ...limits, totalMs };
}

function locationOf({ status, headers: { location } }: OutboundResponse): string | undefined {
  if (!REDIRECT_STATUSES.has(status) || location === undefined || location === '') return undefined;
  return headerText(location);
}

function nextUrl(location: string, base: string): URL | undefined {
  const next = URL.parse(location, base);
  if (next === null) return undefined;
  // RFC 9110, section 10.2.2: a Location without a fragment keeps that of the URL that redirects.
  if (next.hash === '') next.hash = new URL(base).hash;
  return next;
}

/** Decodes header bytes, which arrive as Latin-1: servers that write raw UTF-8 into Location mean UTF-8, and browsers read it so. */
export function headerText(value: string): string {
  const bytes = Buffer.from(value, 'latin1');
  return isUtf8(bytes) ? bytes.toString('utf8') : value;
}

function ownHostHeaders(request: OutboundRequest): (url: string) => Readonly<Record<string, string>> {
  const own = URL.parse(request.url);
  return (next) => {
    const url = URL.parse(next);
    if (own === null || url === null) return publicHeaders(request.headers);
    const upgraded = own.protocol === 'http:' && own.port === '' && url.protocol === 'https:' && url.port === '';
    const same = own.hostname === url.hostname && (own.origin === url.origin || upgraded);
    return same ? (request.headers ?? {}) : publicHeaders(request.headers);
  };
}

function withoutFragment(url: URL): string {
  const hash = url.href.indexOf('#');
  return hash === -1 ? url.href : url.href.slice(0, hash);
}
