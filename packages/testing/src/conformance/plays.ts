import type { OutgoingHttpHeaders } from 'node:http';
import { TLSSocket } from 'node:tls';
import type { Play } from './conformance-row.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** Answers with only a status. */
export const status = (code: number, headers: OutgoingHttpHeaders = {}): Play => {
  return ({ response }) => void response.writeHead(code, { ...HTML, ...headers }).end();
};

/** Answers with a page that has this markup. */
export const page = (markup: string, headers: OutgoingHttpHeaders = {}): Play => {
  const html = `<!doctype html><html lang="en"><head><title>A page</title></head><body>${markup}</body></html>`;
  return bytes(html, { ...HTML, ...headers });
};

/** Answers with exactly these bytes. */
export const bytes = (body: string | Uint8Array, headers: OutgoingHttpHeaders): Play => {
  return ({ response }) => void response.writeHead(200, headers).end(body);
};

export const ok: Play = page('<p>All is well here.</p>');

export const redirect = (code: number, location: string, headers: OutgoingHttpHeaders = {}): Play =>
  status(code, { location, ...headers });

/** Answers HEAD in one way, and other methods in another. */
export const byMethod = (head: Play, get: Play): Play => {
  return (played) => (played.request.method === 'HEAD' ? head : get)(played);
};

/** Answers the first `times` requests in one way, later ones in another. */
export const atFirst = (times: number, first: Play, later: Play): Play => {
  return (played) => (played.nth <= times ? first : later)(played);
};

/** Never answers. */
export const hang: Play = () => undefined;

/** Ends the connection without an answer: by RST, or over TLS by destroying it. */
export const reset: Play = ({ request: { socket } }) => {
  if (socket instanceof TLSSocket) socket.destroy();
  else socket.resetAndDestroy();
};

/** Sends raw bytes instead of an answer, then closes the connection. */
export const raw = (text: string): Play => {
  return ({ request }) => void request.socket.end(text);
};

/** Announces more bytes than it sends, then closes the connection. */
export const brokenOff: Play = ({ request }) => {
  request.socket.end('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 5000\r\n\r\n<p>The beginning');
};

/** Sends the start, then these bytes for as long as the client takes them. */
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

/** Begins a body, and then sends a byte now and then, for ever. */
export const trickle: Play = ({ response }) => {
  response.writeHead(200, HTML);
  response.write('<!doctype html><title>Slow</title><p>');
  const timer = setInterval(() => response.write(' '), 100);
  response.on('close', () => clearInterval(timer));
};
