import { type Operation, operations } from '@linkvitals/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ApiAnswer, type CallOptions, startTestServer, type TestServer } from '../test-support/test-server.ts';
import { addObjects, addressOf, type Objects, UNKNOWN } from './access/objects.test-support.ts';

// Tests a member with every right on one domain of an account against another domain of it. Tests in people/access/ prove that
// paths do not reveal its objects; here their ids stand in queries and bodies, and objects of the other domain are used
// on the member's own.

const HIDDEN = 'hidden.example';

let server: TestServer;
let shown: Objects;
let hidden: Objects;
let owner: string;
let member: string;

beforeAll(async () => {
  server = await startTestServer({ env: { LINKVITALS_API_RATE_LIMIT: '100000' } });
  hidden = await addObjects(server, server.ctx, HIDDEN);
  // A channel may be tested once in 30 s.
  await server.clock.advance(30_000);
  shown = await addObjects(server, server.ctx, 'shop.example');
  const rights = ['view', 'crawl', 'edit', 'delete'] as const;
  owner = (await server.personFor(server.ctx)).cookie;
  const grants = [{ domain_id: `${shown.domain_id}`, rights }];
  member = (await server.personFor(server.ctx, { role: 'member', grants })).cookie;
  return () => server.close();
});

const as = (cookie: string, method: string, path: string, options: CallOptions = {}): Promise<ApiAnswer> =>
  server.call(method, path, { cookie, ...options });

/** Texts of the other domain in an answer to the member */
const leakedBy = (text: string, except: readonly string[] = []): string[] => {
  const { target_id, metric, user_id, session_id, passkey_id, account_id, provider_id, ...own } = hidden;
  return [...Object.values(own), HIDDEN].filter((secret) => !except.includes(secret) && text.includes(secret));
};

/** Every row that names the other domain */
async function rowsOfHidden(): Promise<string[]> {
  const tables: string[] = await server.db
    .knex('sqlite_master')
    .where({ type: 'table' })
    .whereNot('name', 'like', 'sqlite%')
    .pluck('name');
  const rows: string[] = [];
  for (const table of tables) {
    const all: object[] = await server.db.knex(table);
    rows.push(...all.map((row) => `${table} ${JSON.stringify(row)}`));
  }
  return rows.filter((row) => row.includes(`${hidden.domain_id}`)).toSorted();
}

/** Asserts that an attack changes nothing of the other domain. */
async function assertUnchanged(attack: () => Promise<unknown>): Promise<void> {
  const before = await rowsOfHidden();
  expect(before.length).toBeGreaterThan(10);
  await attack();
  expect(await rowsOfHidden()).toEqual(before);
}

const reading = operations.filter(
  ({ id, method, path, takesSession }) =>
    method === 'get' && takesSession && path.startsWith('/api/') && id !== 'followCrawl',
);
/** Query parameters that name an object */
const idsIn = ({ parameters }: Operation): string[] =>
  parameters.filter((one) => one.in === 'query' && /(^base|_id)$/.test(one.name)).map(({ name }) => name);
const hiddenIn = (name: string): string => `${hidden[name] ?? hidden.issue_id}`;

describe('a member with every right on one domain', () => {
  it('reads nothing of another one in any list, file or object', async () => {
    const faults: unknown[] = [];
    let answered = 0;
    for (const operation of reading) {
      const response = await fetch(`${server.url}${addressOf(operation, shown)}`, { headers: { cookie: member } });
      const leaked = leakedBy(await response.text());
      if (leaked.length > 0) faults.push([operation.id, ...leaked]);
      if (response.status === 200) answered += 1;
    }
    expect(faults).toEqual([]);
    expect(answered).toBeGreaterThan(25);
  });

  it('reads nothing of another one by an id in a query', async () => {
    const faults: unknown[] = [];
    let tried = 0;
    for (const operation of reading) {
      for (const name of idsIn(operation)) {
        const url = new URL(addressOf(operation, shown), server.url);
        url.searchParams.set(name, hiddenIn(name));
        const response = await fetch(url, { headers: { cookie: member } });
        const text = await response.text();
        const leaked = leakedBy(text.replaceAll(hiddenIn(name), ''));
        if (leaked.length > 0 || response.status >= 500) faults.push([operation.id, name, response.status, ...leaked]);
        tried += 1;
      }
    }
    expect(faults).toEqual([]);
    expect(tried).toBeGreaterThan(3);
  });

  it('changes nothing of another one by an id in a body, and gets the answer that an unknown id gets', async () => {
    const { domain_id = '', webhook_id = '', crawl_id = '' } = hidden;
    const of = `/api/v1/domains/${shown.domain_id}`;
    /** Answers to the member, in which the ids that were sent are replaced by unknown ones */
    const answers = async (domain: string, webhook: string, crawl: string): Promise<string[]> => {
      const hook = { url: 'https://127.0.0.1/', events: ['crawl.failed'], domain_ids: [domain] };
      const sent: readonly [string, string, object][] = [
        ['PATCH', of, { settings: { webhook_ids: [webhook] } }],
        ['POST', `${of}/reports`, { format: 'csv', crawl_id: crawl }],
        ['POST', `${of}/share-links`, { crawl_id: crawl }],
        ['POST', '/api/v1/webhooks', hook],
        ['POST', '/api/v1/api-keys', { name: 'k', scopes: ['domains:read'], domain_ids: [domain] }],
      ];
      const texts: string[] = [];
      for (const [method, path, body] of sent) {
        const { request_id, ...problem } = (await as(member, method, path, { body })).body;
        expect([403, 404, 409, 422]).toContain(problem.status);
        texts.push(JSON.stringify(problem).replaceAll(webhook, UNKNOWN).replaceAll(crawl, UNKNOWN));
      }
      return texts;
    };
    await assertUnchanged(async () => {
      expect(await answers(domain_id, webhook_id, crawl_id)).toEqual(await answers(UNKNOWN, UNKNOWN, UNKNOWN));
      const { status } = await as(member, 'POST', '/api/v1/domains', { body: { hostname: HIDDEN } });
      expect(status).toBe(403);
    });
  });

  it('reads nothing of another one by a cursor that was made for it', async () => {
    const lists = reading.filter(({ parameters }) => parameters.some(({ name }) => name === 'cursor'));
    let used = 0;
    for (const operation of lists) {
      const ofOwner = await as(owner, 'GET', addressOf(operation, hidden, { limit: '1' }));
      if (typeof ofOwner.body.next_cursor !== 'string') continue;
      const path = addressOf(operation, shown, { cursor: ofOwner.body.next_cursor });
      const { body } = await as(member, 'GET', path);
      expect([operation.id, ...leakedBy(JSON.stringify(body))]).toEqual([operation.id]);
      used += 1;
    }
    expect(used).toBeGreaterThan(3);
  });

  it('learns nothing of another one by its ETag, and changes nothing by it', async () => {
    const objects = reading.filter(({ path }) => /\{\w+\}$/.test(path) && /domain|issue|report|share|rule/.test(path));
    let tried = 0;
    await assertUnchanged(async () => {
      for (const operation of objects) {
        const path = addressOf(operation, hidden);
        const etag = (await as(owner, 'GET', path)).headers.get('etag');
        if (etag === null) continue;
        const read = await as(member, 'GET', path, { headers: { 'if-none-match': etag } });
        expect([operation.id, read.status]).toEqual([operation.id, 404]);
        for (const method of ['PATCH', 'DELETE']) {
          const change = operations.find((one) => one.path === operation.path && one.method.toUpperCase() === method);
          if (change === undefined) continue;
          const body = method === 'PATCH' ? { body: { name: 'x' } } : {};
          const { status } = await as(member, method, addressOf(change, hidden), {
            headers: { 'if-match': etag },
            ...body,
          });
          expect([change.id, [400, 404].includes(status)]).toEqual([change.id, true]);
        }
        tried += 1;
      }
    });
    expect(tried).toBeGreaterThan(1);
  });

  it('is given no answer about another one by an idempotency key that was used on it', async () => {
    const headers = { 'idempotency-key': 'used-by-the-owner' };
    const report = { headers, body: { format: 'csv' } };
    const made = await as(owner, 'POST', `/api/v1/domains/${hidden.domain_id}/reports`, report);
    expect(made.status).toBe(202);
    await assertUnchanged(async () => {
      const again = await as(member, 'POST', `/api/v1/domains/${hidden.domain_id}/reports`, report);
      expect([again.status, again.body.code]).toEqual([404, 'not_found']);
      const onOwn = await as(member, 'POST', `/api/v1/domains/${shown.domain_id}/reports`, report);
      expect([onOwn.status, onOwn.body.domain_id]).toEqual([202, shown.domain_id]);
      expect(leakedBy(JSON.stringify([again.body, onOwn.body]), [`${hidden.domain_id}`])).toEqual([]);
    });
  });
});
