import ky, { isHTTPError, isTimeoutError } from 'ky';
import type { Call, Query, Send } from './call.ts';
import { type ClientConfig, checkTimeout } from './client-options.ts';
import { errorFromResponse } from './error-from-response.ts';
import { TimeoutError } from './errors.ts';
import { fetchAnswer } from './fetch-answer.ts';
import type { Platform } from './platform.ts';
import { readAnswer } from './read-answer.ts';
import { requestUrl } from './request-url.ts';
import { retryOptions } from './retry-options.ts';

/** Sends calls with ky: try after try until an answer, a final error, the end of the time, or an abort. */
export function createTransport(config: ClientConfig, platform: Platform): Send {
  return async ({ method, path, ids, query, body, options = {}, accepted, streamed }: Call) => {
    const url = requestUrl(config.baseUrl, path, ids);
    const request = `${method} ${url.pathname}`;
    const { signal, timeoutMs = config.timeoutMs, idempotencyKey, ifMatch, lastEventId, ...others } = options;
    signal?.throwIfAborted();
    const headers = new Headers(config.headers);
    const set = (name: string, value: string | undefined) => value !== undefined && headers.set(name, value);
    set('accept', streamed);
    set('idempotency-key', method === 'POST' ? (idempotencyKey ?? platform.idempotencyKey()) : undefined);
    set('if-match', ifMatch);
    set('last-event-id', lastEventId);
    const startedAt = platform.now();
    try {
      const response = await ky(url, {
        method,
        headers,
        searchParams: method === 'DELETE' ? (others as Query) : query,
        json: body,
        signal: signal ?? null,
        // A followed redirect would change a POST into a GET of something else (Fetch, section 4.4).
        redirect: 'manual',
        fetch: fetchAnswer(config.fetch, streamed),
        timeout: checkTimeout('timeoutMs', timeoutMs),
        totalTimeout: config.totalTimeoutMs,
        throwHttpErrors: (status) => status !== accepted,
        retry: retryOptions({ method, hasIfMatch: ifMatch !== undefined, startedAt, streamed }, config, platform),
      });
      return await readAnswer(request, response, streamed);
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      if (isHTTPError(error)) throw errorFromResponse(request, error.response, error.data);
      if (!isTimeoutError(error)) throw error;
      const total = config.totalTimeoutMs;
      // Timers may fire a millisecond early.
      const isTotal = platform.now() - startedAt + 1 >= total;
      throw new TimeoutError(`${request}: no answer within ${isTotal ? `${total} ms in all` : `${timeoutMs} ms`}`);
    }
  };
}
