import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEndOfTest } from '@linkvitals/testing';

const READ = 5;
const LINKED = 30;

const links = Array.from({ length: LINKED }, (_, n) => `<a href="/${n}">Page ${n}</a>`).join('\n');

/** A site whose first pages answer at once and the others never: a crawl of it stays at the same point. @returns `host:port` */
export async function startHeldSite(): Promise<string> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path === '/robots.txt' || path === '/sitemap.xml') return response.writeHead(404).end();
    if (path !== '/' && Number(path.slice(1)) >= READ) return undefined;
    return response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>Page</title>${links}`);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  atEndOfTest(() => {
    server.close();
    server.closeAllConnections();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}
