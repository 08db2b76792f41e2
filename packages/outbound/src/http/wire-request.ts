import type { UrlTarget } from '../guard/url-policy.ts';
import { OutboundError } from '../outbound-error.ts';
import type { OutboundRequest } from '../types.ts';
import { requestHeaders } from './request-headers.ts';

/** A request as it is sent. */
export interface WireRequest {
  readonly method: string;
  /** Request line and fields, with the empty line; one byte for each character. */
  readonly head: string;
  readonly body?: Uint8Array | undefined;
}

type Headers = ReturnType<typeof requestHeaders>;

/** Characters of a request target (RFC 9112, section 3.2); a parsed URL has no others. */
const TARGET = /^[\x21-\xff]+$/;
/** Characters of the name and the value of a field (RFC 9110, sections 5.6.2 and 5.5). */
const NAME = /^[!#$%&'*+.^_`|~\w-]+$/;
const VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

/** The lines of headers that were written before. `requestHeaders` returns the same object for the same headers. */
const written = new WeakMap<Headers, string>();

/** @throws OutboundError `protocol_error` for a header that would change the structure of the request */
export function wireRequest(request: OutboundRequest, { origin, path }: UrlTarget): WireRequest {
  const { method = 'GET', headers, body } = request;
  if (!TARGET.test(path)) throw unsendable('target');
  const start = `${method} ${path} HTTP/1.1\r\nhost: ${origin.authority}\r\nconnection: keep-alive\r\n`;
  const fields = fieldsOf(requestHeaders(headers));
  if (method !== 'POST') return { method, head: `${start}${fields}\r\n` };
  return { method, head: `${start}${fields}content-length: ${body?.byteLength ?? 0}\r\n\r\n`, body };
}

function fieldsOf(headers: Headers): string {
  const known = written.get(headers);
  if (known !== undefined) return known;
  let fields = '';
  for (const [name, value] of Object.entries(headers)) {
    if (!NAME.test(name) || !VALUE.test(value)) throw unsendable(`header ${name}`);
    fields += `${name}: ${value}\r\n`;
  }
  written.set(headers, fields);
  return fields;
}

function unsendable(reason: string): OutboundError {
  return new OutboundError('protocol_error', { phase: 'request', reason });
}
