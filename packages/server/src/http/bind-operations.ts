import { type Operation, operations } from '@linkvitals/contract';
import { handleFile } from './handle-file.ts';
import { type BindOptions, handleOperation, isProbe } from './handle-operation.ts';
import { handleStream } from './handle-stream.ts';
import { bindPath, type Handlers } from './requests/bind-path.ts';
import type { RouterTable } from './requests/router-table.ts';
import type { AnyRoute } from './route.ts';
import { routes } from './routes/generated/routes.ts';

/** Converts `/domains/{domain_id}` to the syntax of the router. */
const routerPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/**
 * Sorts literal segments before parameters, because OpenAPI matches concrete paths first. `~` comes after every letter.
 */
const concreteFirst = (a: string, b: string): number => (a.replaceAll('{', '~') < b.replaceAll('{', '~') ? -1 : 1);

/**
 * Binds the operations of the contract to their paths: all of them when the server has the role `api`, otherwise only
 * the probes, so that no spelling of an address reaches the others.
 */
export function bindOperations(routers: RouterTable, options: BindOptions): void {
  const hasApi = options.services.config.roles.includes('api');
  const bound = operations.filter((operation) => hasApi || isProbe(operation));
  const handlerOf = (operation: Operation) => {
    const route: AnyRoute = routes[operation.id];
    if ('open' in route) return handleFile(operation, route, options);
    return 'begin' in route ? handleStream(operation, route, options) : handleOperation(operation, route, options);
  };
  for (const path of [...new Set(bound.map((operation) => operation.path))].sort(concreteFirst)) {
    const here = bound.filter((operation) => operation.path === path);
    const handlers: Handlers = Object.fromEntries(here.map((operation) => [operation.method, handlerOf(operation)]));
    bindPath(routers, routerPath(path), handlers);
  }
}
