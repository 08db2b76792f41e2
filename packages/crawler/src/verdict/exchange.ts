import type { OutboundErrorCode, OutboundResponse, Redirect, ResponseHead, TlsDetail } from '@linkvitals/outbound';
import { isHtmlType } from '../page/is-html-type.ts';

/** The outcome of requesting a target: the hops that were followed and how the last request ended. */
export interface Exchange {
  readonly method: 'GET' | 'HEAD';
  readonly hops: readonly Redirect[];
  /** URL of the last request. */
  readonly url: string;
  readonly end: ExchangeEnd;
  /** At least one request was sent, with whatever result. */
  readonly sent: boolean;
}

/** Only this URL is known to fail: the server could be reached. */
export function failsAlone({ end }: Exchange): boolean {
  return end.kind !== 'error' || end.connected === true;
}

const STOPPED_BEFORE: ReadonlySet<ExchangeEnd['kind']> = new Set([
  'loop',
  'too_many_hops',
  'other_scheme',
  'long_location',
  'bad_location',
]);

/** The URL that the last redirect leads to was not requested. */
export function stoppedBefore({ end }: Exchange): boolean {
  return STOPPED_BEFORE.has(end.kind);
}

/**
 * Statuses that should come with a `Location`. Browsers show their body when there is none (Fetch standard, "location URL"), and that of
 * 300 in any case.
 */
const REDIRECTS = new Set([300, 301, 302, 303, 307, 308]);

export function isWithoutTarget({ status, headers }: ResponseHead): boolean {
  return REDIRECTS.has(status) && headers.location === undefined;
}

/** Notes that browsers show the body. To be called before its memory is freed. */
export function noteShown(exchange: Exchange): Exchange {
  const { end } = exchange;
  if (end.kind !== 'answer' || !isWithoutTarget(end.response) || end.response.body.length === 0) return exchange;
  return { ...exchange, end: { ...end, isShown: true } };
}

/** Errors of a body that broke off or could not be decoded. A slow body has no such error: it may be whole with more time. */
const DAMAGES: ReadonlySet<OutboundErrorCode | undefined> = new Set<OutboundErrorCode>([
  'connection_reset',
  'protocol_error',
]);
const TAIL_BYTES = 4_096;

/** The body broke off or was damaged on its way; a body that was only too slow does not count. */
export const isDamaged = ({ bodyError }: OutboundResponse): boolean => DAMAGES.has(bodyError);

/**
 * Notes a body that differs from what its headers announce although the page is whole: browsers show it, so it is no error any more. To be
 * called before the memory of the body is freed.
 */
export function noteDamage(exchange: Exchange): Exchange {
  const { end } = exchange;
  if (end.kind !== 'answer' || !isDamaged(end.response) || !endsAsPage(end.response)) return exchange;
  const { bodyError, ...response } = end.response;
  return { ...exchange, end: { ...end, response, isWholePage: true } };
}

/** Notes that the page is a wall, which its body does not show any more. */
export function noteWall(exchange: Exchange): Exchange {
  const { end } = exchange;
  return end.kind === 'answer' ? { ...exchange, end: { ...end, isWall: true } } : exchange;
}

/** The exchange with the error of its body as its end. */
export function brokeOff(exchange: Exchange, code: OutboundErrorCode, what: 'page' | 'file'): Exchange {
  return { ...exchange, end: { kind: 'error', code, message: `The ${what} broke off.` } };
}

function endsAsPage({ headers, body, bodyError }: OutboundResponse): boolean {
  if (!isHtmlType(headers['content-type'] ?? 'text/html')) return false;
  // Browsers show nothing of a small page in `deflate` whose checksum is wrong.
  if (bodyError === 'protocol_error' && /\bdeflate\b/i.test(headers['content-encoding'] ?? '')) return false;
  let rest = Buffer.from(body.subarray(-TAIL_BYTES)).toString('latin1').trimEnd();
  // Caches and plugins add comments behind the end of a page.
  while (rest.endsWith('-->')) rest = rest.slice(0, Math.max(0, rest.lastIndexOf('<!--'))).trimEnd();
  return /<\/html\s*>$/i.test(rest);
}

export type ExchangeEnd =
  | {
      readonly kind: 'answer';
      readonly response: OutboundResponse;
      /** The response is a redirect without a target, with a body that browsers show. */
      readonly isShown?: boolean;
      /** The page is whole up to its end tag, although its body broke off or could not be decoded. */
      readonly isWholePage?: boolean;
      /** The page was read, and is a wall. */
      readonly isWall?: boolean;
    }
  | {
      readonly kind: 'error';
      readonly code: OutboundErrorCode;
      readonly message: string;
      readonly tls?: TlsDetail;
      /** There was a connection, so only this request is known to fail. */
      readonly connected?: boolean;
    }
  /** A redirect led back to an earlier URL. */
  | { readonly kind: 'loop' }
  /** There were more redirects than are followed. */
  | { readonly kind: 'too_many_hops' }
  /** A 3xx led to another scheme than http(s), such as that of an app. */
  | { readonly kind: 'other_scheme'; readonly response: OutboundResponse }
  /** A 3xx led to a URL that is longer than any that is requested. */
  | { readonly kind: 'long_location'; readonly response: OutboundResponse }
  /** A 3xx led to a text that is no URL. */
  | { readonly kind: 'bad_location' }
  /** The host kept refusing and got no further request. */
  | { readonly kind: 'given_up' };
