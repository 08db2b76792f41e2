/*
 * Measures the deliveries of 1 KiB a second that the receiver handles on one thread:
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

/** The end of a crawl as the service writes it, padded to the size. */
const event = fixtures.crawlCompleted();
event.data.url += 'x'.repeat(BODY_BYTES - JSON.stringify(event).length);
const { body, headers } = await signedDelivery(event);
const header = headers['x-service-signature'];
if (body.length !== BODY_BYTES) throw new Error(`the body has ${body.length} bytes`);

const on = { 'crawl.completed': () => {} };
const receiver = createReceiver({ secret, on, dedupe: false });
/** Number of the delivery, so that every delivery is another event. */
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

interface Round {
  /** Deliveries a second. */
  rate: number;
  /** Microseconds of processor time for one delivery, with garbage collection. On a shared machine, only this figure is reliable. */
  cpu: number;
}

async function round(work: () => Promise<unknown>, parallel: number): Promise<Round> {
  const start = performance.now();
  const cpuStart = process.cpuUsage();
  let done = 0;
  const worker = async () => {
    while (performance.now() - start < ROUND_MS) {
      for (let i = 0; i < 20; i += 1) await work();
      done += 20;
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  const { user, system } = process.cpuUsage(cpuStart);
  return { rate: (done * 1_000) / (performance.now() - start), cpu: (user + system) / done };
}

async function measure(work: () => Promise<unknown>, parallel: number): Promise<string> {
  await round(work, parallel);
  const measured: Round[] = [];
  for (let i = 0; i < rounds; i += 1) measured.push(await round(work, parallel));
  const rates = measured.map(({ rate }) => rate).sort((a, b) => a - b);
  const cpus = measured.map(({ cpu }) => cpu).sort((a, b) => a - b);
  const whole = (rate: number | undefined) => Math.round(rate ?? 0).toLocaleString('en');
  const middle = rounds >> 1;
  return `${whole(rates[middle])} (${whole(rates[0])}..${whole(rates.at(-1))}) | ${cpus[middle]?.toFixed(1)}`;
}

console.log(`Node ${process.version}, bodies of ${BODY_BYTES} bytes, ${rounds} rounds of ${ROUND_MS / 1_000} s\n`);
console.log('| a second | one at a time | CPU µs each | 50 in parallel | CPU µs each |');
console.log('| --- | --- | --- | --- | --- |');
for (const [name, work] of works) console.log(`| ${name} | ${await measure(work, 1)} | ${await measure(work, 50)} |`);
