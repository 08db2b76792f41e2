/*
 * Sends many wrong passwords, API keys, one-time codes and links. Measures whether one passes, and how much other clients are slowed.
 *   node --conditions=@linkvitals/source bench/api/wrong.ts [--on sqlite,mariadb] [--attempts 10000] [--rate 400]
 *     [--kinds passwords,keys,codes,links] [--from one,many] [--rounds 5]
 * The attacker and the server are processes of their own; this one is the other clients, which read a domain 50 times a second.
 * The attempts come in rounds, with a quiet time before each, so that other load of the machine slows both alike.
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
    from: { type: 'string', default: 'one,many' },
    rounds: { type: 'string', default: '5' },
  },
});
const OTHERS = { rate: 50, seconds: 2 };
/** Calls of `OTHERS` before each round of attempts. */
const QUIET = 3;
const rounds = Number(values.rounds);
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

const quantile = ({ sorted }: Pick<Times, 'sorted'>, q: number): number =>
  sorted[Math.floor(q * sorted.length)] ?? Number.NaN;
const sortedNumbers = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);
const together = (all: readonly Times[]): Times => ({
  sorted: sortedNumbers(all.flatMap(({ sorted }) => sorted)),
  refused: all.reduce((sum, { refused }) => sum + refused, 0),
});

const QUANTILES = [0.5, 0.95] as const;
const shown = (times: Times): string => QUANTILES.map((q) => quantile(times, q).toFixed(1)).join(', ');

/** Sends the calls of other clients until it is enough. */
async function others(call: Call, isEnough: (done: number) => boolean): Promise<Times> {
  const all: Times[] = [];
  while (!isEnough(all.length)) {
    const { times, refused } = await paced(call, OTHERS);
    all.push({ sorted: times, refused });
  }
  return together(all);
}

interface Stage {
  readonly onWhat: string;
  readonly server: Program<Order>;
  readonly attacker: Program<AttackOrder>;
  readonly call: Call;
}

interface Round {
  readonly quiet: Times;
  readonly attacked: Times;
  readonly answers: Answers;
  /** Processor time of the server during the attack. */
  readonly cpuMs: number;
}

const cpuOf = async (server: Program<Order>): Promise<number> => ((await server.send({ kind: 'use' })) as Use).cpuMs;

async function oneRound({ server, attacker, call }: Stage, attack: Attack): Promise<Round> {
  const quiet = await others(call, (done) => done === QUIET);
  let answers: Answers | undefined;
  const cpuBefore = await cpuOf(server);
  const ended = attacker.send({ kind: 'attack', attack }).then((answer) => {
    answers = answer as Answers;
  });
  const attacked = await others(call, () => answers !== undefined);
  await ended;
  return { quiet, attacked, answers: answers as unknown as Answers, cpuMs: (await cpuOf(server)) - cpuBefore };
}

/** The factor by which other clients waited longer: the median of the rounds. */
function ratio(done: readonly Round[], q: number): string {
  const ratios = done.map(({ quiet, attacked }) => quantile(attacked, q) / quantile(quiet, q));
  return quantile({ sorted: sortedNumbers(ratios) }, 0.5).toFixed(2);
}

function countByStatus(done: readonly Round[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [status, n] of done.flatMap(({ answers }) => Object.entries(answers.byStatus))) {
    counts.set(status, (counts.get(status) ?? 0) + n);
  }
  return counts;
}

async function measure(stage: Stage, attack: Attack): Promise<void> {
  const attempts = Math.ceil(attack.attempts / rounds);
  const done: Round[] = [];
  while (done.length < rounds)
    done.push(await oneRound(stage, { ...attack, attempts, first: done.length * attempts + 1 }));
  const byStatus = countByStatus(done);
  const sum = (of: (round: Round) => number): number => done.reduce((total, round) => total + of(round), 0);
  const attacked = together(done.map((round) => round.attacked));
  row(
    stage.onWhat,
    `${attack.kind}, ${attack.isSpread ? 'as many networks' : 'one network'}`,
    [...byStatus].reduce((passed, [status, n]) => (status.startsWith('2') ? passed + n : passed), 0),
    [...byStatus].map(([status, n]) => `${n} ${status}`).join(', '),
    sum(({ answers }) => answers.seconds).toFixed(0),
    (sum(({ cpuMs }) => cpuMs) / (attempts * rounds)).toFixed(2),
    shown(together(done.map(({ quiet }) => quiet))),
    shown(attacked),
    QUANTILES.map((q) => ratio(done, q)).join(', '),
    attacked.refused,
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
  await others(call, (done) => done === 1);
  for (const attacked of values.kinds.split(',') as Kind[]) {
    for (const from of values.from.split(',')) {
      const how = { attempts: Number(values.attempts), first: 1, rate: Number(values.rate), isSpread: from === 'many' };
      await measure({ onWhat: kind, server, attacker, call }, { kind: attacked, url: address, person, ...how });
    }
  }
  await Promise.all([attacker.stop(), server.stop()]);
}

await using databases = benchDatabases();
console.log(
  `${values.attempts} attempts of each kind in ${rounds} rounds, ${values.rate} a second; Node ${process.version}\n`,
);
const head = [
  'database',
  'wrong',
  'passed',
  'answers',
  's',
  'CPU ms of the server an attempt, with the others',
  'others before: p50, p95 ms',
  'others meanwhile',
  'times as long: p50, p95',
  'others refused',
];
row(...head);
row(...head.map(() => '---'));
for (const kind of values.on.split(',') as BenchDatabase[]) await attackServer(kind, await databases.open(kind));
