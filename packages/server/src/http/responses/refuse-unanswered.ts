import type { Middleware } from 'koa';
import { ServiceError } from '../../errors.ts';

/** Answers a path without a route with a problem. */
export const refuseUnanswered: Middleware = async (koa, next) => {
  await next();
  if (koa.status === 404 && koa.body === undefined) {
    throw new ServiceError('not_found', 'There is no such path. The API is described in /openapi.yaml.');
  }
};
