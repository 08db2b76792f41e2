import type { Middleware } from 'koa';
import type { Config } from '../../config/config.ts';
import { ServiceError } from '../../errors.ts';

/**
 * Refuses requests of the API on servers without the role `api`; probes are answered. The status is 503 and not 404:
 * the request reached the wrong server, and no object is missing.
 */
export function refuseApi({ roles }: Pick<Config, 'roles'>): Middleware {
  const detail = `This server does not answer the API; its roles are: ${roles.join(', ')}.`;
  return async (koa, next) => {
    if (koa.path.startsWith('/api/')) throw new ServiceError('unavailable', { detail, retryAfterSeconds: 5 });
    await next();
  };
}
