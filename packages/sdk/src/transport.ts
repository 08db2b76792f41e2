import ky, { isHTTPError, isTimeoutError } from 'ky';
import type { Call, Query, Send } from './call.ts';
import { type ClientConfig, checkTimeout } from './client-options.ts';
import { errorFromResponse } from './error-from-response.ts';
import { TimeoutError } from './errors.ts';
import type { Platform } from './platform.ts';
import { readAnswer } from './read-answer.ts';
import { requestUrl } from './request-url.ts';
import { retryOptions } from './retry-options.ts';
import { wholeAnswer } from './whole-answer.ts';

/** Sends calls with ky: try after try until an answer, a final error, the end of the time, or an abort. */
export function createTransport(config: ClientConfig, platform: Platform): Send {
  return async ({ method, path, ids, query, body, options = {}, accepted }: Call) => {
    const url = requestUrl(config.baseUrl, path, ids);
    const request = `${method} ${url.pathname}`;
    const { signal, timeoutMs = config.timeoutMs, idempotencyKey, ifMatch, ...others } = options;
    signal?.throwIfAborted();
    const headers = new Headers(config.headers);
    if (method === 'POST') headers.set('idempotency-key', idempotencyKey ?? platform.idempotencyKey());
    if (ifMatch !== undefined) headers.set('if-match', ifMatch);
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
        fetch: wholeAnswer(config.fetch),
        timeout: checkTimeout('timeoutMs', timeoutMs),
        totalTimeout: config.totalTimeoutMs,
        throwHttpErrors: (status) => status !== accepted,
        retry: retryOptions({ method, hasIfMatch: ifMatch !== undefined, startedAt }, config, platform),
      });
      return await readAnswer(request, response);
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
