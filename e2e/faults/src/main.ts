import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freshDatabases } from '@linkvitals/testing/own-databases';
import { defaultLimits } from './default-limits.ts';
import { type DatabaseName, type FaultKind, faultKinds } from './plan/fault-kinds.ts';
import { planFaults } from './plan/plan-faults.ts';
import { report } from './report.ts';
import { type FaultRun, runFaults } from './run-faults.ts';
import { createWorld, type World } from './world/world.ts';

const USAGE = `npm run faults -- [options]: kills, stops and cuts off servers at random, then checks the invariants.
  --seed <n>        which plan; default: random. A run prints it: the same seed gives the same plan
  --kills <n>       kill -9, 5 to 15 s apart; default 100
  --servers <n>     default 2 (1 on sqlite)
  --database <d>    mariadb (with MongoDB for the alarms), mariadb-alone or sqlite; default mariadb
  --others <kinds>  which other faults, such as locked,years-ahead: each once, and one for every three kills; default all
  --only-kills      no others
  --help
`;

/** Length of leases in ms, which is the default for users. */
const LEASE_MS = 45_000;
const PAGES = 150;
/** Milliseconds of each answer of a site: a crawl takes some 10 s. */
const LATENCY_MS = 90;

interface RunOptions {
  readonly seed: number;
  readonly kills: number;
  readonly servers: number;
  readonly database: DatabaseName;
  /** Undefined: all kinds that the database has. */
  readonly others: readonly FaultKind[] | undefined;
}

function readOptions(args: readonly string[]): RunOptions {
  const text = { type: 'string' } as const;
  const options = {
    seed: text,
    kills: text,
    servers: text,
    database: text,
    others: text,
    'only-kills': { type: 'boolean' },
  } as const;
  const { values } = parseArgs({ args: [...args], options });
  const database = values.database ?? 'mariadb';
  if (!(database in faultKinds))
    throw new TypeError(`--database: "${database}" is none of ${Object.keys(faultKinds).join(', ')}`);
  const number = (name: 'seed' | 'kills' | 'servers', fallback: number): number => {
    const value = Number(values[name] ?? fallback);
    if (!Number.isSafeInteger(value) || value < 0) throw new TypeError(`--${name}: "${values[name]}" is not a number`);
    return value;
  };
  const servers = number('servers', database === 'sqlite' ? 1 : 2);
  if (servers < 1 || (database === 'sqlite' && servers > 1))
    throw new TypeError('--servers: 1 on sqlite, 1 or more on mariadb');
  return {
    seed: number('seed', Math.floor(Math.random() * 1_000_000)),
    kills: number('kills', 100),
    servers,
    database: database as DatabaseName,
    others: values['only-kills'] ? [] : readKinds(values.others, database as DatabaseName),
  };
}

function readKinds(list: string | undefined, database: DatabaseName): readonly FaultKind[] | undefined {
  const known: readonly string[] = faultKinds[database];
  const kinds = list?.split(',');
  const wrong = kinds?.find((kind) => !known.includes(kind));
  if (wrong !== undefined) throw new TypeError(`--others: "${wrong}" is none of ${known.join(', ')}`);
  return kinds as readonly FaultKind[] | undefined;
}

const say = (text: string): void => void process.stdout.write(text);

async function run(options: RunOptions, world: World): Promise<FaultRun> {
  const { others, ...planned } = options;
  const plan = planFaults({ ...planned, ...(others === undefined ? {} : { others }) });
  const began = performance.now();
  const result = await runFaults(world, plan, {
    limits: defaultLimits(LEASE_MS),
    onFault({ kind, server }, index) {
      const at = `${((performance.now() - began) / 1_000).toFixed(0)} s`;
      say(`${at.padStart(7)}  ${index + 1} of ${plan.length}: ${kind}, server ${server}\n`);
    },
  });
  say(`\n${report(result, plan)}`);
  return result;
}

/** Writes the servers' logs to files, to find the cause of a violation. */
async function keepLogs({ slots }: World): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-faults-logs-'));
  for (const { index, log } of slots) await writeFile(join(folder, `server-${index}.log`), log);
  return folder;
}

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    say(USAGE);
    return 0;
  }
  const options = readOptions(args);
  const { seed, kills, servers, database, others } = options;
  const which = others === undefined ? '' : others.length === 0 ? ' --only-kills' : ` --others ${others.join(',')}`;
  const again = `--seed ${seed} --kills ${kills} --servers ${servers} --database ${database}${which}`;
  say(`The same plan again: pnpm faults ${again}\n\n`);
  await using databases = await freshDatabases(database);
  const env = { LINKVITALS_RETRY_SCHEDULE_SECONDS: '2,4,6' };
  const shape = { seed, servers, pages: PAGES, latencyMs: LATENCY_MS, env };
  await using world = await createWorld({ ...shape, ...databases });
  try {
    const { violations } = await run(options, world);
    if (Object.keys(violations).length === 0) return 0;
  } catch (error) {
    say(`${error instanceof Error ? error.stack : error}\n`);
  }
  say(`Logs of the servers: ${await keepLogs(world)}\nThe same plan again: pnpm faults ${again}\n`);
  return 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof TypeError)) throw error;
  process.stderr.write(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
