/**
 * What reports cost: `pnpm exec node --conditions=@linkvitals/source bench/reports.ts [rows] [findings]`. A CSV of a crawl with
 * so many targets (default 1,000,000), from the database into the database; a PDF with so many findings (default 5,000).
 * Memory is what the process has at most beyond what it had before, after a small CSV.
 */
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../packages/server/src/clock.ts';
import { createReport, makeReport } from '../packages/server/src/reports/index.ts';
import { openDatabase } from '../packages/server/src/storage/index.ts';
import { insertCompletedCrawl } from '../packages/server/src/test-support/insert-crawl.ts';
import { insertDomain } from '../packages/server/src/test-support/insert-domain.ts';
import { createTestContext } from '../packages/server/src/test-support/test-context.ts';

const [rows = 1_000_000, findings = 5_000] = process.argv.slice(2).map(Number);
const file = join(tmpdir(), `linkvitals-bench-reports-${process.pid}.db`);
const db = openDatabase({ url: `sqlite:${file}` });
const test = await createTestContext({ db, services: { clock: systemClock } });
const { ctx, services } = test;

/** Targets with the ids from 1,000 on. */
const TARGETS = `with recursive n(i) as (select 1000 union all select i + 1 from n where i < ?)
insert into crawl_targets (crawl_id, id, url, url_hash, internal, navigational, depth, verdict, reason, status_code, content_type)
select ?, i, 'https://example.com/catalog/item-' || i || '/details', printf('%064d', i), 1, 1, 2, 'ok', 'ok', 200, 'text/html' from n`;
const FINDINGS = `insert into crawl_findings (crawl_id, target_id, code, severity)
select crawl_id, id, 'title_missing', 'error' from crawl_targets where crawl_id = ? and id >= 1000 limit ?`;

const WARM_UP = 200_000;

async function prepare(targets: number): Promise<{ readonly domainId: string; readonly crawlId: string }> {
  const domainId = await insertDomain(ctx);
  const crawlId = await insertCompletedCrawl(ctx, { domainId });
  await db.knex.raw(TARGETS, [1_000 + targets - 1, crawlId]);
  return { domainId, crawlId };
}

async function measure(what: string, input: Parameters<typeof createReport>[1]): Promise<void> {
  const { id } = await createReport(ctx, input);
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let peak = before;
  const watching = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 10);
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  const outcome = await makeReport(services, { reportId: id });
  clearInterval(watching);
  const used = process.cpuUsage(cpu);
  const { bytes } = await db.knex('reports').where({ id }).first('bytes');
  const mb = (count: number): string => `${(count / 1_048_576).toFixed(0)} MB`;
  const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
  console.log(
    `${what}: ${outcome}, ${mb(bytes)}, ${seconds(performance.now() - began)} (${seconds((used.user + used.system) / 1_000)} of CPU), ${mb(peak - before)} more memory`,
  );
}

try {
  // As in a server that runs: what the engine and the database take for themselves they have taken.
  const warm = await prepare(WARM_UP);
  await measure(`Warm-up, CSV of ${WARM_UP} rows`, { domainId: warm.domainId, format: 'csv', section: 'links' });
  const large = await prepare(rows);
  await measure(`CSV of ${rows} rows`, { domainId: large.domainId, format: 'csv', section: 'links' });
  const small = await prepare(findings);
  await db.knex.raw(FINDINGS, [small.crawlId, findings]);
  await measure(`PDF of ${findings} findings`, { domainId: small.domainId, format: 'pdf' });
} finally {
  await test.close();
  await db.close();
  for (const ending of ['', '-wal', '-shm']) await rm(file + ending, { force: true });
}
