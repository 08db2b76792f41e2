// One crawl with the built packages, as the command makes it: node crawl-once.mjs START_URL [CONNECTIONS]
// Prints the broken URLs, one a line. With LINKVITALS_HTTP=undici requests are sent by undici's HTTP/1.1 (run.ts builds
// what that needs). JavaScript, so that no type stripping is measured.
import v8 from 'node:v8';
import { createPageThread } from '../../packages/crawler/dist/create-page-thread.js';

// See packages/cli/src/v8-flags.ts.
v8.setFlagsFromString('--max-semi-space-size=0');
v8.setFlagsFromString('--initial-old-space-size=0');
const pageReading = createPageThread();
void pageReading.start().then(() => {
  v8.setFlagsFromString('--heap-growing-percent=60');
  v8.setFlagsFromString('--invocation-count-for-turbofan=1000000');
  setTimeout(() => v8.setFlagsFromString('--invocation-count-for-turbofan=20000'), 3_000).unref();
});

const { crawlSite, createExternalHosts } = await import('../../packages/crawler/dist/index.js');
const { createOutbound } = await import('../../packages/outbound/dist/index.js');

const [startUrl = '', connections = '64'] = process.argv.slice(2);
const inFlight = Number(connections);
const options = { allowCidrs: ['127.0.0.0/8'], connectionsPerOrigin: inFlight };
const outbound = createOutbound(options, await httpOver());
const urls = [''];
const broken = new Set();
let pages = 0;

for await (const record of crawlSite({
  startUrl,
  outbound,
  limits: { maxPages: 1_000_000, depthLimit: 1_000, timeMs: 3_600_000 },
  userAgent: 'LinkvitalsBench/1.0',
  robotsToken: 'LinkvitalsBench',
  rate: { start: 0, min: 0, max: 0, inFlight },
  externalHosts: createExternalHosts({ intervalMs: 0, inFlight }),
  recheckAfterMs: 0,
  pageReading,
})) {
  if (record.type === 'page') pages++;
  else if (record.type === 'target') urls[record.id] = record.url;
  else if (record.type === 'verdict') {
    if (record.verdict === 'broken') broken.add(record.target);
    else broken.delete(record.target);
  }
}
await outbound.close();
await pageReading.close();
for (const id of broken) process.stdout.write(`${urls[id]}\n`);
process.stderr.write(`${pages} pages\n`);

/** The connection to use; undefined for the crawler's own. */
async function httpOver() {
  if (process.env.LINKVITALS_HTTP !== 'undici') return undefined;
  const { UndiciConnection } = await import('../../packages/outbound/dist/undici-connection.js');
  return (opened, rounds) => new UndiciConnection(opened, rounds);
}
