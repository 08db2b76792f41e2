import Router from '@koa/router';
import type { Middleware } from 'koa';
import type { RequestState } from '../state.ts';

/** `/api/v1/domains/…` begins with `api/v1/domains`, every other path with its first segment. */
function beginningOf(path: string): string {
  const [, first = '', version = '', collection = ''] = path.split('/', 4);
  return first === 'api' ? `${first}/${version}/${collection}` : first;
}

/**
 * Routers by how the paths that they bind begin. A router tries its paths one after the other with every request, and the API
 * has a hundred.
 */
export class RouterTable {
  readonly #routers = new Map<string, Router<RequestState>>();

  /** The router for a path as it is bound. @throws Error for one that begins with a parameter */
  at(path: string): Router<RequestState> {
    const beginning = beginningOf(path);
    if (beginning.includes(':')) throw new Error(`${path} begins with a parameter.`);
    // One address, one spelling: what stands before the server decides by the path as it is written.
    const router = this.#routers.get(beginning) ?? new Router<RequestState>({ sensitive: true, strict: true });
    this.#routers.set(beginning, router);
    return router;
  }

  routes(): Middleware<RequestState> {
    const routes = new Map(
      [...this.#routers].map(([beginning, router]) => [beginning, router.routes() as Middleware<RequestState>]),
    );
    return (koa, next) => {
      const route = routes.get(beginningOf(koa.path));
      return route === undefined ? next() : route(koa, next);
    };
  }
}
