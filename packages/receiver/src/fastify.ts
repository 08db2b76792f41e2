import type { IncomingMessage, ServerResponse } from 'node:http';
import { hangUpSignal } from './node/hang-up-signal.ts';
import { readNodeBody } from './node/read-node-body.ts';
import type { BodyRead, Receiver } from './receiver-types.ts';

const HINT =
  'a preParsing hook or a middleware has read this request, and its bytes are gone; the signature is over the bytes. ' +
  'Register the receiver outside of its scope, or have it keep the bytes in request.rawBody (fastify-raw-body does).';

/** The members of Fastify's request that are used; structural, so that this package needs no Fastify types. */
interface FastifyLikeRequest {
  raw: IncomingMessage & { rawBody?: unknown };
  body?: unknown;
  rawBody?: unknown;
}
interface FastifyLikeReply {
  raw: ServerResponse;
  code(status: number): FastifyLikeReply;
  headers(headers: Record<string, string>): FastifyLikeReply;
  send(body: string): unknown;
}
type ReadDone = (error: Error | null, body?: unknown) => void;
export interface FastifyLikeInstance {
  removeAllContentTypeParsers(): unknown;
  addContentTypeParser(
    type: string,
    parser: (request: FastifyLikeRequest, payload: IncomingMessage, done: ReadDone) => void,
  ): unknown;
  post(path: string, handler: (request: FastifyLikeRequest, reply: FastifyLikeReply) => Promise<unknown>): unknown;
}

export interface FastifyReceiverOptions {
  /** Default `/webhooks`, below the prefix that the plugin is registered with. */
  path?: string | undefined;
}

/**
 * A plugin for `app.register(fastifyReceiver(receiver, { path: '/webhooks' }))`. Its scope has only its own content
 * type parser, so the route gets bytes, whatever parsers the rest of the application has.
 */
export function fastifyReceiver(receiver: Receiver, { path = '/webhooks' }: FastifyReceiverOptions = {}) {
  return async (instance: FastifyLikeInstance): Promise<void> => {
    instance.removeAllContentTypeParsers();
    // The body is read here and not in the route: hooks run in between, and data that arrives then would be lost.
    instance.addContentTypeParser('*', (request, payload, done) => {
      const candidates = () => [request.rawBody, request.raw.rawBody];
      readNodeBody(payload, receiver.maxBodyBytes, { candidates, hint: HINT }).then((read) => done(null, read), done);
    });
    instance.post(path, async (request, reply) => {
      const { status, headers, body } = await receiver.handle({
        method: 'POST',
        headers: request.raw.headers,
        signal: hangUpSignal(reply.raw),
        body: async () => (request.body ?? { bytes: new Uint8Array() }) as BodyRead,
      });
      return reply.code(status).headers(headers).send(body);
    });
  };
}
