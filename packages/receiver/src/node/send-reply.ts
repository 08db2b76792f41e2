import type { ServerResponse } from 'node:http';
import type { ReceiverReply } from '../receiver-types.ts';

export function sendReply(res: ServerResponse, { status, headers, body }: ReceiverReply): void {
  if (res.headersSent || res.destroyed) return;
  // Counted in bytes: a length in characters cuts a text that is not ASCII.
  res.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body);
}
