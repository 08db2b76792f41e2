import type { IncomingMessage, RequestListener } from 'node:http';
import { hangUpSignal } from './node/hang-up-signal.ts';
import { readNodeBody } from './node/read-node-body.ts';
import { sendReply } from './node/send-reply.ts';
import type { Receiver } from './receiver-types.ts';

const HINT =
  'something has read this request, and its bytes are gone; the signature is over the bytes. ' +
  'Call the receiver before anything that reads the request, or keep the bytes in req.rawBody (a Buffer). ' +
  'In a Next.js pages route: export const config = { api: { bodyParser: false } };';

export interface NodeListenerOptions {
  /** Path of the endpoint, e.g. `/webhooks`; others get 404. Default: any. */
  path?: string | undefined;
}

/**
 * A listener for `http.createServer(nodeListener(receiver))`, and for any other caller with Node's request and
 * response, such as a Next.js pages route with `bodyParser: false`.
 */
export function nodeListener(receiver: Receiver, { path }: NodeListenerOptions = {}): RequestListener {
  return async (req: IncomingMessage & { rawBody?: unknown; body?: unknown }, res) => {
    if (path !== undefined && req.url?.split('?', 1)[0] !== path) {
      res.writeHead(404).end();
      return;
    }
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
