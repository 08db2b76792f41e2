import { join } from 'node:path';
import type { ParameterizedContext } from 'koa';
import sirv from 'sirv';
import { ServiceError } from '../../errors.ts';
import { bindPath } from '../requests/bind-path.ts';
import type { RouterTable } from '../requests/router-table.ts';
import type { DashboardBuild } from './read-build.ts';

const YEAR_S = 31_536_000;

/** Files whose names hold a hash of their content: they never change. */
function serveAssets(folder: string): (koa: ParameterizedContext) => void {
  const serve = sirv(join(folder), { immutable: true, maxAge: YEAR_S, brotli: true, gzip: true, etag: true });
  return (koa) => {
    let isMissing = false;
    serve(koa.req, koa.res, () => {
      isMissing = true;
    });
    if (isMissing)
      throw new ServiceError('not_found', 'There is no such file. Reload the page: it may be of an older version.');
    koa.respond = false;
  };
}

/** Binds the pages and their files. What the server answers itself must be bound before. */
export function bindDashboard(
  routers: RouterTable,
  build: DashboardBuild,
  send: (koa: ParameterizedContext, status: 200) => void,
): void {
  bindPath(routers, '/assets/:file', { get: serveAssets(build.folder) });
  for (const path of build.paths) {
    bindPath(routers, path.replaceAll('$', ':'), { get: (koa) => send(koa, 200) });
  }
}
