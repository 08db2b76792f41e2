import type { OutboundErrorCode, OutboundResponse, Redirect, ResponseHead, TlsDetail } from '@linkvitals/outbound';
import { isHtmlType } from './is-html-type.ts';

/** The outcome of requesting a target: the hops that were followed and how the last request ended. */
export interface Exchange {
  readonly method: 'GET' | 'HEAD';
  readonly hops: readonly Redirect[];
  /** URL that the last request was for. */
  readonly url: string;
  readonly end: ExchangeEnd;
  /** At least one request went out, with whatever result. */
  readonly sent: boolean;
}

/** The server could be reached: this URL failed, others may not. */
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

/** The redirects ended before the place that the last one leads to was requested. */
export function stoppedBefore({ end }: Exchange): boolean {
  return STOPPED_BEFORE.has(end.kind);
}

/**
 * Statuses that should name a `Location`. Browsers show their body where there is none (Fetch standard, "location URL"), and that
 * of 300 in any case.
 */
const REDIRECTS = new Set([300, 301, 302, 303, 307, 308]);

export function isWithoutTarget({ status, headers }: ResponseHead): boolean {
  return REDIRECTS.has(status) && headers.location === undefined;
}

/** Takes note of a body that browsers show. To be called before its memory is given up. */
export function noteShown(exchange: Exchange): Exchange {
  const { end } = exchange;
  if (end.kind !== 'answer' || !isWithoutTarget(end.response) || end.response.body.length === 0) return exchange;
  return { ...exchange, end: { ...end, isShown: true } };
}

/** Errors of a body that broke off or does not decode; one that was too slow may go on. */
const DAMAGES: ReadonlySet<OutboundErrorCode | undefined> = new Set<OutboundErrorCode>([
  'connection_reset',
  'protocol_error',
]);
const TAIL_BYTES = 4_096;

/** The body broke off or was damaged on its way, and not only late. */
export const isDamaged = ({ bodyError }: OutboundResponse): boolean => DAMAGES.has(bodyError);

/**
 * Takes note of a body that is not as it was announced although the page came whole: browsers show it, so it is no error
 * any more. To be called before the memory of the body is given up.
 */
export function noteDamage(exchange: Exchange): Exchange {
  const { end } = exchange;
  if (end.kind !== 'answer' || !isDamaged(end.response) || !endsAsPage(end.response)) return exchange;
  const { bodyError, ...response } = end.response;
  return { ...exchange, end: { ...end, response, isWholePage: true } };
}

/** The same request, judged by how its body ended. */
export function brokeOff(exchange: Exchange, code: OutboundErrorCode, what: 'page' | 'file'): Exchange {
  return { ...exchange, end: { kind: 'error', code, message: `The ${what} broke off.` } };
}

function endsAsPage({ headers, body, bodyError }: OutboundResponse): boolean {
  if (!isHtmlType(headers['content-type'] ?? 'text/html')) return false;
  // Browsers show nothing of a small page in `deflate` whose checksum is wrong.
  if (bodyError === 'protocol_error' && /\bdeflate\b/i.test(headers['content-encoding'] ?? '')) return false;
  let rest = Buffer.from(body.subarray(-TAIL_BYTES)).toString('latin1').trimEnd();
  // Caches and plugins sign pages behind their end.
  while (rest.endsWith('-->')) rest = rest.slice(0, Math.max(0, rest.lastIndexOf('<!--'))).trimEnd();
  return /<\/html\s*>$/i.test(rest);
}

export type ExchangeEnd =
  | {
      readonly kind: 'answer';
      readonly response: OutboundResponse;
      /** A redirect that names no target, with a body. */
      readonly isShown?: boolean;
      /** The page came up to its end, although its body broke off or did not decode. */
      readonly isWholePage?: boolean;
    }
  | {
      readonly kind: 'error';
      readonly code: OutboundErrorCode;
      readonly message: string;
      readonly tls?: TlsDetail;
      /** There was a connection: this request failed, others may not. */
      readonly connected?: boolean;
    }
  /** A hop came back to an earlier one. */
  | { readonly kind: 'loop' }
  /** More hops than are followed. */
  | { readonly kind: 'too_many_hops' }
  /** 3xx to something other than http(s), such as an app's own scheme. */
  | { readonly kind: 'other_scheme'; readonly response: OutboundResponse }
  /** 3xx to a URL that is longer than any that is requested. */
  | { readonly kind: 'long_location'; readonly response: OutboundResponse }
  /** 3xx to something that is no URL. */
  | { readonly kind: 'bad_location' }
  /** The host kept refusing and got no further request. */
  | { readonly kind: 'given_up' };
