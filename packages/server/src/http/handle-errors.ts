import type { Middleware, ParameterizedContext } from 'koa';
import { ServiceError } from '../errors.ts';
import { problems, toProblem } from './problem.ts';
import type { RequestState } from './state.ts';

/** Puts a problem on the answer; nothing that was set before stays but the request id. */
export function sendProblem(koa: ParameterizedContext<RequestState>, error: ServiceError): void {
  const place = { path: koa.path, requestId: koa.state.requestId };
  koa.status = problems[error.code].status;
  koa.body = JSON.stringify(toProblem(error.code, error.options, place));
  koa.type = 'application/problem+json';
  koa.set('Cache-Control', 'no-store');
  if (error.options.retryAfterSeconds !== undefined) koa.set('Retry-After', String(error.options.retryAfterSeconds));
  if (error.code === 'unauthorized') koa.set('WWW-Authenticate', 'Bearer realm="linkvitals"');
}

/** Every error leaves as a problem; what we do not know is logged whole and told as 500 without a word of it. */
export const handleErrors: Middleware<RequestState> = async (koa, next) => {
  try {
    await next();
  } catch (error) {
    if (error instanceof ServiceError) {
      sendProblem(koa, error);
      return;
    }
    koa.state.log.error({ err: error, method: koa.method, path: koa.path }, 'request failed');
    const detail = 'Nothing was done. Try again; if it stays, tell the operator the request id.';
    sendProblem(koa, new ServiceError('internal_error', detail));
  }
};
