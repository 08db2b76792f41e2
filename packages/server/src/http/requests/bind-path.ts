import type { Method } from '@linkvitals/contract';
import type { Middleware, ParameterizedContext } from 'koa';
import { ServiceError } from '../../platform/errors.ts';
import type { RequestState } from '../state.ts';
import type { RouterTable } from './router-table.ts';

type Handler = (koa: ParameterizedContext<RequestState> & { params: Record<string, string> }) => Promise<void> | void;

/** Handlers of a path, by method */
export type Handlers = { readonly [method in Method]?: Handler };

const allowOf = (handlers: Handlers): string =>
  [...Object.keys(handlers), ...('get' in handlers ? ['head'] : []), 'options'].join(', ').toUpperCase();

/**
 * Binds all methods of a path: its handlers, HEAD beside GET, OPTIONS, and 405 for any other. A path must be bound
 * before paths with parameters that also match it.
 */
export function bindPath(routers: RouterTable, path: string, handlers: Handlers): void {
  const allow = allowOf(handlers);
  const handlerOf = (method: string): Handler | undefined =>
    handlers[(method === 'HEAD' ? 'get' : method.toLowerCase()) as Method];
  // One entry for each path, because a router tries all its entries one after the other.
  routers.at(path).all(path, ((koa: Parameters<Handler>[0]) => {
    const handler = handlerOf(koa.method);
    if (handler !== undefined) return handler(koa);
    koa.set('Allow', allow);
    if (koa.method !== 'OPTIONS') {
      throw new ServiceError('method_not_allowed', `This path does not take ${koa.method}. It takes ${allow}.`);
    }
    koa.status = 204;
    koa.set('Cache-Control', 'no-store');
  }) as unknown as Middleware);
}
