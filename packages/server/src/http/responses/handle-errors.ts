import type { Middleware, ParameterizedContext } from 'koa';
import { ServiceError } from '../../platform/errors.ts';
import { type DatabaseTrouble, databaseTrouble } from '../../platform/storage/index.ts';
import { loggedPath } from '../requests/logged-path.ts';
import type { RequestState } from '../state.ts';
import { problems, toProblem } from './problem.ts';

/** Sends a problem. Nothing that was set on the response before is kept except the request id. */
export function sendProblem(koa: ParameterizedContext<RequestState>, error: ServiceError): void {
  const place = { path: koa.path, requestId: koa.state.requestId };
  koa.status = problems[error.code].status;
  koa.body = JSON.stringify(toProblem(error.code, error.options, place));
  koa.type = 'application/problem+json';
  koa.set('Cache-Control', 'no-store');
  if (error.options.retryAfterSeconds !== undefined) koa.set('Retry-After', String(error.options.retryAfterSeconds));
  if (error.code === 'unauthorized') koa.set('WWW-Authenticate', 'Bearer realm="linkvitals"');
}

/**
 * Seconds until a retry makes sense: enough for another transaction on the row to end; longer for locks and for a
 * database that does not respond.
 */
const RETRY_AFTER: Readonly<Record<DatabaseTrouble, number>> = {
  busy: 1,
  locked: 5,
  away: 5,
  refuses: 5,
  'read-only': 5,
  full: 5,
  damaged: 5,
};

const details: Readonly<Record<DatabaseTrouble, string>> = {
  busy: 'Others are writing to the same objects. Nothing was done; try again.',
  locked: 'Another client of the database holds a lock on what the request needs. Nothing was done; try again.',
  away: 'The connection to the database was lost. What was under way may have been done or not: send it again with the same Idempotency-Key or If-Match.',
  refuses: 'The database refuses the server. Nothing was done; its operator has to look at the log.',
  'read-only': 'The database takes no writes at the moment. Nothing was done; reading works.',
  damaged: 'The database is damaged or gone. Its operator has to look at the log.',
  full: 'The database has no room left. Nothing was done; reading works.',
};

/** The error for a database in trouble, which is no bug of the server: 503 makes callers retry. */
const unavailable = (trouble: DatabaseTrouble): ServiceError =>
  new ServiceError('unavailable', { detail: details[trouble], retryAfterSeconds: RETRY_AFTER[trouble] });

/**
 * Converts every error to a problem. An unknown error is logged completely, and answered with 500 without its message.
 */
export const handleErrors: Middleware<RequestState> = async (koa, next) => {
  try {
    await next();
  } catch (error) {
    if (koa.headerSent) {
      // Anything sent now would be read as the rest of the answer, or as the next one.
      koa.state.log.error({ err: error, method: koa.method, path: loggedPath(koa.path) }, 'an answer broke off');
      koa.respond = false;
      koa.res.destroy();
      return;
    }
    if (error instanceof ServiceError) {
      sendProblem(koa, error);
      return;
    }
    const trouble = databaseTrouble(error);
    if (trouble !== undefined) {
      koa.state.log.warn(
        { err: error, trouble, method: koa.method, path: loggedPath(koa.path) },
        'the database failed a request',
      );
      sendProblem(koa, unavailable(trouble));
      return;
    }
    koa.state.log.error({ err: error, method: koa.method, path: loggedPath(koa.path) }, 'request failed');
    const detail = 'Nothing was done. Try again; if it stays, give the operator the request id.';
    sendProblem(koa, new ServiceError('internal_error', detail));
  }
};
