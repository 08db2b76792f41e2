import { Readable } from 'node:stream';
import type { Operation } from '@linkvitals/contract';
import type { ParameterizedContext } from 'koa';
import type { Context } from '../context.ts';
import type { BindOptions } from './handle-operation.ts';
import { authorise } from './requests/authorise.ts';
import { guardOf } from './requests/guard.ts';
import { uncounted } from './requests/rate-limit.ts';
import type { StreamRoute } from './route.ts';
import type { RequestState } from './state.ts';

/** Milliseconds without reading after which a stream is closed and its place is free */
const UNREAD_FOR = 60_000;

type Koa = ParameterizedContext<RequestState> & { params: Readonly<Record<string, string>> };

/** Makes the middleware of an operation whose answer continues until it ends, or the caller disconnects. */
export function handleStream(operation: Operation, route: StreamRoute, options: BindOptions) {
  const { gate } = options.services;
  const begin = async (koa: Koa, signal: AbortSignal): Promise<AsyncIterable<string>> => {
    const ctx = (await authorise(koa, { operation, ...options })) as Context;
    const header = (name: string) => koa.req.headers[name.toLowerCase()]?.toString();
    const query = new URLSearchParams(koa.querystring);
    const { path } = guardOf(operation)({ path: koa.params, query, header, body: undefined });
    const again = { operation, ...options, rateLimit: uncounted };
    const reauthorise = () => gate.through(async () => (await authorise(koa, again)) as Context);
    return route.begin({ ctx, path, lastEventId: header('last-event-id'), signal, authorise: reauthorise });
  };
  return async (koa: Koa): Promise<void> => {
    koa.state.operation = operation.id;
    const gone = new AbortController();
    koa.res.once('close', () => gone.abort());
    if (koa.res.destroyed) gone.abort();
    const text = await gate.through(() => begin(koa, gone.signal));
    // Proxies must pass each event on at once.
    koa.set({ 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' });
    koa.status = 200;
    koa.type = 'text/event-stream';
    // A connection without traffic has a caller who does not read, because comments are sent on silent streams.
    koa.res.setTimeout(options.unreadFor ?? UNREAD_FOR);
    // Events are written one at a time: those that a caller has not read yet stay unwritten.
    koa.body = Readable.from(text, { objectMode: true, highWaterMark: 1 });
  };
}
