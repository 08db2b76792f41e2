import { type OperationId, operations } from '@linkvitals/contract';
import { describeDatabases } from '@linkvitals/testing/databases';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { runCrawl } from '../src/findings/crawls/index.ts';
import { attemptDelivery, dueDeliveries } from '../src/outgoing/deliveries/index.ts';
import { contextFor, setPlan } from '../src/people/accounts/index.ts';
import { openDatabase } from '../src/platform/storage/index.ts';
import { viewDomains } from '../src/sites/domain-view/index.ts';
import { addPerson } from '../src/test-support/add-person.ts';
import { addVerifiedDomain } from './exercise-background.ts';
import { addPasskey } from './exercise-factors.ts';
import { isPaged, sampleInput } from './exercise-reads.ts';
import { adminKey, type StoreExercise, siteHosts, startExercise } from './exercise-store.ts';
import type { OperationInput } from './operation-caller.ts';
import type { Sent } from './record-statements.ts';
import { tiny } from './store-size.ts';

/** Statements that authenticate any request: one reads the key and its account. */
const AUTHENTICATION = 1;
/**
 * Statements that authenticate a session: one reads the session, its person, and the person's membership of the
 * account.
 */
const SESSION = 1;

/**
 * Statements of the start and the end of a crawl: claim, crawl.started, tally, crawl.completed, broken_links.found,
 * fixes, notifications, history, tidying.
 */
const BEGINNING_AND_END = 100;

/** Statements of the end of a crawl for 400 issues: they are settled, read for the fixes, and put into these. */
const FOR_ISSUES = 4;

/** Statements around the work of a transaction of the end: its beginning and commit, two locks, the lease. */
const AROUND = 5;

/** Statements that delete the working data of 100 pages. */
const TIDYING = 3;

/** Filters with which the first page of a list takes the most statements */
const filters: Readonly<Partial<Record<OperationId, OperationInput['query']>>> = {
  // For crawls under way the progress is counted, too.
  listAllCrawls: { state: 'running' },
  listCrawlLinks: { verdict: 'broken' },
  // For links the first places are looked up, too.
  listAllIssues: { kind: 'broken_link' },
  listIssues: { kind: 'broken_link' },
};

/** Statements of any batch of results: its fence, each of its tables, the lease, the usage. */
const BATCH = 25;

/** Recognises statements of batches: of transactions that insert rows of results. The end inserts a row of history. */
const isBatchOf = (sent: readonly Sent[]): ((one: Sent) => boolean) => {
  const writing = new Set(
    sent.filter(({ sql }) => /^insert into `crawl_(?!history)/.test(sql)).map((one) => one.transaction),
  );
  return ({ transaction }) => transaction !== undefined && writing.has(transaction);
};

/**
 * Recognises the statement that is sent for each second of a crawl, without any writing: it reads whether the crawl
 * shall stop.
 */
const isOfTime = ({ sql, transaction }: Sent): boolean =>
  transaction === undefined && sql.startsWith('select `cancel_requested_at`');

describeDatabases('statements', (open) => {
  let exercise: StoreExercise;
  // Filling it takes longer than all tests together: they share it and undo the changes that others would notice.
  beforeAll(async () => {
    const db = openDatabase({ url: await open() });
    exercise = await startExercise(db, tiny, { pages: 1_500 });
    return async () => {
      await exercise[Symbol.asyncDispose]();
      await db.close();
    };
  });

  it('of a list are as many for a hundred entries as for one, and five at most', async () => {
    const { caller } = exercise;
    const ctx = await contextFor(exercise.server.services, exercise.store.accountId, 'operator');
    const { cookie } = await addPerson(ctx);
    await caller.call('createApiKey', { cookie, body: { name: 'k', scopes: ['domains:read'] } }); // in the audit log
    await caller.call('createInvitation', { cookie, body: { email: 'ada@people.example', role: 'admin' } });
    await addPasskey({ caller, cookie });
    const reported = { path: { domain_id: exercise.store.domains[0]?.id ?? '' } };
    const aReport = { format: 'csv', crawl_id: exercise.store.crawlId };
    for (let made = 0; made < 3; made += 1) await caller.call('createReport', { ...reported, body: aReport });
    await caller.call('updateDomain', { ...reported, body: { settings: { sharing: true } } });
    for (let made = 0; made < 3; made += 1) await caller.call('createShareLink', { ...reported, body: {} });
    const commented = { path: { issue_id: exercise.store.issueId }, body: { text: 'It moves.' } };
    await caller.call('createIssueComment', commented);
    await caller.call('getReadiness');
    const counts: Record<string, number[]> = {};
    for (const operation of operations.filter(isPaged)) {
      const { id } = operation;
      const input = sampleInput(operation, { store: exercise.store, cookie, adminKey });
      await caller.call(id, input); // the use of the key or session is noted once a minute
      for (const limit of [1, 100]) {
        const { data } = await caller.call(id, { ...input, query: { ...filters[id], limit } });
        if (limit === 1) expect([id, data.length]).toEqual([id, 1]);
        counts[id] = [
          ...(counts[id] ?? []),
          caller.sent.length - (input.cookie === undefined ? AUTHENTICATION : SESSION),
        ];
      }
    }
    for (const [id, [one, hundred]] of Object.entries(counts)) {
      expect([id, hundred]).toEqual([id, one]);
      expect(one, id).toBeLessThanOrEqual(5);
    }
  });

  it('of one domain are three, by a key and by a session', async () => {
    const { caller, store } = exercise;
    const ctx = await contextFor(exercise.server.services, store.accountId, 'operator');
    const { cookie } = await addPerson(ctx);
    const one = { path: { domain_id: store.domains[0]?.id ?? '' } };
    for (const who of [{}, { cookie }]) {
      await caller.call('getDomain', { ...one, ...who }); // the use is noted once a minute
      await caller.call('getDomain', { ...one, ...who });
      expect(caller.sent).toHaveLength(3);
    }
  });

  it('of listing 1,000 domains are three at most', async () => {
    const { server, recorder, store } = exercise;
    // There is a limit, because then the domains beyond it have to be found, too.
    const limitTo = (customDomainLimit: number | null) =>
      setPlan(server.services, { accountId: store.accountId, plan: 'agency', customDomainLimit });
    await limitTo(900);
    onTestFinished(async () => void (await limitTo(null)));
    const ctx = await contextFor(server.services, store.accountId, 'operator');
    let listed = 0;
    const sent = await recorder.during('list', async () => {
      listed = (await viewDomains(ctx, { limit: 1_000, after: undefined })).data.length;
    });
    expect(listed).toBe(1_000);
    expect(sent.length).toBeLessThanOrEqual(3);
  });

  it('of a crawl are one for 100 URLs at most, besides its batches and what its beginning and end cost', async () => {
    const { server, recorder } = exercise;
    // The limit of crawls at once would refuse this one if another crawl of the account were under way.
    await server.db.knex('crawls').where({ state: 'running' }).update({ lease_owner: null });
    const domainId = await addVerifiedDomain(exercise, siteHosts.site);
    const crawl = await exercise.caller.call('startCrawl', { path: { domain_id: domainId } });
    const signal = new AbortController().signal;
    const sent = await recorder.during('crawl', () => runCrawl(server.services, { crawlId: String(crawl.id), signal }));
    const row = await server.db.knex('crawls').where({ id: crawl.id }).first('state', 'totals');
    expect(row.state).toBe('completed');
    const urls = JSON.parse(row.totals).targets.found;
    expect(urls).toBeGreaterThan(1_900);
    const isBatch = isBatchOf(sent);
    const batches = new Set(sent.filter(isBatch).map(({ transaction }) => transaction)).size;
    expect(batches).toBeGreaterThan(5);
    const besides = sent.filter((one) => !isBatch(one) && !isOfTime(one));
    const issues = (await server.db.knex('issues').where({ domain_id: domainId }).pluck('id')).length;
    const transactions = new Set(besides.flatMap(({ transaction }) => transaction ?? [])).size;
    expect(transactions).toBeLessThanOrEqual(5 + issues / 200);
    const forIssues = FOR_ISSUES * Math.ceil(issues / 400) + AROUND * transactions;
    const forPages = TIDYING * Math.ceil(urls / 100);
    expect(besides.length - BEGINNING_AND_END - forIssues - forPages).toBeLessThanOrEqual(urls / 100);
    // A statement holds 200 rows. A batch is about 500 rows and their links; on a slow machine it is what came in a
    // second.
    expect(sent.filter(isBatch).length - batches * BATCH).toBeLessThan(urls / 8);
  });

  it('of a delivery that arrives at once are as documented', async () => {
    const { server, recorder } = exercise;
    const [due] = await dueDeliveries(server.services, 1);
    const sent = await recorder.during('delivery', () =>
      attemptDelivery(server.services, { deliveryId: due?.id ?? '' }),
    );
    // A claim is a read and an update; a settlement is a transaction of three statements, then a query for the next
    // delivery.
    expect(sent).toHaveLength(8);
    const state = await server.db.knex('deliveries').where({ id: due?.id }).first('state', 'attempts');
    expect(state).toEqual({ state: 'delivered', attempts: 1 });
  });
});
