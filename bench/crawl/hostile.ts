/*
 * All hostile fixtures at once, ten crawls of 64 connections each, the sites in another process:
 *   node --conditions=@linkvitals/source bench/crawl/hostile.ts [-s 10] [-c 64] [--trace]
 * See bench/README.md.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { crawlSite, createForeignHosts } from '../../packages/crawler/src/index.ts';
import { createOutbound } from '../../packages/outbound/src/index.ts';
import { watchLoop } from './loop-watch.ts';

const COPIES = 4;
const { values } = parseArgs({
  options: {
    sites: { type: 'string', short: 's', default: '10' },
    connections: { type: 'string', short: 'c', default: '64' },
    trace: { type: 'boolean', default: false },
  },
});
const inFlight = Number(values.connections);

const site = spawn(
  process.execPath,
  [
    '--conditions=@linkvitals/source',
    fileURLToPath(new URL('hostile-site.ts', import.meta.url)),
    values.sites,
    `${COPIES}`,
  ],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
try {
  const [line] = (await once(createInterface(site.stdout), 'line')) as [string];
  await measure(JSON.parse(line) as string[]);
} finally {
  site.kill();
}

async function measure(startUrls: readonly string[]): Promise<void> {
  const outbound = createOutbound({ allowCidrs: ['127.0.0.0/8'], connectionsPerOrigin: inFlight });
  const figures = await watchLoop(values.trace);
  const started = performance.now();
  const ends = await Promise.all(startUrls.map((startUrl) => crawl(startUrl, outbound)));
  const seconds = (performance.now() - started) / 1_000;
  const { p50, p99, max, longTurns } = await figures();
  await outbound.close();
  const done = ends.filter(({ outcome }) => outcome === 'completed').length;
  console.log('| sites done | records | wall s | peak RSS MB | loop delay p50 ms | p99 ms | max ms |');
  console.log('|---|---|---|---|---|---|---|');
  const rss = Math.round(process.resourceUsage().maxRSS / 1_024);
  const records = ends.reduce((sum, end) => sum + end.records, 0);
  const row = [
    `${done}/${ends.length}`,
    records,
    seconds.toFixed(1),
    rss,
    p50.toFixed(0),
    p99.toFixed(0),
    max.toFixed(0),
  ];
  console.log(`| ${row.join(' | ')} |`);
  for (const { ms, cpuMs, holders } of values.trace ? longTurns : []) {
    console.log(`${ms.toFixed(0)} ms, of processor ${cpuMs.toFixed(0)}: ${holders.join('; ')}`);
  }
}

async function crawl(startUrl: string, outbound: ReturnType<typeof createOutbound>) {
  let records = 0;
  let outcome = 'none';
  for await (const record of crawlSite({
    startUrl,
    outbound,
    limits: { maxPages: 1_000, depthLimit: 3, timeMs: 600_000, pageMs: 10_000, linkMs: 10_000 },
    userAgent: 'LinkvitalsBench/1.0',
    robotsToken: 'LinkvitalsBench',
    rate: { start: 0, min: 0, max: 0, inFlight },
    foreignHosts: createForeignHosts({ intervalMs: 0, inFlight }),
    recheckAfterMs: 0,
  })) {
    records++;
    if (record.type === 'end') outcome = record.outcome;
  }
  return { records, outcome };
}
