import { createServer, type Server } from 'node:http';
import { hostileFiles, hostilePages } from '../../packages/testing/src/index.ts';

/**
 * Serves the hostile site from a process of its own, on as many loopback addresses as there are sites. It prints their
 * start URLs on one line, and serves until it is killed. Each page exists several times, `/deep/0`, `/deep/1` …
 */
const [sites = '10', copies = '4'] = process.argv.slice(2);
const pages = hostilePages();
const plays = { ...hostileFiles(), ...pages };
const start = Object.keys(pages).flatMap((path) =>
  Array.from({ length: Number(copies) }, (_, i) => `<a href="${path}/${i}">x</a>`),
);
const home = `<!doctype html><title>Hostile</title>${start.join('\n')}`;

const server = (): Server =>
  createServer((request, response) => {
    // Clients close connections in the middle of an answer, as they should.
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    const url = request.url ?? '/';
    const play = plays[url] ?? plays[url.replace(/\/\d+$/, '')];
    if (play !== undefined) return play({ request, response, nth: 1 });
    response.writeHead(url === '/' ? 200 : 404, { 'content-type': 'text/html' }).end(url === '/' ? home : 'none');
  });

const urls: string[] = [];
for (let n = 1; n <= Number(sites); n++) urls.push(await listening(server(), `127.0.0.${n}`));
console.log(JSON.stringify(urls));

async function listening(one: Server, host: string): Promise<string> {
  one.on('clientError', (_error, socket) => socket.destroy());
  await new Promise<void>((resolve) => one.listen(0, host, resolve));
  const address = one.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port');
  return `http://${host}:${address.port}/`;
}
