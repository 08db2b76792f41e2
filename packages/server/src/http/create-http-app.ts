import Koa, { type Middleware } from 'koa';
import type { Services } from '../context.ts';
import type { Config } from '../platform/config/config.ts';
import { ServiceError } from '../platform/errors.ts';
import { bindOperations } from './bind-operations.ts';
import { bindDashboard } from './dashboard/bind-dashboard.ts';
import { dashboardPage, pageNotFound } from './dashboard/dashboard-page.ts';
import { createFirstAnswers } from './dashboard/first-answers.ts';
import { readBuild } from './dashboard/read-build.ts';
import type { BindOptions } from './handle-operation.ts';
import { bindPath } from './requests/bind-path.ts';
import { createCostlyAnswers } from './requests/costly-answers.ts';
import { createRateLimit } from './requests/rate-limit.ts';
import { requestId } from './requests/request-id.ts';
import { RouterTable } from './requests/router-table.ts';
import { createWrongKeys } from './requests/wrong-keys.ts';
import { badgeImage } from './responses/badge-image.ts';
import { botPage } from './responses/bot-page.ts';
import { checkSent, type OnChecked } from './responses/check-sent.ts';
import { docsPage } from './responses/docs-page.ts';
import { handleErrors } from './responses/handle-errors.ts';
import { linkPage, linkTargets } from './responses/link-page.ts';
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
  bindPath(routers, '/openapi.yaml', { get: serveContract('yaml', services.config) });
  bindPath(routers, '/openapi.json', { get: serveContract('json', services.config) });
  bindPath(routers, '/bot', { get: botPage(services.config) });
  if (services.config.roles.includes('api')) {
    bindPath(routers, '/unsubscribe/:token', { get: unsubscribePage(services), post: unsubscribe(services, false) });
    bindPath(routers, '/unsubscribe/:token/undo', { post: unsubscribe(services, true) });
    const parts = { services, rateLimit, costly };
    bindPath(routers, '/share/:token', { get: sharePage(parts), post: enterSharePassword(parts) });
    bindPath(routers, '/badge/:file', { get: badgeImage(parts) });
  }
  const notFound = bindPages(routers, operationParts);
  const docs = docsPage(notFound !== undefined);
  for (const path of ['/docs', '/docs/:section']) bindPath(routers, path, { get: docs });
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

/**
 * Refuses requests of the API on servers without the role `api`; probes are answered. The status is 503 and not 404:
 * the request reached the wrong server, and no object is missing.
 */
function refuseApi({ roles }: Pick<Config, 'roles'>): Middleware {
  const detail = `This server does not answer the API; its roles are: ${roles.join(', ')}.`;
  return async (koa, next) => {
    if (koa.path.startsWith('/api/')) throw new ServiceError('unavailable', { detail, retryAfterSeconds: 5 });
    await next();
  };
}

/** Answers a path without a route with a problem. */
const refuseUnanswered: Middleware = async (koa, next) => {
  await next();
  if (koa.status === 404 && koa.body === undefined) {
    throw new ServiceError('not_found', 'There is no such path. The API is described in /openapi.yaml.');
  }
};

const isHost = (name: string, index: number): boolean => index % 2 === 0 && name.toLowerCase() === 'host';

/**
 * Requires exactly one Host header (RFC 9112, section 3.2). Nothing here depends on the host, but other requests are
 * not HTTP/1.1.
 */
const requireHost: Middleware = async (koa, next) => {
  if (koa.req.httpVersion === '1.1' && koa.req.rawHeaders.filter(isHost).length !== 1) {
    throw new ServiceError('malformed_request', 'An HTTP/1.1 request has one Host header.');
  }
  await next();
};

const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*([^#]*)/i;

/** The path and query of a request target in any of its forms (RFC 9112, section 3.2), unchanged */
function toOriginForm(target: string): string {
  if (target.startsWith('/')) return target;
  const rest = ABSOLUTE_FORM.exec(target)?.[1];
  if (rest === undefined) return '*';
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Middleware that reduces the target to path and query, whatever form the request line had. */
const originForm: Middleware = async (koa, next) => {
  koa.req.url = toOriginForm(koa.req.url ?? '/');
  await next();
};
