import { WebhookRequestError, type WebhookRequestErrorCode } from './errors.ts';
import type { BodyRead, ReceiverRequest } from './receiver-types.ts';
import { readHeader } from './request-headers.ts';
import { toBytes } from './verify.ts';

/**
 * Reads the bytes of a request whose method, headers and size are those of a delivery.
 * @throws WebhookRequestError
 */
export async function readBody(
  { method = 'POST', headers, body }: ReceiverRequest,
  maxBytes: number,
): Promise<Uint8Array> {
  check(method === 'POST', 405, 'method_not_allowed');
  check(/^\s*application\/json\s*(;|$)/i.test(readHeader(headers, 'content-type')), 415, 'unsupported_content_type');
  // A body that was compressed on its way no longer has the signed bytes.
  check(/^(identity)?$/i.test(readHeader(headers, 'content-encoding')), 415, 'unsupported_content_encoding');
  check(!(Number(readHeader(headers, 'content-length')) > maxBytes), 413, 'body_too_large');
  const read: BodyRead = typeof body === 'function' ? await body(maxBytes) : { bytes: toBytes(body) };
  const { bytes, problem, hint }: Partial<Record<'problem' | 'hint', string>> & { bytes?: Uint8Array } = read;
  if (problem === 'already_read') throw new WebhookRequestError(500, 'body_already_read', hint);
  check(problem !== 'incomplete', 400, 'body_incomplete');
  check(bytes && bytes.length <= maxBytes, 413, 'body_too_large');
  return bytes;
}

function check(holds: unknown, status: number, code: WebhookRequestErrorCode): asserts holds {
  if (!holds) throw new WebhookRequestError(status, code);
}
