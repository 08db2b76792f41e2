import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { createOutbound } from '@linkvitals/outbound';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crawlSite } from './crawl-site.ts';
import { createPageThread } from './page/thread/create-page-thread.ts';
import { Outcome, testOptions } from './test-support/run-crawl.ts';

const PAGES = 40;
const links = Array.from({ length: PAGES }, (_, i) => `<a href=/p/${i}#top>${i}</a>`).join('');
const WALL = '<script id="anubis_challenge" type="application/json">{}</script><h1>Wait</h1><a href="/behind">x</a>';
/** A whole response, with bytes behind it that belong to no request, in one piece. */
const whole = (html: string, behind = 0): Buffer => {
  const body = Buffer.from(html);
  const head = `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: ${body.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), body, Buffer.alloc(behind, 'j')]);
};

const answer = (page: string, behind: number): Buffer =>
  whole(`<title>${page}</title>${links}${'<p>text '.repeat(100 * (1 + (page.length % 38)))}`, behind);

/** Responses to other requests than those for the start page and `/p/…`. */
const OTHERS = new Map([
  ['/robots.txt', Buffer.from('HTTP/1.1 404 No\r\ncontent-length: 0\r\n\r\n')],
  ['/gate', whole('<a href=/wall>x</a>')],
  ['/wall', whole(WALL)],
]);

let server: Server;
let startUrl: string;
beforeAll(async () => {
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (request) => {
      const path = /^GET (\S+)/.exec(request.toString('latin1'))?.[1] ?? '/';
      const page = Number(path.slice(3)) || 0;
      socket.write(OTHERS.get(path) ?? answer('t'.repeat(page), page * 1_000));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  startUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => {
  server.close();
});

async function crawlOnThread(url: string): Promise<Outcome> {
  const outbound = createOutbound({ allowCidrs: ['127.0.0.0/8'] });
  const pageReading = createPageThread();
  await pageReading.start();
  const outcome = new Outcome();
  try {
    for await (const record of crawlSite(testOptions(url, outbound, { pageReading }))) outcome.add(record);
  } finally {
    await pageReading.close();
    await outbound.close();
  }
  return outcome;
}

test('pages are read on another thread even if a server sends more bytes behind them', async () => {
  const outcome = await crawlOnThread(startUrl);
  expect(outcome.end).toMatchObject({ outcome: 'completed' });
  const titles = [...outcome.pages.values()].map(({ title, links }) => `${title?.length} ${links.length}`);
  // The start page has the title of page 0.
  const expected = ['0 40', ...Array.from({ length: PAGES }, (_, i) => `${i} 40`)];
  expect(titles.sort()).toEqual(expected.sort());
});

test('a wall that is read on another thread is blocked, is no page of the site, and its links are not followed', async () => {
  const outcome = await crawlOnThread(new URL('/gate', startUrl).href);
  expect([...outcome.targets.values()].map(({ url }) => new URL(url).pathname)).toEqual(['/gate', '/wall']);
  expect(outcome.paths).toEqual(['/gate']);
  expect(outcome.verdictText('/wall')).toBe('unverifiable/blocked');
});
