import type Router from '@koa/router';
import type { Method } from '@linkvitals/contract';
import type { Middleware, ParameterizedContext } from 'koa';
import { ServiceError } from '../../errors.ts';
import type { RequestState } from '../state.ts';

type Handler = (koa: ParameterizedContext<RequestState> & { params: Record<string, string> }) => Promise<void> | void;

/** What a path answers, by method. */
export type Handlers = { readonly [method in Method]?: Handler };

const allowOf = (handlers: Handlers): string =>
  [...Object.keys(handlers), ...('get' in handlers ? ['head'] : []), 'options'].join(', ').toUpperCase();

/**
 * Binds everything that a path answers: its methods, HEAD where there is GET, OPTIONS, and 405 for any other. Bind a path
 * before those whose parameters would take it.
 */
export function bindPath(router: Router<RequestState>, path: string, handlers: Handlers): void {
  const allow = allowOf(handlers);
  for (const [method, handler] of Object.entries(handlers)) {
    router[method as Method](path, handler as unknown as Middleware);
  }
  router.options(path, (koa) => {
    koa.status = 204;
    koa.set({ Allow: allow, 'Cache-Control': 'no-store' });
  });
  router.all(path, (koa) => {
    koa.set('Allow', allow);
    throw new ServiceError('method_not_allowed', `This path does not take ${koa.method}. It takes ${allow}.`);
  });
}
