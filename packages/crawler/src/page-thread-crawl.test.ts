import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { createOutbound } from '@linkvitals/outbound';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crawlSite } from './crawl-site.ts';
import { createPageThread } from './page/thread/create-page-thread.ts';
import { Outcome, testOptions } from './test-support/run-crawl.ts';

const PAGES = 40;
const links = Array.from({ length: PAGES }, (_, i) => `<a href=/p/${i}#top>${i}</a>`).join('');
/** A whole response, with bytes behind it that belong to no request, in one piece. */
const answer = (page: string, behind: number): Buffer => {
  const body = Buffer.from(`<title>${page}</title>${links}${'<p>text '.repeat(100 * (1 + (page.length % 38)))}`);
  const head = `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: ${body.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), body, Buffer.alloc(behind, 'j')]);
};

let server: Server;
let startUrl: string;
beforeAll(async () => {
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (request) => {
      const path = /^GET (\S+)/.exec(request.toString('latin1'))?.[1] ?? '/';
      const page = Number(path.slice(3)) || 0;
      socket.write(
        path === '/robots.txt'
          ? 'HTTP/1.1 404 No\r\ncontent-length: 0\r\n\r\n'
          : answer('t'.repeat(page), page * 1_000),
      );
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  startUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => {
  server.close();
});

test('pages are read on another thread even if a server sends more bytes behind them', async () => {
  const outbound = createOutbound({ allowCidrs: ['127.0.0.0/8'] });
  const pageReading = createPageThread();
  await pageReading.start();
  const outcome = new Outcome();
  try {
    for await (const record of crawlSite(testOptions(startUrl, outbound, { pageReading }))) outcome.add(record);
  } finally {
    await pageReading.close();
    await outbound.close();
  }
  expect(outcome.end).toMatchObject({ outcome: 'completed' });
  const titles = [...outcome.pages.values()].map(({ title, links }) => `${title?.length} ${links.length}`);
  // The start page has the title of page 0.
  const expected = ['0 40', ...Array.from({ length: PAGES }, (_, i) => `${i} 40`)];
  expect(titles.sort()).toEqual(expected.sort());
});
