import { setImmediate as nextRound } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { spawnNode } from '@linkvitals/testing';
import { afterEach, expect, test } from 'vitest';
import { hostilePage, seeded } from '../../test-support/hostile-page.ts';
import type { PageReading, PageToRead } from '../page-reading.ts';
import { readHere } from '../read-here.ts';
import { createPageThread, type PageThread } from './create-page-thread.ts';

const open: PageThread[] = [];
const thread = async (): Promise<PageThread> => {
  const created = createPageThread();
  open.push(created);
  await created.start();
  return created;
};
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const page = (html: string | Uint8Array, contentType?: string): PageToRead => ({
  body: typeof html === 'string' ? Buffer.from(html) : html,
  contentType,
  maxLinks: 3_000,
});

/** A page that fills every field of its content. */
const RICH = `<!doctype html><html lang=de><head><base href=/b/><title>Größe</title><meta name=description content=d>
  <meta name=robots content=noindex><meta name=viewport content=w><link rel=canonical href=/c>
  <meta http-equiv=Content-Security-Policy content="upgrade-insecure-requests">
  <link rel=alternate hreflang=en href=/en><script type=application/ld+json>{"url":"/j"}</script>
  <script type=application/ld+json>{</script></head><body><header><a href=h>Kopf</a></header><nav><a href=n>N</a></nav>
  <main id=m><h1>x</h1><a name=here href="m?a=1&amp;b=2#f">日本語 😀</a><img src=i><img srcset="a 1x, b 2x" alt=t>
  <svg><use href=s.svg#a /></svg></main><footer><form action=f><input type=password></form></footer>`;

test('the thread reads the same content of a page as this thread', async () => {
  const pages = (): PageToRead[] => [
    page(RICH, 'text/html; charset=utf-8'),
    page(Buffer.from(RICH.replaceAll(/[^\0-\xff]/g, '?'), 'latin1'), 'text/html; charset=iso-8859-1'),
    page(''),
    page('<a href=1>'.repeat(3_500)),
    ...Array.from({ length: 300 }, (_, seed) => page(hostilePage(seeded(seed)))),
  ];
  const there = await thread();
  const readBy = async (reading: PageReading) => {
    const read = await Promise.all(pages().map((each) => reading.read(each)));
    return read.map((content) => ({ ...content, links: [...content.links] }));
  };
  expect(await readBy(there)).toEqual(await readBy(readHere));
});

test('a page of any size is read, whatever other pages are on their way', async () => {
  const there = await thread();
  const links = (count: number): PageToRead => page('<a href=/some/longer/path>text</a>'.repeat(count));
  // Together these pages are larger than the memory that is shared with the thread.
  const counts = [...Array.from({ length: 40 }, () => 12_000), 40_000, 1];
  const read = await Promise.all(counts.map((count) => there.read(links(count))));
  expect(read.map((content) => content.links.length)).toEqual(counts.map((count) => Math.min(count, 3_000)));
});

test('a thread that ends leaves no page unread, and later ones are read all the same', async () => {
  const there = await thread();
  const reads = Array.from({ length: 20 }, (_, i) => there.read(page(`<title>${i}</title>`)));
  // The pages are on their way to the thread.
  await nextRound();
  await there.close();
  const titles = (await Promise.all(reads)).map(({ title }) => title);
  expect(titles).toEqual(Array.from({ length: 20 }, (_, i) => `${i}`));
  expect((await there.read(page('<title>after</title>'))).title).toBe('after');
});

test('a thread that dies with pages under way leaves none unread, and later ones are read all the same', async () => {
  const born = Promise.withResolvers<Worker>();
  process.once('worker', born.resolve);
  const there = await thread();
  const worker = await born.promise;
  const reads = Array.from({ length: 50 }, (_, i) => there.read(page(`<title>${i}</title>${RICH}`)));
  await nextRound();
  // The thread ends as if the system had no memory left: without a cause in the program.
  await worker.terminate();
  const titles = (await Promise.all(reads)).map(({ title }) => title);
  expect(titles).toEqual(Array.from({ length: 50 }, (_, i) => `${i}`));
  expect((await there.read(page('<title>after</title>'))).title).toBe('after');
});

test.each(['is ready', 'is closed'])('pages that come before the thread %s are read all the same', async (what) => {
  const early = createPageThread();
  open.push(early);
  const titles = Array.from({ length: 20 }, (_, i) => `${i}`);
  const read = titles.map((title) => early.read(page(`<title>${title}</title>`)));
  if (what === 'is closed') await early.close();
  expect((await Promise.all(read)).map(({ title }) => title)).toEqual(titles);
});

test.each([0, 20])(
  'a thread that has nothing to read any more, after %i pages, keeps no process awake',
  async (pages) => {
    const program = fileURLToPath(new URL('../../test-support/read-pages-and-end.ts', import.meta.url));
    const ended = spawnNode([program, `${pages}`]);
    expect([await ended.exited, ended.stdout]).toEqual([{ code: 0, signal: null }, `${pages} pages\n`]);
  },
);
