/*
 * How many deliveries of 1 KiB a second the receiver takes, on one thread:
 *   node --conditions=@linkvitals/source bench/webhooks/verify.ts [rounds, default 5]
 * Prints the median, lowest and highest round. One round warms up.
 */
import { performance } from 'node:perf_hooks';
import { constructEvent, createReceiver, verify } from '../../packages/receiver/src/index.ts';
import { memoryStore } from '../../packages/receiver/src/stores/memory.ts';
import { fixtures, signedDelivery, TEST_SECRET } from '../../packages/receiver/src/testing.ts';

const ROUND_MS = 1_000;
const BODY_BYTES = 1_024;
const rounds = Number(process.argv[2] ?? 5);
const secret = TEST_SECRET;

/** A crawl's end, as the service writes it, padded to the size. */
const event = fixtures.crawlCompleted();
event.data.url += 'x'.repeat(BODY_BYTES - JSON.stringify(event).length);
const { body, headers } = await signedDelivery(event);
const header = headers['x-service-signature'];
if (body.length !== BODY_BYTES) throw new Error(`the body has ${body.length} bytes`);

const on = { 'crawl.completed': () => {} };
const receiver = createReceiver({ secret, on, dedupe: false });
/** Every delivery is another event, as those of many crawls are. */
let serial = 0;
const deduping = createReceiver({ secret, on, dedupe: memoryStore(), dedupeKey: (_event, key) => `${key}${serial++}` });
const handle = async ({ handle }: typeof receiver) => {
  const { status } = await handle({ body, headers });
  if (status !== 200) throw new Error(`answered ${status}`);
};

const works: [string, () => Promise<unknown>][] = [
  ['verify', () => verify(body, header, { secret })],
  ['constructEvent', () => constructEvent(body, header, { secret })],
  ['receiver, dedupe: false', () => handle(receiver)],
  ['receiver, memoryStore', () => handle(deduping)],
];

/** Deliveries a second of one round. */
async function round(work: () => Promise<unknown>, parallel: number): Promise<number> {
  const start = performance.now();
  let done = 0;
  const worker = async () => {
    while (performance.now() - start < ROUND_MS) {
      for (let i = 0; i < 20; i += 1) await work();
      done += 20;
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  return Math.round((done * 1_000) / (performance.now() - start));
}

async function measure(work: () => Promise<unknown>, parallel: number): Promise<string> {
  await round(work, parallel);
  const rates: number[] = [];
  for (let i = 0; i < rounds; i += 1) rates.push(await round(work, parallel));
  rates.sort((a, b) => a - b);
  const [lowest, median, highest] = [0, rates.length >> 1, rates.length - 1].map((i) => rates[i]?.toLocaleString('en'));
  return `${median} (${lowest}..${highest})`;
}

console.log(`Node ${process.version}, bodies of ${BODY_BYTES} bytes, ${rounds} rounds of ${ROUND_MS / 1_000} s\n`);
console.log('| a second | one at a time | 50 in parallel |');
console.log('| --- | --- | --- |');
for (const [name, work] of works) console.log(`| ${name} | ${await measure(work, 1)} | ${await measure(work, 50)} |`);
