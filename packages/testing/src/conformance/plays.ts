import type { OutgoingHttpHeaders } from 'node:http';
import { TLSSocket } from 'node:tls';
import type { Play } from './conformance-row.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** Nothing but a status. */
export const status = (code: number, headers: OutgoingHttpHeaders = {}): Play => {
  return ({ response }) => void response.writeHead(code, { ...HTML, ...headers }).end();
};

/** A page around this markup. */
export const page = (markup: string, headers: OutgoingHttpHeaders = {}): Play => {
  const html = `<!doctype html><html lang="en"><head><title>A page</title></head><body>${markup}</body></html>`;
  return bytes(html, { ...HTML, ...headers });
};

/** These bytes and nothing around them. */
export const bytes = (body: string | Uint8Array, headers: OutgoingHttpHeaders): Play => {
  return ({ response }) => void response.writeHead(200, headers).end(body);
};

export const ok: Play = page('<p>All is well here.</p>');

export const redirect = (code: number, location: string, headers: OutgoingHttpHeaders = {}): Play =>
  status(code, { location, ...headers });

/** One behaviour for HEAD, another for everything else. */
export const byMethod = (head: Play, get: Play): Play => {
  return (played) => (played.request.method === 'HEAD' ? head : get)(played);
};

/** The first `times` requests go one way, all later ones the other. */
export const atFirst = (times: number, first: Play, later: Play): Play => {
  return (played) => (played.nth <= times ? first : later)(played);
};

/** Never answers. */
export const hang: Play = () => undefined;

/** Ends the connection without an answer: RST, or over TLS whatever destroying it gives. */
export const reset: Play = ({ request: { socket } }) => {
  if (socket instanceof TLSSocket) socket.destroy();
  else socket.resetAndDestroy();
};

/** Raw bytes instead of an answer, then the end. */
export const raw = (text: string): Play => {
  return ({ request }) => void request.socket.end(text);
};

/** Announces more than it sends, then hangs up. */
export const brokenOff: Play = ({ request }) => {
  request.socket.end('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 5000\r\n\r\n<p>The beginning');
};

/** Sends the start, then these bytes as long as the client takes them. */
export const endless = (start: string, chunk: Uint8Array): Play => {
  return ({ request: { socket } }) => {
    const pump = (): void => {
      while (!socket.destroyed && socket.write(chunk));
    };
    socket.on('drain', pump);
    socket.write(start);
    pump();
  };
};

/** A body that begins and then goes on by a byte now and then, for ever. */
export const trickle: Play = ({ response }) => {
  response.writeHead(200, HTML);
  response.write('<!doctype html><title>Slow</title><p>');
  const timer = setInterval(() => response.write(' '), 100);
  response.on('close', () => clearInterval(timer));
};
