import type { Outbound, OutboundRequest, OutboundResponse } from '@linkvitals/outbound';
import { boundedBody } from './bounded-body.ts';

export interface LocalAnswer {
  readonly status: number;
  readonly contentType: string;
  /** Read only when somebody wants the body. */
  readonly body?: () => Promise<string | Uint8Array>;
}

/** An outbound client that answers for one origin itself and hands everything else on. */
export function answerLocally(
  outbound: Outbound,
  origin: string,
  answer: (url: URL) => Promise<LocalAnswer>,
): Outbound {
  return {
    async request(request) {
      if (!request.url.startsWith(`${origin}/`)) return outbound.request(boundedBody(request));
      request.signal?.throwIfAborted();
      return toResponse(request, await answer(new URL(request.url)));
    },
    check: (url, signal) => (url.startsWith(`${origin}/`) ? Promise.resolve() : outbound.check(url, signal)),
    close: () => outbound.close(),
  };
}

/** A local answer as the crawler gets it. */
export async function toResponse(request: OutboundRequest, answer: LocalAnswer): Promise<OutboundResponse> {
  const { url, method, maxBodyBytes = 0 } = request;
  const head = { status: answer.status, headers: { 'content-type': answer.contentType } };
  const limit = method === 'HEAD' ? 0 : typeof maxBodyBytes === 'number' ? maxBodyBytes : maxBodyBytes(head);
  const whole = limit > 0 && answer.body !== undefined ? Buffer.from(await answer.body()) : Buffer.alloc(0);
  const body = whole.subarray(0, limit);
  return { ...head, url, body, bodyTruncated: body.length < whole.length, firstByteMs: 0, loadMs: 0 };
}
