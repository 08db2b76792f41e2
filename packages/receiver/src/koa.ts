import type { IncomingMessage, ServerResponse } from 'node:http';
import { hangUpSignal } from './node/hang-up-signal.ts';
import { readNodeBody } from './node/read-node-body.ts';
import type { Receiver } from './receiver-types.ts';

const HINT =
  'a body parser has read this request, and its bytes are gone; the signature is over the bytes. ' +
  'Mount the receiver above it: app.use(koaMiddleware(receiver, { path })) before app.use(bodyParser()).';

/** The members of Koa's context that are used; structural, so that this package needs no Koa types. */
export interface KoaLikeContext {
  req: IncomingMessage & { rawBody?: unknown };
  res: ServerResponse;
  request: { rawBody?: unknown; body?: unknown };
  path: string;
  status: number;
  body: unknown;
  set(headers: Record<string, string>): void;
}

export interface KoaMiddlewareOptions {
  /** Path that is answered; other requests are passed to the next middleware. Default: any, for use in a router. */
  path?: string | undefined;
}

/**
 * A middleware for `app.use(koaMiddleware(receiver, { path: '/webhooks' }))`, best above any body parser. Below
 * `@koa/bodyparser` it takes the text that the parser keeps. Below a parser that keeps nothing it answers 500 and
 * reports the change to make.
 */
export function koaMiddleware(receiver: Receiver, { path }: KoaMiddlewareOptions = {}) {
  return async (ctx: KoaLikeContext, next: () => Promise<unknown>): Promise<void> => {
    if (path !== undefined && ctx.path !== path) {
      await next();
      return;
    }
    const candidates = () => [ctx.req.rawBody, ctx.request.rawBody, ctx.request.body];
    const { status, headers, body } = await receiver.handle({
      method: ctx.req.method,
      headers: ctx.req.headers,
      signal: hangUpSignal(ctx.res),
      body: (maxBytes) => readNodeBody(ctx.req, maxBytes, { candidates, hint: HINT }),
    });
    ctx.status = status;
    ctx.body = body;
    ctx.set(headers);
  };
}
