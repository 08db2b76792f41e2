/*
 * Measures the cost of the same work as an installation grows: stores of 100 to 100,000 generated domains, each with a crawl, a
 * delivery and a handful of URLs; a twentieth of the domains wait for a crawl, a tenth of the deliveries are due.
 *   node --conditions=@linkvitals/source bench/scale/grow.ts [--on mysql|sqlite] [--domains 100,1000,10000,100000]
 */
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { type StoreExercise, startExercise } from '../../packages/server/scale/exercise-store.ts';
import {
  countCrawlBacklog,
  dueCrawls,
  pruneHistory,
  startScheduledCrawls,
} from '../../packages/server/src/findings/crawls/index.ts';
import {
  attemptDelivery,
  countDeliveryBacklog,
  dueDeliveries,
} from '../../packages/server/src/outgoing/deliveries/index.ts';
import { contextFor } from '../../packages/server/src/people/accounts/index.ts';
import { openDatabase } from '../../packages/server/src/platform/storage/index.ts';
import { viewDomains } from '../../packages/server/src/sites/domain-view/index.ts';
import { dueDomainChecks } from '../../packages/server/src/sites/domains/index.ts';
import { benchDatabases } from './databases.ts';

const { values } = parseArgs({
  options: {
    on: { type: 'string', default: 'mysql' },
    domains: { type: 'string', default: '100,1000,10000,100000' },
  },
});
/** Rows of targets, pages and links of each crawl; `plans.ts` has larger crawls. */
const URLS_EACH = 3;
const ROUNDS = 9;
const ATTEMPTS = 20;

interface Cost {
  readonly statements: number;
  readonly ms: number;
}

/** The median cost of some runs; work that can be done only once runs once. */
async function cost({ recorder }: StoreExercise, work: () => Promise<unknown>, rounds = ROUNDS): Promise<Cost> {
  const costs: Cost[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    const sent = await recorder.during('bench', work);
    costs.push({ statements: sent.length, ms: performance.now() - started });
  }
  return costs.sort((a, b) => a.ms - b.ms)[Math.floor(rounds / 2)] ?? { statements: 0, ms: 0 };
}

/** Measures the worst case: every domain waits for a crawl, and every delivery for its attempt. */
async function measureRush(exercise: StoreExercise): Promise<Record<string, Cost>> {
  const { services } = exercise.server;
  const { knex } = services.db;
  const free = { lease_owner: null, lease_token: null, lease_expires_at: null };
  await knex('crawls').update({ ...free, state: 'queued' });
  await knex('deliveries').update({ ...free, state: 'pending', attempts: 0, next_attempt_at: Date.now() - 60_000 });
  const backlog = (): Promise<unknown> =>
    Promise.all([countCrawlBacklog(services.db), countDeliveryBacklog(services.db)]);
  return {
    'choosing the next crawl when all domains wait': await cost(exercise, () => dueCrawls(services, { limit: 1 })),
    'finding 50 deliveries when all are due': await cost(exercise, () => dueDeliveries(services, 50)),
    'backlog of a scrape, of all that': await cost(exercise, backlog),
  };
}

async function measure(exercise: StoreExercise): Promise<Record<string, Cost>> {
  const { services, store } = { services: exercise.server.services, store: exercise.store };
  const ctx = await contextFor(services, store.accountId, 'operator');
  const page = (): Promise<unknown> => viewDomains(ctx, { limit: 100, after: undefined });
  const due = await dueDeliveries(services, ATTEMPTS);
  let next = 0;
  const attempt = (): Promise<unknown> => attemptDelivery(services, { deliveryId: due[next++]?.id ?? '' });
  return {
    'a page of 100 domains': await cost(exercise, page),
    'choosing the next crawl': await cost(exercise, () => dueCrawls(services, { limit: 1 })),
    'finding 50 due deliveries': await cost(exercise, () => dueDeliveries(services, 50)),
    'finding due ownership checks': await cost(exercise, () => dueDomainChecks(services, 10)),
    'backlog of a scrape': await cost(exercise, () =>
      Promise.all([countCrawlBacklog(services.db), countDeliveryBacklog(services.db)]),
    ),
    'a delivery': await cost(exercise, attempt, due.length),
    'due runs of schedules, 1 of 200 domains': await cost(exercise, () => startScheduledCrawls(services), 1),
    'pruning page history, a batch': await cost(exercise, () => pruneHistory(services), 1),
  };
}

const thousands = (count: number): string => count.toLocaleString('en-US');

await using databases = benchDatabases();
console.log('| domains | work | statements | ms |\n|---|---|---|---|');
for (const domains of values.domains.split(',').map(Number)) {
  const db = openDatabase({ url: await databases.open(values.on === 'sqlite' ? 'sqlite' : 'mysql') });
  const size = { domains, inLargest: 100, crawls: domains, urlRows: domains * URLS_EACH, deliveries: domains };
  const started = performance.now();
  const exercise = await startExercise(db, size, { pages: 1 });
  console.error(`${domains} domains filled in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  for (const part of [measure, measureRush]) {
    for (const [what, { statements, ms }] of Object.entries(await part(exercise)))
      console.log(`| ${thousands(domains)} | ${what} | ${statements} | ${ms.toFixed(1)} |`);
  }
  await exercise[Symbol.asyncDispose]();
  await db.close();
}
