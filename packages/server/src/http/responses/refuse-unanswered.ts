import type { Middleware } from 'koa';
import { ServiceError } from '../../errors.ts';

/** A path that no route took is a problem. */
export const refuseUnanswered: Middleware = async (koa, next) => {
  await next();
  if (koa.status === 404 && koa.body === undefined) {
    throw new ServiceError('not_found', 'There is no such path. The API is described in /openapi.yaml.');
  }
};
