/*
 * Many wrong passwords, API keys, one-time codes and links: whether one passes, and what others notice of it.
 *   node --conditions=@linkvitals/source bench/api/wrong.ts [--on sqlite,mariadb] [--attempts 10000] [--rate 400]
 *     [--kinds passwords,keys,codes,links]
 * The attacker and the server are processes of their own; this one is the others, who read a domain 50 times a second.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type Program, startProgram } from '../process/start-program.ts';
import { type BenchDatabase, benchDatabases } from '../scale/databases.ts';
import type { Answers, Attack, Order as AttackOrder, Kind } from './attacker.ts';
import { type Call, paced } from './paced.ts';
import type { Order, Use } from './server.ts';
import { addVictim, prepareStore } from './store.ts';

const { values } = parseArgs({
  options: {
    on: { type: 'string', default: 'sqlite,mariadb' },
    attempts: { type: 'string', default: '10000' },
    rate: { type: 'string', default: '400' },
    kinds: { type: 'string', default: 'passwords,keys,codes,links' },
  },
});
const OTHERS = { rate: 50, seconds: 2 };
const BEFORE_ROUNDS = 5;
const settings = {
  LINKVITALS_ROLES: 'api',
  LINKVITALS_PORT: '0',
  LINKVITALS_API_RATE_LIMIT: '6000',
  LINKVITALS_TRUSTED_PROXIES: '127.0.0.1',
};

const row = (...cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`);

interface Times {
  readonly sorted: readonly number[];
  readonly refused: number;
}

const quantiles = ({ sorted }: Times): string =>
  [0.5, 0.95].map((q) => (sorted[Math.floor(q * sorted.length)] ?? Number.NaN).toFixed(1)).join(', ');

/** Others at work, in rounds, until it is enough. */
async function others(call: Call, isEnough: (rounds: number) => boolean): Promise<Times> {
  const times: number[] = [];
  let refused = 0;
  for (let round = 0; !isEnough(round); round += 1) {
    const one = await paced(call, OTHERS);
    times.push(...one.times);
    refused += one.refused;
  }
  return { sorted: times.sort((a, b) => a - b), refused };
}

interface Stage {
  readonly onWhat: string;
  readonly server: Program<Order>;
  readonly attacker: Program<AttackOrder>;
  readonly call: Call;
  readonly before: Times;
}

const cpuOf = async (server: Program<Order>): Promise<number> => ((await server.send({ kind: 'use' })) as Use).cpuMs;

async function measure({ onWhat, server, attacker, call, before }: Stage, attack: Attack): Promise<void> {
  let answers: Answers | undefined;
  const cpuBefore = await cpuOf(server);
  const attacked = attacker.send({ kind: 'attack', attack }).then((answer) => {
    answers = answer as Answers;
  });
  const during = await others(call, () => answers !== undefined);
  await attacked;
  const cpu = (await cpuOf(server)) - cpuBefore;
  const { byStatus, seconds } = answers as unknown as Answers;
  const passed = Object.entries(byStatus).reduce((sum, [status, n]) => (status.startsWith('2') ? sum + n : sum), 0);
  const statuses = Object.entries(byStatus).map(([status, n]) => `${n} ${status}`);
  const what = `${attack.kind}, ${attack.isSpread ? 'as many networks' : 'one network'}`;
  row(
    onWhat,
    what,
    passed,
    statuses.join(', '),
    seconds.toFixed(0),
    (cpu / attack.attempts).toFixed(2),
    quantiles(before),
    quantiles(during),
    during.refused,
  );
}

async function attackServer(kind: BenchDatabase, url: string): Promise<void> {
  const env = { DATABASE_URL: url, LINKVITALS_SECRET_KEY: randomBytes(32).toString('base64') };
  const { domainId, key, accountId } = await prepareStore(env, 100);
  const person = await addVictim(env, accountId);
  const server = await startProgram<Order>(
    new URL('server.ts', import.meta.url),
    { ...settings, ...env },
    { quiet: true, asCommand: true },
  );
  const attacker = await startProgram<AttackOrder>(new URL('attacker.ts', import.meta.url), {});
  const address = String(await server.send({ kind: 'url' }));
  const headers = { authorization: `Bearer ${key}`, 'x-forwarded-for': '192.0.2.1' };
  const call = { urls: [address], path: `/api/v1/domains/${domainId}`, headers };
  await others(call, (rounds) => rounds === 1);
  const before = await others(call, (rounds) => rounds === BEFORE_ROUNDS);
  for (const attacked of values.kinds.split(',') as Kind[]) {
    for (const isSpread of [false, true]) {
      const how = { attempts: Number(values.attempts), rate: Number(values.rate) };
      await measure(
        { onWhat: kind, server, attacker, call, before },
        { kind: attacked, url: address, person, isSpread, ...how },
      );
    }
  }
  await Promise.all([attacker.stop(), server.stop()]);
}

await using databases = benchDatabases();
console.log(`${values.attempts} attempts of each kind, ${values.rate} a second; Node ${process.version}\n`);
const head = [
  'database',
  'wrong',
  'passed',
  'answers',
  's',
  'CPU ms of the server an attempt, with the others',
  'others before: p50, p95 ms',
  'others meanwhile',
  'others refused',
];
row(...head);
row(...head.map(() => '---'));
for (const kind of values.on.split(',') as BenchDatabase[]) await attackServer(kind, await databases.open(kind));
