import type { Outbound, OutboundRequest, OutboundResponse } from '@linkvitals/outbound';
import type { CheckOptions } from '../options/check-options.ts';
import { boundedBody } from './bounded-body.ts';

export interface LocalAnswer {
  readonly status: number;
  readonly contentType: string;
  /** Of a redirect: absolute URL. */
  readonly location?: string;
  /** Read only when the body is wanted. */
  readonly body?: () => Promise<string | Uint8Array>;
}

interface LocalAnswers {
  readonly answer: (url: URL) => Promise<LocalAnswer>;
  /** For all that is not ours. */
  readonly options: Pick<CheckOptions, 'maxPageSize'>;
}

/** An outbound client that answers for some URLs itself and hands everything else on. */
export function answerLocally(
  outbound: Outbound,
  isOurs: (url: string) => boolean,
  { answer, options }: LocalAnswers,
): Outbound {
  return {
    async request(request) {
      if (!isOurs(request.url)) return outbound.request(boundedBody(request, options));
      request.signal?.throwIfAborted();
      return toResponse(request, await answer(new URL(request.url)));
    },
    check: (url, signal) => (isOurs(url) ? Promise.resolve() : outbound.check(url, signal)),
    close: () => outbound.close(),
  };
}

/** Of an origin that only this process serves. */
export const isOf =
  (origin: string) =>
  (url: string): boolean =>
    url.startsWith(`${origin}/`);

/** A local answer as the crawler gets it. */
export async function toResponse(request: OutboundRequest, answer: LocalAnswer): Promise<OutboundResponse> {
  const { url, method, maxBodyBytes = 0 } = request;
  const headers: Record<string, string> = { 'content-type': answer.contentType };
  if (answer.location !== undefined) headers.location = answer.location;
  const head = { status: answer.status, headers };
  const limit = method === 'HEAD' ? 0 : typeof maxBodyBytes === 'number' ? maxBodyBytes : maxBodyBytes(head);
  const whole = limit > 0 && answer.body !== undefined ? Buffer.from(await answer.body()) : Buffer.alloc(0);
  const body = whole.subarray(0, limit);
  return { ...head, url, body, bodyTruncated: body.length < whole.length, firstByteMs: 0, loadMs: 0 };
}
