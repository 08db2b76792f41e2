/*
 * Measures the longest tasks of the browser's main thread while a person uses the links of a large crawl. On SQLite:
 *   node --conditions=@linkvitals/source bench/dashboard/long-tasks.ts [--links 100000] [--pages 20] [--slower 1]
 * Needs Chromium. `--slower 4` slows its processor down as Lighthouse does for a phone.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildDashboard } from '../../e2e/src/dashboard/build-dashboard.ts';
import { watchLinks } from '../../e2e/src/dashboard/long-tasks.ts';
import { crawlResultRows } from '../../packages/server/scale/crawl-rows.ts';
import { seeded } from '../../packages/server/scale/seeded.ts';
import { createTableWriter } from '../../packages/server/scale/table-writer.ts';
import { contextFor, createAccount } from '../../packages/server/src/people/accounts/index.ts';
import { readConfig } from '../../packages/server/src/platform/config/config.ts';
import { openServices } from '../../packages/server/src/services.ts';
import { createDomain } from '../../packages/server/src/sites/domains/index.ts';
import { addPerson } from '../../packages/server/src/test-support/add-person.ts';
import { insertCompletedCrawl } from '../../packages/server/src/test-support/insert-crawl.ts';
import { needBrowser } from '../../packages/testing/src/browser/find-browser.ts';
import type { Order } from '../api/server.ts';
import { startProgram } from '../process/start-program.ts';

const { values } = parseArgs({
  options: {
    links: { type: 'string', default: '100000' },
    pages: { type: 'string', default: '20' },
    slower: { type: 'string', default: '1' },
  },
});

/** Makes a domain whose newest crawl has this many links, and a person who may see it. */
async function fill(env: Readonly<Record<string, string>>, links: number) {
  const { services, close } = await openServices(readConfig(env));
  try {
    const { id: accountId } = await createAccount(services, { name: 'Bench', plan: 'agency' });
    const ctx = await contextFor(services, accountId, 'operator');
    const { cookie } = await addPerson(ctx);
    const hostname = 'bench.example.com';
    const { id: domainId } = await createDomain(ctx, { hostname });
    const crawlId = await insertCompletedCrawl(ctx, { domainId });
    for (const table of ['crawl_findings', 'crawl_links', 'crawl_pages', 'crawl_targets']) {
      await ctx.db.knex(table).where({ crawl_id: crawlId }).delete();
    }
    const writer = createTableWriter(ctx.db);
    const shape = { crawlId, hostname, targets: links, links, running: false };
    for (const [table, row] of crawlResultRows(shape, seeded(18))) await writer.add(table, row);
    await writer.end();
    const [name = '', value = ''] = cookie.split('=');
    return { domainId, cookie: { name, value } };
  } finally {
    await close();
  }
}

const program = needBrowser();
const folder = mkdtempSync(join(tmpdir(), 'linkvitals-bench-'));
const env = {
  LINKVITALS_DATA_DIR: folder,
  LINKVITALS_PORT: '0',
  LINKVITALS_LOG_LEVEL: 'silent',
  LINKVITALS_DASHBOARD: buildDashboard(),
};
try {
  const store = await fill(env, Number(values.links));
  const server = await startProgram<Order>(new URL('../api/server.ts', import.meta.url), env, { quiet: true });
  try {
    const url = String(await server.send({ kind: 'url' }));
    const list = { ...store, url, pages: Number(values.pages), slower: Number(values.slower) };
    const steps = await watchLinks(list, program);
    const print = (...cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
    print('Step', 'Rows', 'Long tasks', 'Longest, ms', 'Longest, processor ms', 'All tasks, processor ms');
    print('---', '---', '---', '---', '---', '---');
    for (const { name, rows, longTasks, ...times } of steps) {
      const { longestMs, longestProcessorMs, processorMs } = times;
      print(name, rows, longTasks, ...[longestMs, longestProcessorMs, processorMs].map(Math.round));
    }
  } finally {
    await server.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
