import type { Method } from '@linkvitals/contract';
import { ServiceError } from '../../errors.ts';
import type { Handler, RouterTable } from './router-table.ts';

/** What a path answers, by method. */
export type Handlers = { readonly [method in Method]?: Handler };

const allowOf = (handlers: Handlers): string =>
  [...Object.keys(handlers), ...('get' in handlers ? ['head'] : []), 'options'].join(', ').toUpperCase();

/**
 * Binds everything that a path answers: its methods, HEAD where there is GET, OPTIONS, and 405 for any other. Bind a path
 * before those whose parameters would take it.
 */
export function bindPath(routers: RouterTable, path: string, handlers: Handlers): void {
  const allow = allowOf(handlers);
  const handlerOf = (method: string): Handler | undefined =>
    handlers[(method === 'HEAD' ? 'get' : method.toLowerCase()) as Method];
  routers.bind(path, (koa) => {
    const handler = handlerOf(koa.method);
    if (handler !== undefined) return handler(koa);
    koa.set('Allow', allow);
    if (koa.method !== 'OPTIONS') {
      throw new ServiceError('method_not_allowed', `This path does not take ${koa.method}. It takes ${allow}.`);
    }
    koa.status = 204;
    koa.set('Cache-Control', 'no-store');
  });
}
