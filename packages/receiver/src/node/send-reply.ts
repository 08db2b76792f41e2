import type { ServerResponse } from 'node:http';
import type { ReceiverReply } from '../receiver-types.ts';

export function sendReply(res: ServerResponse, { status, headers, body }: ReceiverReply): void {
  if (res.headersSent || res.destroyed) return;
  const type = body === '' ? {} : { 'Content-Type': 'text/plain; charset=utf-8' };
  // The length is in bytes, because a length in characters would cut text that is not ASCII.
  res.writeHead(status, { ...headers, ...type, 'Content-Length': Buffer.byteLength(body) }).end(body);
}
