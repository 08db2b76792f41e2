import { type Operation, operations } from '@linkvitals/contract';
import { handleFile } from './handle-file.ts';
import { type BindOptions, handleOperation, isProbe } from './handle-operation.ts';
import { handleStream } from './handle-stream.ts';
import { bindPath, type Handlers } from './requests/bind-path.ts';
import type { RouterTable } from './requests/router-table.ts';
import type { AnyRoute } from './route.ts';
import { routes } from './routes/generated/routes.ts';

/** `/domains/{domain_id}` as the router writes it. */
const routerPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Literal segments before parameters: OpenAPI matches concrete paths first. `~` comes after every letter. */
const concreteFirst = (a: string, b: string): number => (a.replaceAll('{', '~') < b.replaceAll('{', '~') ? -1 : 1);

/**
 * The operations of the contract on their paths: all of them where the server has the role `api`, otherwise those
 * beside it, so that no spelling of an address reaches the others.
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
