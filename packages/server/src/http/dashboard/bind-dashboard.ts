import { join } from 'node:path';
import type { ParameterizedContext } from 'koa';
import sirv from 'sirv';
import { ServiceError } from '../../platform/errors.ts';
import { bindPath } from '../requests/bind-path.ts';
import type { RouterTable } from '../requests/router-table.ts';
import type { dashboardPage } from './dashboard-page.ts';
import type { createFirstAnswers } from './first-answers.ts';
import type { DashboardBuild } from './read-build.ts';

const YEAR_S = 31_536_000;

/** Serves files whose names have a hash of their content, so they never change. */
function serveAssets(folder: string): (koa: ParameterizedContext) => void {
  const serve = sirv(join(folder), { immutable: true, maxAge: YEAR_S, brotli: true, gzip: true, etag: true });
  return (koa) => {
    // The library answers invalid ranges with an invalid length. Files are small and cached for a year.
    delete koa.req.headers.range;
    let isMissing = false;
    serve(koa.req, koa.res, () => {
      isMissing = true;
    });
    if (isMissing)
      throw new ServiceError('not_found', 'There is no such file. Reload the page: it may be of an older version.');
    koa.respond = false;
  };
}

interface Pages {
  readonly build: DashboardBuild;
  readonly send: ReturnType<typeof dashboardPage>;
  readonly firstAnswers: ReturnType<typeof createFirstAnswers>;
}

/** Binds the pages and their files. Paths that the server itself answers must be bound before. */
export function bindDashboard(routers: RouterTable, { build, send, firstAnswers }: Pages): void {
  bindPath(routers, '/assets/:file', { get: serveAssets(build.folder) });
  for (const { path, scripts } of build.pages) {
    bindPath(routers, path.replaceAll('$', ':'), {
      get: async (koa) => send(koa, 200, { scripts, answers: await firstAnswers(koa, path) }),
    });
  }
}
