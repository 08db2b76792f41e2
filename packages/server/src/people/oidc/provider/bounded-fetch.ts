import type { Outbound } from '@linkvitals/outbound';
import type { CustomFetch } from 'openid-client';

/** Maximum size of a response: discovery documents, key sets and tokens have a few KiB. */
const MAX_BYTES = 256 * 1024;
/** Headers that the client reads; others are dropped, because they might confuse it. */
const HEADERS = ['content-type', 'www-authenticate'];

/**
 * Replaces `fetch` for requests to an identity provider. It follows no redirect, and accepts no large or slow response
 * and no peer without a proved certificate.
 * @param totalMs Maximum milliseconds of a whole exchange.
 * @throws OutboundError, TypeError
 */
export const boundedFetch =
  (outbound: Pick<Outbound, 'request'>, totalMs: number): CustomFetch =>
  async (url, { method, headers, body, signal }) => {
    const answer = await outbound.request({
      url,
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      ...(body === undefined || body === null ? {} : { body: Buffer.from(String(body)) }),
      limits: { totalMs },
      maxBodyBytes: MAX_BYTES,
      ...(signal ? { signal } : {}),
    });
    if (answer.tlsWarning)
      throw new TypeError('the certificate of the provider is not proved: its chain is incomplete');
    if (answer.bodyTruncated) throw new TypeError(`the provider answered with more than ${MAX_BYTES} bytes`);
    if (answer.bodyError) throw new TypeError(`the answer of the provider broke off (${answer.bodyError})`);
    const kept = HEADERS.filter((name) => name in answer.headers).map((name) => [name, answer.headers[name] ?? '']);
    const isEmpty = answer.status === 204 || answer.status === 304;
    return new Response(isEmpty ? null : Buffer.from(answer.body), {
      status: answer.status,
      headers: Object.fromEntries(kept),
    });
  };
