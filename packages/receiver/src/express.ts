import type { IncomingMessage, ServerResponse } from 'node:http';
import { hangUpSignal } from './node/hang-up-signal.ts';
import { readNodeBody } from './node/read-node-body.ts';
import { sendReply } from './node/send-reply.ts';
import type { Receiver } from './receiver-types.ts';

const HINT =
  'express.json() (or another body parser) has read this request, and its bytes are gone; the signature is over the bytes. ' +
  'Either mount the receiver above it: app.post(path, expressHandler(receiver)) before app.use(express.json()). ' +
  'Or have it keep the bytes: app.use(express.json({ verify: (req, _res, bytes) => { req.rawBody = bytes; } })).';

type ExpressRequest = IncomingMessage & { rawBody?: unknown; body?: unknown };

/**
 * A handler for `app.post('/webhooks', expressHandler(receiver))`, Express 4 and 5, with or without a body parser
 * before it. It takes the bytes from `req.rawBody`, from a Buffer in `req.body` (`express.raw()`), or from the unread
 * request. When a parser has left none, it answers 500 and reports the change to make.
 */
export function expressHandler(receiver: Receiver) {
  return async (req: ExpressRequest, res: ServerResponse): Promise<void> => {
    const earlier = { candidates: () => [req.rawBody, req.body], hint: HINT };
    const answer = await receiver.handle({
      method: req.method,
      headers: req.headers,
      signal: hangUpSignal(res),
      body: (maxBytes) => readNodeBody(req, maxBytes, earlier),
    });
    sendReply(res, answer);
  };
}
