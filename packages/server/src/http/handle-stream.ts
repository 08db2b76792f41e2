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

/** ms. Then the stream is cut, and its place is free. */
const UNREAD_FOR = 60_000;

type Koa = ParameterizedContext<RequestState> & { params: Readonly<Record<string, string>> };

/** An operation whose answer goes on until it ends, or the caller leaves. */
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
    // Whatever stands between must pass each event on at once.
    koa.set({ 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' });
    koa.status = 200;
    koa.type = 'text/event-stream';
    // A connection on which nothing moves has a caller who does not read: a stream that is read shows that it is alive.
    koa.res.setTimeout(options.unreadFor ?? UNREAD_FOR);
    // One at a time: what a caller has not read yet stays unwritten.
    koa.body = Readable.from(text, { objectMode: true, highWaterMark: 1 });
  };
}
