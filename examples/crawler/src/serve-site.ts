import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const PAGES: Readonly<Record<string, string>> = {
  '/': `<!doctype html><title>A small shop</title>
<h1 id="top">A small shop</h1>
<a href="/prices">Prices</a>
<a href="/about#team">The team</a>
<a href="/contact">Contact</a>`,
  '/prices': `<!doctype html><title>Prices</title>
<a href="/">Home</a>
<img src="/chart.png" alt="How prices fell">`,
  '/about': `<!doctype html><title>About us</title>
<h2 id="history">History</h2>
<a href="/#top">Home</a>`,
};

export interface Site {
  readonly url: string;
  close(): void;
}

/** Serves a site of three pages on this machine, which link to a page, an image and a fragment that do not exist. */
export async function serveSite(): Promise<Site> {
  const server = createServer((request, response) => {
    const page = PAGES[request.url ?? ''];
    if (page === undefined) response.writeHead(404).end('Not found');
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}/`, close };
}
