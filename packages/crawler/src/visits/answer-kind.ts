import type { OutboundResponse, ResponseHead } from '@linkvitals/outbound';
import { isHtmlType } from '../page/is-html-type.ts';
import type { Frontier } from '../targets/frontier.ts';
import { type Exchange, isWithoutTarget } from '../verdict/exchange.ts';

/** A response, with the exchange that brought it. */
export interface Answered {
  readonly exchange: Exchange;
  readonly response: OutboundResponse;
}

function isFound({ status }: { status: number }): boolean {
  return status >= 200 && status < 300;
}

export function goodAnswer({ end }: Exchange): OutboundResponse | undefined {
  return end.kind === 'answer' && (isFound(end.response) || end.isShown) ? end.response : undefined;
}

/** The good response of an exchange, unless its body broke off. */
export function wholeAnswer(exchange: Exchange): OutboundResponse | undefined {
  const response = goodAnswer(exchange);
  return response?.bodyError === undefined ? response : undefined;
}

/** The head announces HTML, or no type at all: a missing type is decided by the body. */
export function looksLikeHtml(head: ResponseHead): boolean {
  return (isFound(head) || isWithoutTarget(head)) && isHtmlType(head.headers['content-type'] ?? 'text/html');
}

/** Statuses whose responses never have a body, whatever their headers announce (RFC 9110, sections 15.3.5 and 15.3.6). */
const BODILESS = new Set([204, 205]);

export function isHtml({ status, headers, body }: OutboundResponse): boolean {
  if (BODILESS.has(status)) return false;
  const type = headers['content-type'];
  if (type !== undefined) return isHtmlType(type);
  return /^[\s\ufeff]*<(?:!doctype html|html|head|body|!--)/i.test(
    Buffer.from(body.subarray(0, 1_024)).toString('latin1'),
  );
}

function isCss({ status, headers }: ResponseHead): boolean {
  return isFound({ status }) && /^\s*text\/css\b/i.test(headers['content-type'] ?? '');
}

/** The kind of file as which a good response is read, if the target is linked as that kind. */
export function fileKind(id: number, head: ResponseHead, frontier: Frontier): 'stylesheet' | 'manifest' | undefined {
  if (frontier.isStylesheet(id) && isCss(head)) return 'stylesheet';
  // Browsers read a manifest whatever its type is; HTML is an error page, or the page that an application serves for every path.
  const isManifest = frontier.isManifest(id) && isFound(head) && !isHtmlType(head.headers['content-type'] ?? '');
  return isManifest ? 'manifest' : undefined;
}
