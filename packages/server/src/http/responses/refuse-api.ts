import type { Middleware } from 'koa';
import type { Config } from '../../config/config.ts';
import { ServiceError } from '../../errors.ts';

/**
 * For a server without the role `api`: its probes answer, the API does not. 503 and not 404: a request that went astray
 * is to be sent to another server, and no object is gone.
 */
export function refuseApi({ roles }: Pick<Config, 'roles'>): Middleware {
  const detail = `This server does not answer the API; its roles are: ${roles.join(', ')}.`;
  return async (koa, next) => {
    if (koa.path.startsWith('/api/')) throw new ServiceError('unavailable', { detail, retryAfterSeconds: 5 });
    await next();
  };
}
