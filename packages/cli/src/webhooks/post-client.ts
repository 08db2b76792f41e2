import { STATUS_CODES } from 'node:http';
import { createOutbound, OutboundError } from '@linkvitals/outbound';
import { siteAccess } from '../check/options/site-access.ts';
import { printable } from './printable.ts';

export interface Post {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** Max milliseconds from DNS to the end of the answer. */
  readonly timeoutMs: number;
}

/** The answer of a receiver. No answer is a value too, with `status` null. */
export type Posted = { readonly ms: number } & (
  | { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: Uint8Array }
  | { readonly status: null; readonly error: string }
);

export interface PostClient {
  send(post: Post): Promise<Posted>;
  close(): Promise<void>;
}

const MAX_ANSWER_BYTES = 64 * 1024;

/**
 * Posts to one URL that the operator typed, so private addresses are allowed. The limits are those of the service: it
 * follows no redirects, and reads 64 KiB of the answer.
 */
export async function createPostClient(url: string): Promise<PostClient> {
  const outbound = createOutbound(await siteAccess(new URL(url), true));
  return {
    close: () => outbound.close(),
    async send({ headers, body, timeoutMs }) {
      const started = performance.now();
      const ms = () => Math.round(performance.now() - started);
      const limits = { connectMs: timeoutMs, totalMs: timeoutMs };
      try {
        const fetched = { url, method: 'POST', headers, body, limits, maxBodyBytes: MAX_ANSWER_BYTES } as const;
        const answer = await outbound.request(fetched);
        if (answer.bodyError === 'timeout') return { status: null, error: late(timeoutMs), ms: ms() };
        return { status: answer.status, headers: answer.headers, body: answer.body, ms: ms() };
      } catch (error) {
        if (!(error instanceof OutboundError)) throw error;
        const why = error.code === 'timeout' ? late(timeoutMs) : `${error.message} (${error.reason ?? error.code})`;
        return { status: null, error: printable(why), ms: ms() };
      }
    },
  };
}

const late = (timeoutMs: number) => `No complete answer within ${timeoutMs / 1000} seconds.`;

/** The status line of an answer, as `204 No Content`. */
export const statusLine = (status: number): string => `${status} ${STATUS_CODES[status] ?? ''}`.trimEnd();
