import Router from '@koa/router';
import type { Middleware } from 'koa';
import type { RequestState } from '../state.ts';

/** The first segment of a path; for paths of the API its first three, `api/v1/domains` */
function beginningOf(path: string): string {
  const [, first = '', version = '', collection = ''] = path.split('/', 4);
  return first === 'api' ? `${first}/${version}/${collection}` : first;
}

/**
 * Routers by the beginnings of the paths that they bind. A router tries its paths one after the other for every
 * request, and the API has a hundred paths.
 */
export class RouterTable {
  readonly #routers = new Map<string, Router<RequestState>>();

  /** The router for a bound path. @throws Error for a path that begins with a parameter */
  at(path: string): Router<RequestState> {
    const beginning = beginningOf(path);
    if (beginning.includes(':')) throw new Error(`${path} begins with a parameter.`);
    // Each address has one spelling, because proxies decide by the path as it is written.
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
