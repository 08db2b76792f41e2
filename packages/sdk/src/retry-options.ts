import { parseRetryAfter } from '@linkvitals/contract/retry-after';
import { isHTTPError, isTimeoutError, type RetryOptions } from 'ky';
import type { Method, Streamed } from './call.ts';
import type { ClientConfig } from './client-options.ts';
import { problemIn } from './error-from-response.ts';
import { ConnectionError } from './errors.ts';
import type { Platform } from './platform.ts';
import { type FailedTry, mayRetry, retryDelay } from './retry-policy.ts';

/** The request whose tries are counted. */
export interface TriedRequest {
  readonly method: Method;
  readonly hasIfMatch: boolean;
  readonly streamed: Streamed | undefined;
  /** Time at which the call began, by the platform's clock. */
  readonly startedAt: number;
}

/**
 * Options of ky, which runs the loop; this package's policy decides. `shouldRetry` always returns true or false, so
 * none of ky's own rules applies: its defaults do not retry POST and time-outs, have no jitter, and bound neither the
 * back-off nor `Retry-After`.
 */
export function retryOptions(request: TriedRequest, config: ClientConfig, platform: Platform): RetryOptions {
  const { totalTimeoutMs, maxRetries } = config;
  let delayMs = 0;
  return {
    limit: request.streamed === undefined ? maxRetries : 0,
    methods: ['get', 'post', 'patch', 'delete'],
    shouldRetry: ({ error, retryCount }) => {
      const failed = describe(request, error);
      if (failed === undefined || !mayRetry(failed)) return false;
      const planned = retryDelay(retryCount, failed.retryAfterMs, platform.random());
      // Otherwise ky would sleep until the time is up, and report a timeout instead of the server's answer.
      const leftMs = totalTimeoutMs - (platform.now() - request.startedAt);
      if (planned === undefined || planned >= leftMs) return false;
      delayMs = platform.waitMs(planned);
      return true;
    },
    delay: () => delayMs,
  };
}

/** Describes a failed try; undefined for other errors: the caller's abort, or a bug. */
function describe({ method, hasIfMatch }: TriedRequest, error: Error): FailedTry | undefined {
  if (isHTTPError(error)) {
    const retryAfter = parseRetryAfter(error.response.headers.get('retry-after'), Date.now());
    const code = problemIn(error.data)?.code;
    return { method, hasIfMatch, status: error.response.status, code, retryAfterMs: retryAfter };
  }
  if (!isTimeoutError(error) && !(error instanceof ConnectionError)) return undefined;
  return { method, hasIfMatch, status: undefined, code: undefined, retryAfterMs: undefined };
}
