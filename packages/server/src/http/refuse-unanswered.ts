import type { Middleware } from 'koa';
import { ServiceError } from '../errors.ts';

/** What no route took becomes a problem; the router has set Allow where only the method was wrong. */
export const refuseUnanswered: Middleware = async (koa, next) => {
  await next();
  if (koa.status === 405 || koa.status === 501) {
    throw new ServiceError(
      'method_not_allowed',
      'This path does not take that method; Allow names those that it takes.',
    );
  }
  if (koa.status === 404 && koa.body === undefined) {
    throw new ServiceError('not_found', 'There is no such path. The API is described in /openapi.yaml.');
  }
};
