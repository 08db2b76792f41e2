/*
 * Measures the choice of the next crawl or delivery among 100,000, in queues of several shapes.
 *   node --conditions=@linkvitals/source bench/scale/next.ts [--on sqlite,mariadb,mysql] [--rounds 31]
 */
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { fillQueues, type QueueShape } from '../../packages/server/scale/fill-queues.ts';
import { createCrawlCursors, dueCrawls } from '../../packages/server/src/findings/crawls/index.ts';
import { dueDeliveries } from '../../packages/server/src/outgoing/deliveries/index.ts';
import { openDatabase } from '../../packages/server/src/platform/storage/index.ts';
import { createTestContext } from '../../packages/server/src/test-support/test-context.ts';
import { type BenchDatabase, benchDatabases } from './databases.ts';

const { values } = parseArgs({
  options: {
    on: { type: 'string', default: 'sqlite,mariadb,mysql' },
    rounds: { type: 'string', default: '31' },
  },
});
const SHAPES: Readonly<Record<string, QueueShape>> = {
  'all in one queue': { queues: 1, hasHuge: false },
  'half in one queue, 500 others': { queues: 500, hasHuge: true },
  '20,000 queues': { queues: 20_000, hasHuge: false },
};

/** Times of some runs: the least is nearest to the cost of the work, the median includes other programs. */
async function timesOf(work: () => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  return [times[0], times[Math.floor(times.length / 2)]].map((ms) => ms?.toFixed(1)).join(', ');
}

await using databases = benchDatabases();
console.log(
  '| database | what waits | 50 deliveries: least, median ms | a crawl: least, median ms |\n|---|---|---|---|',
);
for (const on of values.on.split(',')) {
  for (const [what, shape] of Object.entries(SHAPES)) {
    const db = openDatabase({ url: await databases.open(on as BenchDatabase) });
    const test = await createTestContext({ db });
    await fillQueues(db, shape);
    const cursor = { after: undefined };
    const cursors = createCrawlCursors();
    const deliveries = await timesOf(() => dueDeliveries(test.services, 50, { cursor }));
    const crawls = await timesOf(() => dueCrawls(test.services, { limit: 1, cursors }));
    console.log(`| ${on} | ${what} | ${deliveries} | ${crawls} |`);
    await test.close();
    await db.close();
  }
}
