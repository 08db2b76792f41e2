import Router from '@koa/router';
import { operations } from '@linkvitals/contract';
import { type BindOptions, handleOperation } from './handle-operation.ts';
import type { Route } from './route.ts';
import type { RequestState } from './state.ts';

/** @throws Error that names every operation without a handler and every handler without an operation. */
function pair(routes: readonly Route[]): Map<string, Route> {
  const byId = new Map(routes.map((route) => [route.id as string, route]));
  const faults = [
    ...operations.filter(({ id }) => !byId.has(id)).map(({ id }) => `${id} has no handler`),
    ...routes
      .filter(({ id }) => !operations.some((operation) => operation.id === id))
      .map(({ id }) => `${id} is not in openapi.yaml`),
    ...(byId.size < routes.length ? ['an operation has two handlers'] : []),
  ];
  if (faults.length > 0) throw new Error(`The contract and the handlers do not match: ${faults.join('; ')}.`);
  return byId;
}

/** `/domains/{domain_id}` as the router writes it. */
const routerPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Every operation of the contract on its path. @throws Error when contract and handlers do not match. */
export function bindOperations(routes: readonly Route[], options: BindOptions): Router<RequestState> {
  const byId = pair(routes);
  const router = new Router<RequestState>();
  for (const operation of operations) {
    const handle = handleOperation(operation, byId.get(operation.id) as Route, options);
    router[operation.method](routerPath(operation.path), handle as Parameters<typeof router.get>[1]);
  }
  return router;
}
