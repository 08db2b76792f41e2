import { parseArgs } from 'node:util';
import { resetHeapFlags, setRunFlags } from '../../packages/cli/src/v8-flags.ts';
import {
  BodyRoom,
  crawlSite,
  createExternalHosts,
  createPageThread,
  createRobotsCache,
} from '../../packages/crawler/src/index.ts';
import { createOutbound } from '../../packages/outbound/src/index.ts';
import { watchLoop } from './loop-watch.ts';

/**
 * Crawls hostile sites at once as the server does, with the rate limit off, and prints one row of figures:
 *   node --conditions=@linkvitals/source hostile-once.ts -c CONNECTIONS -t SECONDS [--trace] START_URL …
 */
const { values, positionals: startUrls } = parseArgs({
  allowPositionals: true,
  options: {
    connections: { type: 'string', short: 'c', default: '5' },
    seconds: { type: 'string', short: 't', default: '240' },
    trace: { type: 'boolean', default: false },
  },
});
resetHeapFlags();
setRunFlags();
const inFlight = Number(values.connections);
const timeMs = Number(values.seconds) * 1_000;
// The crawls of a server share these.
const pageReading = createPageThread();
const shared = {
  outbound: createOutbound({ allowCidrs: ['127.0.0.0/8'], connectionsPerOrigin: Math.max(8, inFlight) }),
  externalHosts: createExternalHosts({ intervalMs: 0 }),
  robotsCache: createRobotsCache(),
  bodyRoom: new BodyRoom(),
  pageReading,
};

const figures = await watchLoop(values.trace);
const started = performance.now();
const ends = await Promise.all(startUrls.map(crawl));
const seconds = (performance.now() - started) / 1_000;
const { p50, p99, max, longBlocks } = await figures();
await shared.outbound.close();
await pageReading.close();

const done = ends.filter(({ outcome }) => outcome === 'completed').length;
const rss = Math.round(process.resourceUsage().maxRSS / 1_024);
const records = ends.reduce((sum, end) => sum + end.records, 0);
const delays = [p50, p99, max].map((ms) => ms.toFixed(0));
const row = [
  `${startUrls.length} × ${inFlight}`,
  `${done}/${ends.length}`,
  records,
  seconds.toFixed(1),
  rss,
  ...delays,
];
console.log(`| ${row.join(' | ')} |`);
for (const { ms, cpuMs, holders } of values.trace ? longBlocks : []) {
  console.log(`${ms.toFixed(0)} ms, of processor ${cpuMs.toFixed(0)}: ${holders.join('; ')}`);
}

async function crawl(startUrl: string) {
  let records = 0;
  let outcome = 'none';
  for await (const record of crawlSite({
    ...shared,
    startUrl,
    limits: { maxPages: 1_000, depthLimit: 3, timeMs, pageMs: 10_000, linkMs: 10_000 },
    userAgent: 'LinkvitalsBench/1.0',
    robotsToken: 'LinkvitalsBench',
    rate: { start: 0, min: 0, max: 0, inFlight },
    recheckAfterMs: 0,
  })) {
    records++;
    if (record.type === 'end') outcome = record.outcome;
  }
  return { records, outcome };
}
