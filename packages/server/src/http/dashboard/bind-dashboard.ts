import { join } from 'node:path';
import type { ParameterizedContext } from 'koa';
import sirv from 'sirv';
import { ServiceError } from '../../errors.ts';
import { bindPath } from '../requests/bind-path.ts';
import type { RouterTable } from '../requests/router-table.ts';
import type { dashboardPage } from './dashboard-page.ts';
import type { createFirstAnswers } from './first-answers.ts';
import type { DashboardBuild } from './read-build.ts';

const YEAR_S = 31_536_000;

/** Files whose names hold a hash of their content: they never change. */
function serveAssets(folder: string): (koa: ParameterizedContext) => void {
  const serve = sirv(join(folder), { immutable: true, maxAge: YEAR_S, brotli: true, gzip: true, etag: true });
  return (koa) => {
    // The library answers ranges that are none with a length that is none. Files are small and kept for a year.
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

/** Binds the pages and their files. What the server answers itself must be bound before. */
export function bindDashboard(routers: RouterTable, { build, send, firstAnswers }: Pages): void {
  bindPath(routers, '/assets/:file', { get: serveAssets(build.folder) });
  for (const { path, scripts } of build.pages) {
    bindPath(routers, path.replaceAll('$', ':'), {
      get: async (koa) => send(koa, 200, { scripts, answers: await firstAnswers(koa, path) }),
    });
  }
}
