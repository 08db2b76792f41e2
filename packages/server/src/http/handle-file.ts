import { Readable } from 'node:stream';
import type { Operation } from '@linkvitals/contract';
import type { ParameterizedContext } from 'koa';
import type { Context } from '../context.ts';
import type { BindOptions } from './handle-operation.ts';
import { authorise } from './requests/authorise.ts';
import { type AnswerPlace, piecesOf } from './requests/costly-answers.ts';
import { guardOf } from './requests/guard.ts';
import { readingAside, takePlace } from './requests/take-place.ts';
import type { FileAnswer, FileRoute } from './route.ts';
import type { RequestState } from './state.ts';

type Koa = ParameterizedContext<RequestState> & { params: Readonly<Record<string, string>> };

/** Makes the middleware of an operation that answers with a file, sent piece by piece as fast as the caller reads. */
export function handleFile(operation: Operation, route: FileRoute, options: BindOptions) {
  const { gate } = options.services;
  const open = async (koa: Koa, place: AnswerPlace): Promise<FileAnswer> => {
    const ctx = (await authorise(koa, { operation, ...options })) as Context;
    place.isOf(ctx.account.id);
    const header = (name: string) => koa.req.headers[name.toLowerCase()]?.toString();
    const given = new URLSearchParams(koa.querystring);
    const { path, query } = guardOf(operation)({ path: koa.params, query: given, header, body: undefined });
    return route.open({ ctx: readingAside(ctx), path, query });
  };
  return async (koa: Koa): Promise<void> => {
    koa.state.operation = operation.id;
    const { place, ...file } = await gate.through(async () => {
      const place = await takePlace(koa, options);
      return { place, ...(await place.work(() => open(koa, place))) };
    });
    const { name, contentType, bytes, sha256, content } = file;
    koa.status = 200;
    koa.set({
      'Cache-Control': 'no-store',
      // It is an attachment, and in a sandbox besides: content that others wrote must not run as a page of this server.
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
      ...(sha256 && { 'Content-Digest': `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:` }),
    });
    if (koa.method !== 'HEAD') koa.body = Readable.from(piecesOf(content, place), { objectMode: false });
    // Setting the body would remove these headers.
    if (bytes !== undefined) koa.set('Content-Length', String(bytes));
    koa.set('Content-Type', contentType);
  };
}
