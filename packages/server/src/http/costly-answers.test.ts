import { mkdtemp, rm } from 'node:fs/promises';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeClock } from '@linkvitals/testing';
import { expect, it, onTestFinished } from 'vitest';
import { createKey } from '../people/accounts/index.ts';
import { openDatabase } from '../platform/storage/index.ts';
import { verifiedDomain } from '../sites/domains/domain.test-support.ts';
import { insertCompletedCrawl } from '../test-support/insert-crawl.ts';
import { startTestServer } from '../test-support/test-server.ts';
import { createCostlyAnswers, piecesOf } from './requests/costly-answers.ts';

/** The part of Knex's pool that this test replaces */
interface Client {
  acquireConnection(): Promise<unknown>;
  releaseConnection(connection: unknown): Promise<void>;
}

/** Starts a server with an installation. `hold` makes every costly answer wait until it is released. */
async function startServer() {
  const folder = await mkdtemp(join(tmpdir(), 'costly-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const db = openDatabase({ url: `sqlite:${folder}/linkvitals.db` });
  onTestFinished(() => db.close());
  const server = await startTestServer({ db, env: { LINKVITALS_API_RATE_LIMIT: '1000' } });
  onTestFinished(() => server.close());
  const answers: string[] = [];
  const texts: string[] = [];
  const send = async (url: string, key?: string, signal?: AbortSignal): Promise<void> => {
    const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
    const answer = await fetch(`${server.url}${url}`, { headers, ...(signal && { signal }) }).catch(() => undefined);
    texts.push((await answer?.text()) ?? '');
    const after = answer?.headers.get('retry-after');
    answers.push(answer === undefined ? 'gone' : `${answer.status}${after ? ` after ${after} s` : ''}`);
  };
  return {
    ...server,
    answers,
    texts,
    send(many: number, ...what: Parameters<typeof send>): void {
      for (let one = 0; one < many; one += 1) void send(...what);
    },
    answered: (many: number) => expect.poll(() => answers.length).toBe(many),
    async hold() {
      const client = db.reader?.knex.client as Client;
      const connection = await client.acquireConnection();
      return () => client.releaseConnection(connection);
    },
  };
}

it('one key, one account and a server have limited places; others are refused after a second, and short answers go on', async () => {
  const { services, ctx, other, call, clock, answers, send, answered, hold } = await startServer();
  const accounts = [ctx, await other(), await other(), await other()];
  const keys = await Promise.all(
    accounts.map(async ({ account }) => {
      const make = async () => (await createKey(services, { accountId: account.id, name: 'x' })).key;
      const made = [await make(), await make(), await make()];
      // A key belongs to its account from its first request on.
      for (const key of made) expect((await call('GET', '/api/v1/issues', { key })).status).toBe(200);
      return made;
    }),
  );
  const [[first, second, third] = [], [b1, b2] = [], [c1, c2] = [], [d1] = []] = keys;
  const release = await hold();
  const leaving = new AbortController();
  send(23, '/api/v1/issues', first);
  await clock.sleepers(3);
  send(20, '/api/v1/issues', second, leaving.signal);
  send(1, '/api/v1/issues', third);
  await clock.sleepers(4);
  for (const key of [b1, b2, c1, c2]) send(20, '/api/v1/issues', key);
  send(1, '/api/v1/issues', d1);
  await clock.sleepers(5);
  expect((await call('GET', '/api/v1/domains', { key: first ?? null })).status).toBe(200);
  await clock.advance(1_000);
  await answered(5);
  expect(answers.sort()).toEqual([...Array(4).fill('429 after 2 s'), '503 after 5 s']);
  // Clients that disconnect leave their places to others.
  leaving.abort();
  await answered(25);
  send(20, '/api/v1/issues', third);
  await release();
  await answered(25 + 20 + 80 + 20);
  expect(answers.slice(25)).toEqual(Array(120).fill('200'));
});

it('a shared page has places by network and link; whoever gets none sees a page that says so', async () => {
  const server = await startServer();
  const { ctx, call, clock, answers, texts, send, answered, hold } = server;
  const { id } = await verifiedDomain(server, { hostname: 'shop.example.com' });
  await insertCompletedCrawl(ctx, { domainId: id, hostname: 'shop.example.com' });
  await call('PATCH', `/api/v1/domains/${id}`, { body: { settings: { sharing: true } } });
  const link = await call('POST', `/api/v1/domains/${id}/share-links`, { body: {} });
  const release = await hold();
  send(21, new URL(`${link.body.url}`).pathname);
  await clock.sleepers();
  await clock.advance(1_000);
  await answered(1);
  expect([answers[0], texts[0]]).toEqual(['503 after 2 s', expect.stringContaining('Load this page again')]);
  await release();
  await answered(21);
  expect(answers.slice(1)).toEqual(Array(20).fill('200'));
  expect(texts[20]).toContain('Link health of shop.example.com');
});

it('a file takes a worker only while a piece of it is made, and gives its place back when its reader leaves', async () => {
  const costly = createCostlyAnswers({ clock: fakeClock(0) });
  const responses = Array.from({ length: 20 }, () => new ServerResponse(new IncomingMessage(new Socket())));
  const wanted = { credential: 'key', network: 'network' };
  const places = await Promise.all(responses.map((response) => costly.enter(wanted, response)));
  async function* content(): AsyncGenerator<Uint8Array, undefined> {
    for (;;) yield Buffer.from('piece');
  }
  const files = places.map((place) => piecesOf(content(), place));
  for (const file of files) expect(`${(await file.next()).value}`).toBe('piece');
  const [response] = responses;
  response?.emit('close');
  await expect(files[0]?.next()).rejects.toMatchObject({ code: 'unavailable' });
  const next = await costly.enter(wanted, new ServerResponse(new IncomingMessage(new Socket())));
  expect(await next.work(async () => 'made')).toBe('made');
});
