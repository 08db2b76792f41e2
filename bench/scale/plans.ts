/*
 * Fills a store, has every operation of the API and all background work send its statements, and judges their plans as
 * the tests do with a small store. Prints what takes longest; ends with 1 when a statement reads a whole table or sorts
 * many rows.
 *   node --conditions=@linkvitals/source bench/scale/plans.ts [--on mysql|sqlite] [--crawls 100000] [--rows 5000000]
 */
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { startExercise } from '../../packages/server/scale/exercise-store.ts';
import { type JudgedStatement, judgeStatements } from '../../packages/server/scale/judge-statements.ts';
import type { StoreSize } from '../../packages/server/scale/store-size.ts';
import { openDatabase } from '../../packages/server/src/platform/storage/index.ts';
import { benchDatabases } from './databases.ts';

/** The size of an installation that needs several servers. */
const large: StoreSize = {
  domains: 10_000,
  inLargest: 1_000,
  crawls: 100_000,
  urlRows: 5_000_000,
  deliveries: 100_000,
};

const { values } = parseArgs({
  options: {
    on: { type: 'string', default: 'mysql' },
    crawls: { type: 'string', default: String(large.crawls) },
    rows: { type: 'string', default: String(large.urlRows) },
  },
});
const size = { ...large, crawls: Number(values.crawls), urlRows: Number(values.rows) };
/** Runs of each statement; the median is reported. */
const ROUNDS = 3;
const SHOWN = 12;

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

await using databases = benchDatabases();
const db = openDatabase({ url: await databases.open(values.on === 'sqlite' ? 'sqlite' : 'mysql') });
let since = performance.now();
await using exercise = await startExercise(db, size);
const { crawls, domains, deliveries, crawl_targets, crawl_pages, crawl_links } = exercise.store.rows;
const urlRows = (crawl_targets ?? 0) + (crawl_pages ?? 0) + (crawl_links ?? 0);
console.log(`${values.on}: ${domains} domains, ${crawls} crawls, ${urlRows} URL rows, ${deliveries} deliveries`);
console.log(`filled in ${seconds(since)}`);
since = performance.now();
await exercise.run();
const judged = await judgeStatements(db, exercise);
console.log(`${judged.length} statements, exercised and explained in ${seconds(since)}`);

async function millis({ sql, bindings }: JudgedStatement): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    await db.knex.raw(sql, bindings as string[]);
    rounds.push(performance.now() - started);
  }
  return rounds.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}

const selects = judged.filter(({ sql }) => /^\s*select(?!.*(for update|lock in share))/is.test(sql));
const timed: { ms: number; statement: JudgedStatement }[] = [];
for (const statement of selects) timed.push({ ms: await millis(statement), statement });
console.log('\n| ms | sent first by | statement |\n|---|---|---|');
for (const { ms, statement } of timed.sort((a, b) => b.ms - a.ms).slice(0, SHOWN)) {
  const sql = statement.sql
    .replace(/(\?, ){3,}/g, '?, … ')
    .replaceAll('`', '')
    .slice(0, 110);
  console.log(`| ${ms.toFixed(1)} | ${statement.by} | ${sql} |`);
}
const faulty = judged.filter(({ faults }) => faults.length > 0);
for (const { by, sql, plan, faults } of faulty) console.log(`\n${by}: ${faults.join('; ')}\n${sql}\n${plan}`);
console.log(`\n${faulty.length} statements read a whole table or sort many rows.`);
await db.close();
process.exitCode = faulty.length === 0 ? 0 : 1;
