import type { Streamed } from './call.ts';
import { ConnectionError, InvalidResponseError } from './errors.ts';

/** Max bytes of an answer, far above the largest page of a list. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * A `fetch` for ky that resolves when the whole body has arrived, unless that is `streamed`. So the limit of a try
 * covers the body, and a connection that is lost in it is tried again like any other. The body of the answer can still
 * be read. It also words the failure itself: ky recognises network errors by their text, which a caller's fetch need
 * not use.
 */
export function fetchAnswer(
  fetch: typeof globalThis.fetch | undefined,
  streamed: Streamed | undefined,
): (input: unknown) => Promise<Response> {
  return async (input) => {
    const request = input as Request;
    // It is called without its object, because browsers refuse fetch as a method of anything but the window.
    const send = fetch ?? globalThis.fetch;
    try {
      const response = await send(request);
      if (streamed === undefined || !response.ok) await readThrough(response, request.url);
      return response;
    } catch (error) {
      if (request.signal.aborted || error instanceof InvalidResponseError) throw error;
      const { origin } = new URL(request.url);
      throw new ConnectionError(`No answer from ${origin}: ${reason(error)}`, { cause: error });
    }
  };
}

/**
 * Reads the body to its end.
 * @throws InvalidResponseError when it is too long; the rest is not read.
 */
async function readThrough(response: Response, url: string): Promise<void> {
  const reader = response.clone().body?.getReader();
  for (let size = 0; reader !== undefined; ) {
    const { done, value } = await reader.read();
    if (done) return;
    size += value.length;
    if (size <= MAX_BYTES) continue;
    // Both halves of the body are canceled, because only then is the connection released.
    void reader.cancel();
    void response.body?.cancel();
    const { status, headers } = response;
    const requestId = headers.get('x-request-id') ?? undefined;
    throw new InvalidResponseError(`${url}: ${status} with more than ${MAX_BYTES} bytes`, { status, requestId });
  }
}

/** The reason of a failure. undici only says "fetch failed", and has the reason in the cause. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  const code = (cause as { readonly code?: unknown }).code;
  return cause.message || (typeof code === 'string' ? code : error.message);
}
