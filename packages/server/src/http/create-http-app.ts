import Koa from 'koa';
import type { Services } from '../context.ts';
import { bindOperations } from './bind-operations.ts';
import { bindDashboard } from './dashboard/bind-dashboard.ts';
import { dashboardPage, pageNotFound } from './dashboard/dashboard-page.ts';
import { createFirstAnswers } from './dashboard/first-answers.ts';
import { readBuild } from './dashboard/read-build.ts';
import type { BindOptions } from './handle-operation.ts';
import { bindPath } from './requests/bind-path.ts';
import { createCostlyAnswers } from './requests/costly-answers.ts';
import { originForm } from './requests/origin-form.ts';
import { createRateLimit } from './requests/rate-limit.ts';
import { requestId } from './requests/request-id.ts';
import { requireHost } from './requests/require-host.ts';
import { RouterTable } from './requests/router-table.ts';
import { createWrongKeys } from './requests/wrong-keys.ts';
import { badgeImage } from './responses/badge-image.ts';
import { botPage } from './responses/bot-page.ts';
import { checkSent, type OnChecked } from './responses/check-sent.ts';
import { docsPage } from './responses/docs-page.ts';
import { handleErrors } from './responses/handle-errors.ts';
import { linkPage, linkTargets } from './responses/link-page.ts';
import { refuseApi } from './responses/refuse-api.ts';
import { refuseUnanswered } from './responses/refuse-unanswered.ts';
import { securityHeaders } from './responses/security-headers.ts';
import { serveContract } from './responses/serve-contract.ts';
import { enterSharePassword, sharePage } from './responses/share-page.ts';
import { unsubscribe, unsubscribePage } from './responses/unsubscribe-page.ts';
import type { RequestState } from './state.ts';

export interface HttpOptions {
  /** Check everything that is sent against the contract; for tests. Default false. */
  readonly checkResponses?: boolean;
  /** Called with every answer that was checked: operation and status. */
  readonly onChecked?: OnChecked;
  /** Milliseconds that a stream waits for a caller who reads nothing. Default 60 s. For tests. */
  readonly unreadFor?: number;
}

/**
 * Binds the pages for people: the dashboard or, when it is off, pages that name the operation for the token of a link.
 * @returns the handler for browsers at paths without an answer; undefined without a dashboard
 */
function bindPages(routers: RouterTable, options: BindOptions): Koa.Middleware | undefined {
  const { config, log } = options.services;
  if (!config.roles.includes('api')) return undefined;
  const build = readBuild(config.dashboard);
  if (build !== undefined) {
    const send = dashboardPage(build, config.publicUrl);
    bindDashboard(routers, { build, send, firstAnswers: createFirstAnswers(options) });
    return pageNotFound(send);
  }
  if (config.dashboard === 'on')
    log.warn('the dashboard is not served: it is not built; run `npm start`, which builds it');
  for (const [path, target] of Object.entries(linkTargets)) bindPath(routers, path, { get: linkPage(target, config) });
  return undefined;
}

/** Creates the whole HTTP side: chain, operations of the contract, and the pages beside them. */
export function createHttpApp(
  services: Services,
  { checkResponses = false, onChecked, unreadFor }: HttpOptions = {},
): Koa<RequestState> {
  const app = new Koa<RequestState>();
  const rateLimit = createRateLimit(services.config.apiRateLimit);
  const routers = new RouterTable();
  const costly = createCostlyAnswers(services);
  const operationParts = { services, rateLimit, wrongKeys: createWrongKeys(services), costly, unreadFor };
  bindOperations(routers, operationParts);
  bindPath(routers, '/openapi.yaml', { get: serveContract('yaml') });
  bindPath(routers, '/openapi.json', { get: serveContract('json') });
  bindPath(routers, '/bot', { get: botPage(services.config) });
  if (services.config.roles.includes('api')) {
    bindPath(routers, '/unsubscribe/:token', { get: unsubscribePage(services), post: unsubscribe(services, false) });
    bindPath(routers, '/unsubscribe/:token/undo', { post: unsubscribe(services, true) });
    const parts = { services, rateLimit, costly };
    bindPath(routers, '/share/:token', { get: sharePage(parts), post: enterSharePassword(parts) });
    bindPath(routers, '/badge/:file', { get: badgeImage(parts) });
  }
  const notFound = bindPages(routers, operationParts);
  bindPath(routers, '/docs', { get: docsPage(notFound !== undefined) });
  app.on('error', (error: NodeJS.ErrnoException) => {
    // Clients that follow a stream disconnect when they have seen enough.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') services.log.warn({ err: error }, 'connection failed');
  });
  if (checkResponses) app.use(checkSent(onChecked));
  app.use(originForm);
  app.use(requestId(services));
  app.use(securityHeaders);
  app.use(handleErrors);
  app.use(requireHost);
  app.use(refuseUnanswered);
  if (!services.config.roles.includes('api')) app.use(refuseApi(services.config));
  if (notFound !== undefined) app.use(notFound);
  app.use(routers.routes());
  return app;
}
