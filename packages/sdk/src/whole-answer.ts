import { ConnectionError } from './errors.ts';

/**
 * `fetch` for ky that settles when the whole body has arrived, so that the limit of a try covers the body and a
 * connection that is lost in it is tried again like any other. The body of the answer can still be read.
 * It also names the failure itself: ky tells network errors by their wording, which a fetch of the caller's need not use.
 */
export function wholeAnswer(fetch: typeof globalThis.fetch | undefined): (input: unknown) => Promise<Response> {
  return async (input) => {
    const request = input as Request;
    // Kept apart from its object: browsers refuse fetch as a method of anything but the window.
    const send = fetch ?? globalThis.fetch;
    try {
      const response = await send(request);
      if (response.body !== null) await response.clone().arrayBuffer();
      return response;
    } catch (error) {
      if (request.signal.aborted) throw error;
      const { origin } = new URL(request.url);
      throw new ConnectionError(`No answer from ${origin}: ${reason(error)}`, { cause: error });
    }
  };
}

/** undici says only "fetch failed"; what happened is in the cause. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  const code = (cause as { readonly code?: unknown }).code;
  return cause.message || (typeof code === 'string' ? code : error.message);
}
