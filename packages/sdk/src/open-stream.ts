import type { Query } from './call.ts';
import type { ClientConfig } from './client-options.ts';
import { errorFromResponse } from './error-from-response.ts';
import { ConnectionError, InvalidResponseError, TimeoutError } from './errors.ts';
import { requestUrl } from './request-url.ts';

interface StreamCall {
  readonly path: string;
  readonly ids: readonly unknown[];
  readonly query?: Query | undefined;
  /** Media type of the answer, or a range of types for a file. Default `text/event-stream`. */
  readonly accept?: string;
  readonly lastEventId?: string | undefined;
  /** Ends the stream. */
  readonly signal?: AbortSignal | undefined;
}

/** Begins to read a stream of events or a file, with one request. */
export type OpenStream = (call: StreamCall) => Promise<Response>;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Makes the function that opens streams. @throws ApiError, InvalidResponseError when the answer is no stream,
 * ConnectionError, TimeoutError, the signal's reason
 */
export function createOpenStream(config: ClientConfig): OpenStream {
  return async ({ path, ids, query = {}, accept = 'text/event-stream', lastEventId, signal }) => {
    const url = requestUrl(config.baseUrl, path, ids);
    for (const name in query) if (query[name] !== undefined) url.searchParams.set(name, `${query[name]}`);
    const request = `GET ${url.pathname}`;
    const headers = new Headers(config.headers);
    headers.set('accept', accept);
    if (lastEventId !== undefined) headers.set('last-event-id', lastEventId);
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), config.timeoutMs);
    const send = config.fetch ?? globalThis.fetch;
    try {
      const both = AbortSignal.any(signal ? [signal, late.signal] : [late.signal]);
      const response = await send(new Request(url, { headers, signal: both, redirect: 'manual' }));
      if (!response.ok) throw errorFromResponse(request, response, parse(await response.text()));
      const { status } = response;
      const requestId = response.headers.get('x-request-id') ?? undefined;
      const type = response.headers.get('content-type') ?? 'no content type';
      if (accept === '*/*' || type.startsWith(accept)) return response;
      throw new InvalidResponseError(`${request}: ${status} with ${type} instead of a stream of events`, {
        status,
        requestId,
      });
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      if (late.signal.aborted) throw new TimeoutError(`${request}: no answer within ${config.timeoutMs} ms`);
      // fetch fails with a TypeError; other errors come from this package.
      if (!(error instanceof TypeError)) throw error;
      throw new ConnectionError(`No answer from ${url.origin}: ${error.message}`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  };
}
