/*
 * Measures how much exclusion patterns slow a crawl; all variants alternate in one run:
 *   node --conditions=@linkvitals/source bench/patterns.ts [pages]
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { compileExclusions, crawlSite, createExternalHosts, systemClock } from '../packages/crawler/src/index.ts';
import { createOutbound } from '../packages/outbound/src/index.ts';

const PAGES = Number(process.argv[2] ?? 2_000);
const ROUNDS = 3;
/** The number of new URLs on each page; their paths have one of these lengths. */
const LINKS = 5;
const LENGTHS = [60, 1_900];

const times = (count: number, pattern: (at: number) => string): string[] =>
  Array.from({ length: count }, (_, at) => pattern(at));

/** Patterns that match no URL of the site, so that each is read to its end. */
const PATTERNS: Readonly<Record<string, readonly string[]>> = {
  none: [],
  'three usual ones': ['/private/**', '/**/*.pdf', '/\\/tmp\\d+$/'],
  '100 usual ones': times(100, (at) => `/section-${at}/**`),
  '100 globs of stars': times(100, (at) => `/*a*a*a*a*a*a*a*c${at}`),
  '100 expressions': times(100, (at) => `/(a+)+c${at}$/`),
  '10 of 500 characters': times(10, (at) => `/${'[ab]?'.repeat(98)}c${at}$/`),
};

if (isMainThread) await measure();
else serve();

async function measure(): Promise<void> {
  for (const length of LENGTHS) {
    const worker = new Worker(new URL(import.meta.url), { workerData: { length } });
    const origin = await new Promise<string>((resolve) => worker.once('message', resolve));
    console.log(`\n${PAGES} pages with ${LINKS} new URLs of ${length} characters each, median of ${ROUNDS} runs\n`);
    console.log('| patterns | crawl, s | beside none |');
    console.log('|---|---|---|');
    const seconds = new Map<string, number[]>();
    // Alternating, so that a machine that slows down slows all of them.
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, exclude] of Object.entries(PATTERNS)) {
        seconds.set(name, [...(seconds.get(name) ?? []), await crawl(origin, exclude)]);
      }
    }
    const median = (name: string): number =>
      (seconds.get(name) ?? []).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
    for (const name of Object.keys(PATTERNS)) {
      console.log(`| ${name} | ${median(name).toFixed(2)} | ${(median(name) / median('none')).toFixed(2)} x |`);
    }
    await worker.terminate();
  }
}

async function crawl(origin: string, exclude: readonly string[]): Promise<number> {
  compileExclusions(exclude);
  const outbound = createOutbound({ allowCidrs: ['127.0.0.0/8'], connectionsPerOrigin: 16 });
  const started = performance.now();
  const records = crawlSite({
    startUrl: `${origin}/0`,
    outbound,
    exclude,
    limits: { maxPages: PAGES, depthLimit: 1_000, timeMs: 600_000 },
    userAgent: 'bench',
    robotsToken: 'bench',
    respectRobots: false,
    useSitemaps: false,
    rate: { start: 0, min: 0, max: 0, inFlight: 16 },
    externalHosts: createExternalHosts({ clock: systemClock, intervalMs: 0 }),
  });
  for await (const record of records)
    if (record.type === 'end' && record.outcome !== 'completed') throw new Error(record.error);
  await outbound.close();
  return (performance.now() - started) / 1_000;
}

/** Serves a chain of pages: each links to the next, and to URLs that no other page links to. */
function serve(): void {
  const { length } = workerData as { length: number };
  const server = createServer((request, response) => {
    const at = Number(/^\/(\d+)$/.exec(request.url ?? '')?.[1] ?? Number.NaN);
    response.setHeader('content-type', 'text/html');
    if (Number.isNaN(at)) return response.end();
    const links = Array.from({ length: LINKS }, (_, which) => `<img src="/${`${at}-${which}-`.padEnd(length, 'ab')}">`);
    const next = [1, 2, 3].map((step) => `<a href="/${at * 3 + step}">x</a>`);
    return response.end([...next, ...links].join('\n'));
  });
  server.listen(0, '127.0.0.1', () => {
    parentPort?.postMessage(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
}
