import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOutbound } from '@linkvitals/outbound';
import { expect, it, onTestFinished } from 'vitest';
import { describeEachDatabase } from '../../../platform/storage/describe-each-database.test-support.ts';
import type { Database } from '../../../platform/storage/index.ts';
import { verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { insertIssue } from '../../../test-support/insert-issue.ts';
import { createTestContext } from '../../../test-support/test-context.ts';
import { startOwnSiteTest } from '../../crawls/own-site.test-support.ts';
import { searchArchive } from './search-archive.ts';

const DAY = 24 * 60 * 60_000;
const copyOf = (url: string): string => `http://web.archive.example/web/20190304050607/${url}`;

type Answer = (response: ServerResponse, url: string) => void;

const send = (response: ServerResponse, closest?: object): void =>
  void response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ archived_snapshots: { closest } }));

const withCopy: Answer = (response, url) =>
  send(response, { available: true, url: copyOf(url), timestamp: '20190304050607', status: '200' });
const withNothing: Answer = (response) => send(response);

/** Starts an archive that responds by `answer`, which may change, and notes the URLs that were requested. */
async function startArchive(answer: Answer) {
  const archive = { answer, requested: [] as string[], address: '' };
  const server = createServer((request: IncomingMessage, response) => {
    const url = new URL(request.url ?? '', 'http://archive.example').searchParams.get('url') ?? '';
    archive.requested.push(url);
    archive.answer(response, url);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  archive.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/available?v=1`;
  return archive;
}

async function startTest({ db, archiveUrl, allow }: { db?: Database; archiveUrl: string; allow: string[] }) {
  const outbound = createOutbound({ allowCidrs: allow });
  const env = archiveUrl === '' ? {} : { LINKVITALS_ARCHIVE_URL: archiveUrl };
  const test = await createTestContext({ env, services: { outbound }, ...(db === undefined ? {} : { db }) });
  onTestFinished(async () => {
    await test.close();
    await outbound.close();
  });
  const { id: domainId } = await verifiedDomain(test);
  const due = (url: string, columns: Readonly<Record<string, string | number | null>> = {}) =>
    insertIssue(test.ctx, { domainId, url, columns: { archive_due_at: test.clock.now(), ...columns } });
  const read = async (id: string) => {
    const { suggestion, archive_due_at } = await test.db.knex('issues').where({ id }).first();
    return { url: suggestion === null ? null : JSON.parse(suggestion).url, due: archive_due_at };
  };
  const search = () => searchArchive(test.services, { signal: new AbortController().signal });
  return { ...test, due, read, search };
}

const loopback = ['127.0.0.0/8'];

describeEachDatabase('an archive that the operator named', (fresh) => {
  it('is searched once for each URL, however many servers do so, and the copy becomes the suggestion', async () => {
    const archive = await startArchive(withCopy);
    const test = await startTest({ db: fresh().open(), archiveUrl: archive.address, allow: loopback });
    const urls = Array.from({ length: 6 }, (_, at) => `https://example.com/old/${at}?a=1&b=${at}`);
    const ids = await Promise.all(urls.map((url) => test.due(url)));
    await Promise.all([test.search(), test.search()]);
    await test.search();
    expect(archive.requested.toSorted()).toEqual(urls);
    for (const [at, id] of ids.entries())
      expect(await test.read(id)).toEqual({ url: copyOf(urls[at] ?? ''), due: null });
  });

  it('is searched again in a month when it has no copy, and in an hour after a failure', async () => {
    const archive = await startArchive(withNothing);
    const test = await startTest({ db: fresh().open(), archiveUrl: archive.address, allow: loopback });
    const none = await test.due('https://example.com/none');
    await test.search();
    expect(await test.read(none)).toEqual({ url: null, due: test.clock.now() + 30 * DAY });

    for (const answer of [
      (response: ServerResponse) => void response.writeHead(429).end(),
      (response: ServerResponse) => void response.writeHead(302, { location: '/elsewhere' }).end(),
      (response: ServerResponse) => void response.end('no JSON'),
      (response: ServerResponse) => void response.end(' '.repeat(100_000)),
      (response: ServerResponse) => void response.destroy(),
    ]) {
      archive.answer = answer;
      archive.requested.length = 0;
      const [failing, waiting] = [
        await test.due('https://example.com/a'),
        await test.due('https://example.org/b', { archive_due_at: test.clock.now() + 1 }),
      ];
      await test.clock.advance(1);
      const now = test.clock.now();
      await test.search();
      // After one failure the other issues wait.
      expect(archive.requested).toEqual(['https://example.com/a']);
      expect(await test.read(failing)).toEqual({ url: null, due: now + DAY / 24 });
      expect(await test.read(waiting)).toEqual({ url: null, due: now });
      await test.db.knex('issues').whereIn('id', [failing, waiting]).delete();
    }
  });

  it('is not searched for issues that are fixed, ignored, have a suggestion or a URL with a password', async () => {
    const archive = await startArchive(withCopy);
    const test = await startTest({ db: fresh().open(), archiveUrl: archive.address, allow: loopback });
    const suggestion = JSON.stringify({ url: 'https://example.com/new', reason: 'spelling', detail: '' });
    const ids = [
      await test.due('https://example.com/1', { state: 'fixed' }),
      await test.due('https://example.com/2', { state: 'ignored' }),
      await test.due('https://example.com/3', { suggestion }),
      await test.due('https://ada:secret@example.com/4'),
      await test.due('https://example.com/5#part', { reason: 'fragment_missing' }),
    ];
    await test.search();
    expect(archive.requested).toEqual([]);
    for (const id of ids) expect((await test.read(id)).due).toBeNull();
    expect((await test.read(ids[2] ?? '')).url).toBe('https://example.com/new');
  });
});

it('is not reached at a private address unless the operator allows that', async () => {
  const archive = await startArchive(withCopy);
  const test = await startTest({ archiveUrl: archive.address, allow: [] });
  const id = await test.due('https://example.com/old');
  await test.search();
  expect(archive.requested).toEqual([]);
  expect(await test.read(id)).toEqual({ url: null, due: test.clock.now() + DAY / 24 });
});

it('is not searched by default', async () => {
  const test = await startTest({ archiveUrl: '', allow: loopback });
  const id = await test.due('https://example.com/old');
  const before = await test.read(id);
  await test.search();
  expect(await test.read(id)).toEqual(before);
});

it('is searched after a crawl, and its copy stays until the site has something better', async () => {
  const archive = await startArchive(withCopy);
  const hostname = 'shop.example.com';
  const page = (links: readonly string[]): string =>
    `<!doctype html><title>Shop</title>${links.map((href) => `<a href="${href}">x</a>`).join(' ')}`;
  const broken = ['/old-article', '/other', '/#part', '/Other'];
  const answers = { '/': page(broken), '/other': page([]) };
  const env = { LINKVITALS_ARCHIVE_URL: archive.address };
  const test = await startOwnSiteTest({ hostnames: [hostname], answers, env });
  const domain = await verifiedDomain(test, { hostname });
  await test.crawl(domain.id);
  const search = () => searchArchive(test.services, { signal: new AbortController().signal });
  const read = async () => {
    const row = await test.db.knex('issues').where('url', 'like', '%/old-article').first();
    return JSON.parse(row.suggestion);
  };
  await search();
  const url = `http://${hostname}/old-article`;
  // The other issues have a better suggestion, or a suggestion is of no use to them.
  expect(archive.requested).toEqual([url]);
  expect(await read()).toEqual({ url: copyOf(url), reason: 'archive', detail: 'Archived on 2019-03-04.' });
  await test.crawl(domain.id);
  await search();
  expect(await read()).toMatchObject({ reason: 'archive' });
  expect(archive.requested).toHaveLength(1);

  Object.assign(answers, { '/': page([...broken, '/blog/old-article']), '/blog/old-article': page([]) });
  await test.crawl(domain.id);
  expect(await read()).toMatchObject({ url: `http://${hostname}/blog/old-article`, reason: 'similar_page' });
});
