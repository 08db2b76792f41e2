import type { Outbound, OutboundRequest, OutboundResponse } from '@linkvitals/outbound';
import type { CheckOptions } from '../options/check-options.ts';
import { boundedBody } from './bounded-body.ts';

export interface LocalAnswer {
  readonly status: number;
  readonly contentType: string;
  /** Absolute URL that a redirect leads to. */
  readonly location?: string;
  /** Called only when the body is wanted. */
  readonly body?: () => Promise<string | Uint8Array>;
}

interface LocalAnswers {
  readonly answer: (url: URL) => Promise<LocalAnswer>;
  /** Options for the requests that go to the network. */
  readonly options: Pick<CheckOptions, 'maxPageSize'>;
}

/** An outbound client that answers for some URLs itself, and sends all other requests to the network. */
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

/** A test of whether a URL belongs to an origin that only this process serves. */
export const isOf =
  (origin: string) =>
  (url: string): boolean =>
    url.startsWith(`${origin}/`);

/** A local answer as a response for the crawler. */
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
