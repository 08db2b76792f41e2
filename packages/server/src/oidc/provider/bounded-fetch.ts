import type { Outbound } from '@linkvitals/outbound';
import type { CustomFetch } from 'openid-client';

/** Discovery documents, key sets and tokens have a few KiB. */
const MAX_BYTES = 256 * 1024;
/** What the client reads; the rest is dropped with what it might break. */
const HEADERS = ['content-type', 'www-authenticate'];

/**
 * `fetch` for what an identity provider answers: no redirect, no large body, no slow one, no peer whose certificate is
 * not proved.
 * @param totalMs For a whole exchange.
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
