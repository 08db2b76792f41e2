/**
 * Measures the cost of reports: `node --conditions=@linkvitals/source bench/reports.ts [rows] [findings]`. It makes a
 * CSV of a crawl with the given number of targets (default 1,000,000), from the database into the database. It also
 * makes a PDF with the given number of findings (default 5,000), and PDFs of 1,000 broken links with the longest
 * possible addresses, in letters from left to right and from right to left. Each report is the first work of a process
 * that is started as the command is. Memory is the peak beyond the use before; delay is the longest block of the event
 * loop.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { systemClock } from '../packages/server/src/platform/clock.ts';
import { openDatabase } from '../packages/server/src/platform/storage/index.ts';
import { createReport, makeReport } from '../packages/server/src/reporting/reports/index.ts';
import { insertCompletedCrawl } from '../packages/server/src/test-support/insert-crawl.ts';
import { insertDomain } from '../packages/server/src/test-support/insert-domain.ts';
import { createTestContext } from '../packages/server/src/test-support/test-context.ts';

const MEASURE = 'measure';
const [mode = ''] = process.argv.slice(2);
const file = mode === MEASURE ? String(process.argv[3]) : join(tmpdir(), `linkvitals-bench-reports-${process.pid}.db`);
const [rows = 1_000_000, findings = 5_000] = process.argv.slice(2).map(Number);
const db = openDatabase({ url: `sqlite:${file}` });
const test = await createTestContext({ db, services: { clock: systemClock } });
const { ctx, services } = test;

/** Targets with ids from 1,000 on. */
const TARGETS = `with recursive n(i) as (select 1000 union all select i + 1 from n where i < ?)
insert into crawl_targets (crawl_id, id, url, url_hash, internal, navigational, depth, verdict, reason, status_code, content_type)
select ?, i, 'https://example.com/catalog/item-' || i || '/details', printf('%064d', i), 1, 1, 2, 'ok', 'ok', 200, 'text/html' from n`;
const FINDINGS = `insert into crawl_findings (crawl_id, target_id, code, severity)
select crawl_id, id, 'title_missing', 'error' from crawl_targets where crawl_id = ? and id >= 1000 limit ?`;

/** Letters without a possible line break, as many as the longest address has. */
const LONG = { 'left to right': 'a'.repeat(1_880), 'right to left': encodeURIComponent('א'.repeat(325)) } as const;
const LONG_LINKS = 1_000;
const BROKEN = `with recursive n(i) as (select 1000 union all select i + 1 from n where i < ?)
insert into crawl_targets (crawl_id, id, url, url_hash, internal, navigational, depth, verdict, reason, status_code, found_on_pages)
select ?, i, 'https://example.com/' || i || ?, printf('%064d', i), 1, 1, 2, 'broken', 'not_found', 404, 1 from n`;

async function prepareLong(letters: string): Promise<string> {
  const domainId = await insertDomain(ctx);
  const crawlId = await insertCompletedCrawl(ctx, { domainId });
  await db.knex.raw(BROKEN, [1_000 + LONG_LINKS - 1, crawlId, letters]);
  return domainId;
}

async function prepare(targets: number): Promise<{ readonly domainId: string; readonly crawlId: string }> {
  const domainId = await insertDomain(ctx);
  const crawlId = await insertCompletedCrawl(ctx, { domainId });
  await db.knex.raw(TARGETS, [1_000 + targets - 1, crawlId]);
  return { domainId, crawlId };
}

/** Makes the pending report. */
async function measure(what: string): Promise<void> {
  const { id } = await db.knex('reports').where({ state: 'pending' }).first('id');
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let peak = before;
  const watching = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 10);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  const outcome = await makeReport(services, { reportId: id });
  clearInterval(watching);
  delay.disable();
  const used = process.cpuUsage(cpu);
  const { bytes } = await db.knex('reports').where({ id }).first('bytes');
  const mb = (count: number): string => `${(count / 1_048_576).toFixed(0)} MB`;
  const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
  console.log(
    `${what}: ${outcome}, ${mb(bytes)}, ${seconds(performance.now() - began)} (${seconds((used.user + used.system) / 1_000)} of CPU), ${mb(peak - before)} more memory, ${mb(peak)} at most, ${Math.round(delay.max / 1e6)} ms of delay at most`,
  );
}

/** The options of Node in the first line of the command. */
const [first = ''] = readFileSync(new URL('../packages/server-cli/src/main.ts', import.meta.url), 'utf8').split('\n');
const options = first.split(' ').filter((word) => word.startsWith('--'));

async function measureInProcess(what: string, input: Parameters<typeof createReport>[1]): Promise<void> {
  await createReport(ctx, input);
  const program = [import.meta.filename, MEASURE, file, what];
  const env = { ...process.env, MALLOC_ARENA_MAX: '1' };
  const flags = [...options, '--expose-gc', '--conditions=@linkvitals/source'];
  execFileSync(process.execPath, [...flags, ...program], { stdio: 'inherit', env });
}

try {
  if (mode === MEASURE) await measure(String(process.argv[4]));
  else {
    const large = await prepare(rows);
    await measureInProcess(`CSV of ${rows} rows`, { domainId: large.domainId, format: 'csv', section: 'links' });
    const small = await prepare(findings);
    await db.knex.raw(FINDINGS, [small.crawlId, findings]);
    await measureInProcess(`PDF of ${findings} findings`, { domainId: small.domainId, format: 'pdf' });
    for (const [direction, letters] of Object.entries(LONG)) {
      const domainId = await prepareLong(letters);
      await measureInProcess(`PDF of ${LONG_LINKS} long addresses, ${direction}`, { domainId, format: 'pdf' });
    }
  }
} finally {
  await test.close();
  await db.close();
  const endings = mode === MEASURE ? [] : ['', '-wal', '-shm'];
  for (const ending of endings) await rm(file + ending, { force: true });
}
