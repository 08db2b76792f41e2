/*
 * Deliveries of one server process on the embedded database to local sinks: how many a second, and how late those of
 * healthy endpoints are while others never answer.
 *   node --conditions=@linkvitals/source bench/webhooks/deliver.ts [--events 3000] [--seconds 40] [--rate 10]
 *     [--hanging 1] [--base REV [--pairs 5]]
 * `--base`: ratios to an earlier revision; `anchor` is the one that figures are compared with.
 * Sinks and measurement live in this process, the server in another: two cores are what it needs.
 */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ANCHOR } from '../base/anchor.ts';
import { compareProgram } from '../base/compare-program.ts';
import type { Figures } from '../base/ratios.ts';
import { type Program, startProgram } from '../process/start-program.ts';
import type { Order, Progress } from './deliver-server.ts';

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '3000' },
    seconds: { type: 'string', default: '40' },
    rate: { type: 'string', default: '10' },
    hanging: { type: 'string', default: '1' },
    base: { type: 'string' },
    pairs: { type: 'string', default: '5' },
  },
});
const ENDPOINTS = 10;

interface Sink {
  /** URLs of the endpoints, one each, all answered by this server. */
  readonly urls: readonly string[];
  /** Called with the index of the endpoint and ms from the event's timestamp to the last byte of its body here. */
  onBody: (endpoint: number, delayMs: number) => void;
  close(): void;
}

/** Starts the subscribers: the first `healthy` endpoints answer; requests to the others are read and never answered. */
async function startSink({ healthy, hanging }: { readonly healthy: number; readonly hanging: number }): Promise<Sink> {
  const held: ServerResponse[] = [];
  const server = createServer(async (request, response) => {
    const endpoint = Number(request.url?.slice(1));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { timestamp } = JSON.parse(Buffer.concat(chunks).toString());
    sink.onBody(endpoint, Date.now() - Date.parse(timestamp));
    if (endpoint >= healthy) held.push(response);
    else response.end('ok');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sink: Sink = {
    urls: Array.from({ length: healthy + hanging }, (_, n) => `http://127.0.0.1:${port}/${n}`),
    onBody: () => {},
    close() {
      for (const response of held) response.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
  return sink;
}

async function startServer(): Promise<Program<Order>> {
  const data = await mkdtemp(join(tmpdir(), 'linkvitals-bench-'));
  const server = await startProgram<Order>(new URL('deliver-server.ts', import.meta.url), {
    LINKVITALS_DATA_DIR: data,
    LINKVITALS_ALLOW_CIDRS: '127.0.0.0/8',
    LINKVITALS_ALLOW_HTTP_WEBHOOKS: 'true',
    LINKVITALS_LOG_LEVEL: 'warn',
    LINKVITALS_PLANS: '{"agency":{"webhook_endpoints":1000}}',
  });
  return {
    send: server.send,
    async stop() {
      await server.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}

const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;

const row = (...cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`);

/** Measures the throughput: every event goes to all ten endpoints, from the first event to the last settled delivery. */
async function throughput(events: number): Promise<void> {
  const sink = await startSink({ healthy: ENDPOINTS, hanging: 0 });
  const server = await startServer();
  await server.send({ kind: 'account', urls: sink.urls });
  const progress = async () => (await server.send({ kind: 'progress' })) as Progress;
  const deliveries = events * ENDPOINTS;
  let received = 0;
  const all = Promise.withResolvers<void>();
  sink.onBody = () => {
    received += 1;
    if (received === deliveries) all.resolve();
  };
  const before = await progress();
  const started = performance.now();
  await server.send({ kind: 'emit', events, perSecond: 0 });
  await all.promise;
  let after = await progress();
  while (after.delivered < deliveries) after = await progress();
  const seconds = (performance.now() - started) / 1000;
  const cpu = ((after.cpuMs - before.cpuMs) / deliveries).toFixed(2);
  row(
    'deliveries/s',
    Math.round(deliveries / seconds),
    `${deliveries} in ${seconds.toFixed(1)} s, ${cpu} ms of the server's CPU each`,
  );
  await server.stop();
  sink.close();
}

/** Measures the delay of first attempts, from event to subscriber. */
async function delays(
  endpoints: { readonly healthy: number; readonly hanging: number },
  { seconds, rate }: { readonly seconds: number; readonly rate: number },
): Promise<void> {
  const sink = await startSink(endpoints);
  const server = await startServer();
  await server.send({ kind: 'account', urls: sink.urls });
  const measured: number[] = [];
  const expected = seconds * rate * endpoints.healthy;
  const all = Promise.withResolvers<void>();
  sink.onBody = (endpoint, delay) => {
    if (endpoint < endpoints.healthy && measured.push(delay) === expected) all.resolve();
  };
  await server.send({ kind: 'emit', events: seconds * rate, perSecond: rate });
  await all.promise;
  const sorted = measured.toSorted((a, b) => a - b);
  const what = `${endpoints.healthy} healthy endpoints, ${endpoints.hanging} hanging`;
  const figures = `p50 ${quantile(sorted, 0.5)} ms, p95 ${quantile(sorted, 0.95)} ms, longest ${sorted.at(-1)} ms`;
  row(`delay, ${what}`, figures, `${rate} events/s to all for ${seconds} s`);
  await server.stop();
  sink.close();
}

/** Measures this revision, and prints the lines that `figuresOf` reads. */
async function measureHere(): Promise<void> {
  row('what', 'figure', `Node ${process.version}`);
  row('---', '---', '---');
  await throughput(Number(values.events) / ENDPOINTS);
  const load = { seconds: Number(values.seconds), rate: Number(values.rate) };
  await delays({ healthy: ENDPOINTS - 1, hanging: 0 }, load);
  await delays({ healthy: ENDPOINTS - 1, hanging: Number(values.hanging) }, load);
}

function figuresOf(line: string): Figures | undefined {
  const [, rate, cpu] = /^\| deliveries\/s \| (\d+) .* ([\d.]+) ms of the server/.exec(line) ?? [];
  if (rate !== undefined) return { 'deliveries/s': Number(rate), 'CPU ms of the server, a delivery': Number(cpu) };
  const [, delay, p50, p95] = /^\| (delay, .*?) \| p50 (\d+) ms, p95 (\d+) ms/.exec(line) ?? [];
  return delay === undefined ? undefined : { [`${delay}, p50 ms`]: Number(p50), [`${delay}, p95 ms`]: Number(p95) };
}

if (values.base === undefined) await measureHere();
else {
  const args = (['events', 'seconds', 'rate', 'hanging'] as const).map((name) => `--${name}=${values[name]}`);
  const [base, pairs] = [values.base === 'anchor' ? ANCHOR.webhooks : values.base, Number(values.pairs)];
  await compareProgram({ program: 'bench/webhooks/deliver.ts', args, base, pairs, figuresOf });
}
