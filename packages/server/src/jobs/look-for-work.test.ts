import type { ServerRole } from '@linkvitals/contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestContext, type TestContext } from '../test-support/test-context.ts';
import { createDatabaseClock, LOOK_MS } from './database-clock.ts';
import { lookFor } from './look-for-work.ts';
import { createPool } from './pool.ts';
import { recordingWorkers } from './recording-workers.test-support.ts';
import { allWork, type Work } from './work.ts';
import { createWorkers } from './workers.ts';

const mailServer = { LINKVITALS_SMTP_URL: 'smtp://127.0.0.1:1', LINKVITALS_MAIL_FROM: 'bot@linkvitals.example' };

const deliveries = allWork.filter(({ name }) => name === 'deliveries');

const onError = (error: unknown): never => expect.unreachable(String(error));

/** A context whose database takes rows of which only the queue is of interest. */
async function looseContext(): Promise<TestContext> {
  const test = await createTestContext({ env: mailServer });
  onTestFinished(() => test.close());
  await test.db.knex.raw('pragma foreign_keys = off');
  await test.db.knex.raw('pragma ignore_check_constraints = on');
  return test;
}

/** Inserts a row with these columns; all others have their default, or nothing in them. */
async function insertRow({ db }: TestContext, table: string, columns: object): Promise<void> {
  const all: { name: string; type: string; notnull: number; dflt_value: unknown }[] = await db.knex.raw(
    `pragma table_info(${table})`,
  );
  const needed = all.filter(({ notnull, dflt_value }) => notnull === 1 && dflt_value === null);
  await db
    .knex(table)
    .insert({ ...Object.fromEntries(needed.map(({ name, type }) => [name, type === 'TEXT' ? '{}' : 0])), ...columns });
}

/** Row of a queue that has been due for long. */
const dueRow = { state: 'pending', attempts: 0, next_attempt_at: 1 };

const cases: readonly {
  readonly table: string;
  readonly row: object;
  readonly role: ServerRole;
  readonly pool: string;
}[] = [
  { table: 'crawls', row: { state: 'queued', queued_at: 1 }, role: 'crawl', pool: 'crawls' },
  { table: 'deliveries', row: dueRow, role: 'deliver', pool: 'first' },
  { table: 'deliveries', row: { ...dueRow, attempts: 1 }, role: 'deliver', pool: 'retries' },
  { table: 'notifications', row: { ...dueRow, lane: 'email' }, role: 'deliver', pool: 'mails' },
  { table: 'notifications', row: { ...dueRow, lane: 'chat' }, role: 'deliver', pool: 'slack' },
  { table: 'outgoing_mails', row: dueRow, role: 'deliver', pool: 'people' },
  { table: 'reports', row: dueRow, role: 'crawl', pool: 'reports' },
  { table: 'issue_rechecks', row: dueRow, role: 'crawl', pool: 'rechecks' },
];

it('each kind of work that can be woken is found by the servers with its role, and by no others', async () => {
  const test = await looseContext();
  const lookAs = async (roles: ServerRole[]): Promise<string[]> => {
    const { workers, rung } = recordingWorkers(false);
    const services = { ...test.services, config: { ...test.services.config, roles } };
    const woken = allWork.filter(({ places }) => places !== undefined);
    await lookFor(woken, services, workers)({ graceMs: 0, onError });
    return rung.map(({ pool }) => pool);
  };
  for (const { table, row, role, pool } of cases) {
    await insertRow(test, table, { id: pool, ...row });
    const others = (['api', 'crawl', 'deliver'] as const).filter((one) => one !== role);
    expect([await lookAs([role]), await lookAs(others)], pool).toEqual([[pool], []]);
    await test.db.knex(table).delete();
  }
});

it('a kind of work that cannot be begun keeps no other from beginning', async () => {
  const test = await looseContext();
  const { workers } = recordingWorkers(false);
  const begun: string[] = [];
  const work = (name: string, begin: Work['begin']): Work => ({
    name,
    role: 'crawl',
    waiting: ({ db }) => db.knex('accounts'),
    begin,
  });
  const kinds = [
    work('broken', async () => {
      throw new Error('broken');
    }),
    work('full', async () => false),
    work('fine', async () => void begun.push('fine')),
  ];
  const failed: string[] = [];
  const idle = await lookFor(
    kinds,
    test.services,
    workers,
  )({ graceMs: 0, onError: (_, { name }) => failed.push(name) });
  expect([begun, failed, idle.map(({ name }) => name)]).toEqual([['fine'], ['broken'], ['full']]);
});

/** Statements of so many looks of a server. */
async function statementsOf(test: TestContext, looks: number): Promise<string[]> {
  const workers = createWorkers(test.services);
  const look = vi.fn<ReturnType<typeof lookFor>>();
  const databaseClock = createDatabaseClock(test.services, (...args) => look.mockImplementation(lookFor(...args)));
  const sent: string[] = [];
  const note = ({ sql }: { readonly sql: string }) => void sent.push(sql);
  test.db.knex.on('query', note);
  await databaseClock.start(test.services, workers);
  for (let looked = 1; looked <= looks; looked += 1) {
    await test.clock.sleepers();
    await test.clock.advance(LOOK_MS);
    await Promise.all(look.mock.results.map(({ value }) => value));
  }
  await databaseClock.stop();
  await workers.stop();
  test.db.knex.removeListener('query', note);
  expect(look).toHaveBeenCalledTimes(looks);
  return sent;
}

const LOOKS = 30;
/** Times that a kind of work that cannot begin is looked for among so many looks: its rests get longer. */
const TRIES = 5;

it('an account whose crawls are at their limit costs a server few statements beside its looks', async () => {
  const test = await looseContext();
  const account_id = test.ctx.account.id;
  const later = test.clock.now() + 3_600_000;
  const atOnce = test.ctx.account.plan.crawls_at_once;
  const running = { account_id, state: 'running', lease_owner: 'other', lease_token: 't', lease_expires_at: later };
  for (let n = 0; n < atOnce; n += 1) await insertRow(test, 'crawls', { id: `r${n}`, active_domain_id: n, ...running });
  await insertRow(test, 'crawls', { id: 'waiting', account_id, state: 'queued', queued_at: 1 });
  const sent = await statementsOf(test, LOOKS);
  expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(LOOKS + TRIES * 8);
  expect(sent.length).toBeGreaterThan(LOOKS);
});

it('an endpoint whose attempts are all under way costs a server few statements beside its looks', async () => {
  const test = await looseContext();
  const lease = { lease_owner: 'other', lease_expires_at: test.clock.now() + 3_600_000 };
  const toOne = { ...dueRow, endpoint_id: 'e' };
  for (const slot of [1, 2]) {
    await insertRow(test, 'deliveries', {
      id: `held ${slot}`,
      ...toOne,
      ...lease,
      lease_token: `t${slot}`,
      slot,
      event_id: slot,
    });
  }
  await insertRow(test, 'deliveries', { id: 'waiting', ...toOne });
  const sent = await statementsOf(test, LOOKS);
  expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(LOOKS + TRIES * 8);
  expect(sent.length).toBeGreaterThan(LOOKS);
});

it('rows that become due while their kind rests begin at once; a kind whose rows have no such time rests', async () => {
  const test = await looseContext();
  const { workers, rung } = recordingWorkers(false);
  const look = lookFor(allWork, test.services, workers);
  const resting = new Set(allWork.filter(({ name }) => name === 'deliveries' || name === 'crawls'));
  const retry = { ...dueRow, attempts: 1 };
  await insertRow(test, 'crawls', { id: 'queued', state: 'queued', queued_at: 1 });
  await insertRow(test, 'deliveries', { id: 'due for long', ...retry, endpoint_id: 'hangs' });
  await look({ graceMs: 0, resting, onError });
  expect(rung).toEqual([]);
  const due = { ...retry, next_attempt_at: test.clock.now() - 100, endpoint_id: 'answers' };
  await insertRow(test, 'deliveries', { id: 'due now', ...due, event_id: 1 });
  await look({ graceMs: 0, resting, onError });
  expect(rung).toContainEqual(expect.objectContaining({ pool: 'retries', id: 'due now' }));
});

it('a row that is found waits in a full pool, beside the rows that ends of attempts wake, until it is run', async () => {
  const test = await looseContext();
  const ran: string[] = [];
  const release = Promise.withResolvers<void>();
  const retries = createPool({
    size: 1,
    // The end of each attempt at the endpoint that hangs wakes the next one, so no place is ever free.
    async work(id) {
      ran.push(id);
      await release.promise;
      if (id === 'hangs 1') retries.offer('hangs 2');
    },
    onError,
  });
  retries.offer('hangs 1');
  await insertRow(test, 'deliveries', { id: 'answers', ...dueRow, attempts: 1 });
  const { workers } = recordingWorkers(false);
  await lookFor(deliveries, test.services, { ...workers, retries })({ graceMs: 0, onError });
  release.resolve();
  await expect.poll(() => ran).toContain('answers');
});

it('a first attempt is found in one look beside ten endpoints whose retries have no room', async () => {
  const test = await looseContext();
  const lanes = Array.from({ length: 10 }, (_, lane) => lane);
  for (const lane of lanes) {
    const retry = { id: `retry ${lane}`, ...dueRow, attempts: 1, endpoint_id: `e${lane}`, event_id: lane };
    await insertRow(test, 'deliveries', retry);
  }
  await insertRow(test, 'deliveries', { id: 'first', ...dueRow, endpoint_id: 'healthy', event_id: 'first' });
  const { workers, rung } = recordingWorkers(false);
  const [firstAttempts, retries] = [
    { ...workers.firstAttempts, room: 2 },
    { ...workers.retries, room: 0, offer: () => false },
  ];
  const look = lookFor(deliveries, test.services, { ...workers, firstAttempts, retries });
  // Rows without room are no reason to rest.
  expect(await look({ graceMs: 0, onError })).toEqual([]);
  expect(rung).toEqual([expect.objectContaining({ pool: 'first', id: 'first' })]);
});

it('a server without room sends no look', async () => {
  const test = await looseContext();
  await insertRow(test, 'deliveries', { id: 'waiting', ...dueRow });
  const { workers } = recordingWorkers(false);
  const full = { ...workers.retries, room: 0 };
  const query = vi.fn();
  test.db.knex.on('query', query);
  const look = lookFor(deliveries, test.services, { ...workers, firstAttempts: full, retries: full });
  expect(await look({ graceMs: 0, onError: () => {} })).toEqual([]);
  expect(query).not.toHaveBeenCalled();
});
