import Koa from 'koa';
import type { Services } from '../context.ts';
import { bindOperations } from './bind-operations.ts';
import { botPage } from './bot-page.ts';
import { handleErrors } from './handle-errors.ts';
import { createRateLimit } from './rate-limit.ts';
import { refuseApi } from './refuse-api.ts';
import { refuseUnanswered } from './refuse-unanswered.ts';
import { requestId } from './request-id.ts';
import { routes } from './routes/index.ts';
import { securityHeaders } from './security-headers.ts';
import { serveContract } from './serve-contract.ts';
import type { RequestState } from './state.ts';

export interface HttpOptions {
  /** Default false. Hold every answer against the contract; for tests. */
  readonly checkResponses?: boolean;
}

/** The whole HTTP side: chain, operations of the contract, the pages beside them. */
export function createHttpApp(services: Services, { checkResponses = false }: HttpOptions = {}): Koa<RequestState> {
  const app = new Koa<RequestState>();
  const rateLimit = createRateLimit(services.config.apiRateLimit);
  const router = bindOperations(routes, { services, rateLimit, checkResponses });
  router.get('/openapi.yaml', serveContract);
  router.get('/bot', botPage(services.config));
  app.on('error', (error) => services.log.warn({ err: error }, 'connection failed'));
  app.use(requestId(services));
  app.use(securityHeaders);
  app.use(handleErrors);
  app.use(refuseUnanswered);
  if (!services.config.roles.includes('api')) app.use(refuseApi(services.config));
  app.use(router.routes());
  app.use(router.allowedMethods());
  return app;
}
