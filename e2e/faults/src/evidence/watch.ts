import { readdir, readlink } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServerSlot } from '../world/server-slot.ts';
import type { World } from '../world/world.ts';
import type { ServerSample, Unowned } from './evidence.ts';

export interface Watch {
  readonly samples: readonly ServerSample[];
  /** Every due row that was without a lease, with its longest time like that; the longest first. */
  unowned(): Unowned[];
  stop(): Promise<void>;
}

const EVERY_MS = 1_000;
/** Every fifth look also samples the servers, whose loop delay is that since the sample before. */
const SAMPLE_EVERY = 5;
/** The max time for a sample. The server queries its database for it, for up to 3 s. */
const ANSWER_MS = 5_000;

/** Watches the rows and the servers until the end of the run. */
export function startWatch(world: World): Watch {
  const samples: ServerSample[] = [];
  const waiting = createUnownedList();
  const stopping = new AbortController();
  const loop = async (): Promise<void> => {
    for (let round = 0; !stopping.signal.aborted; round += 1) {
      // While no worker is up, no row can be taken, so the time counts from the start of one.
      const isServed = world.slots.some(({ isWorker, url }) => isWorker && url !== undefined);
      waiting.see(isServed ? await unownedRows(world) : [], performance.now());
      if (round % SAMPLE_EVERY === 0) {
        const seen = await Promise.all(world.slots.map((slot) => sample(slot)));
        samples.push(...seen.filter((one) => one !== undefined));
      }
      await wait(EVERY_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const running = loop();
  running.catch(() => {}); // `stop` rejects with the error
  return {
    samples,
    unowned: waiting.longest,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

type Row = Pick<Unowned, 'what' | 'id'> & { readonly since: string };

/** Measures how long rows stay without a lease, by the clock of the watcher, not of a server. */
export function createUnownedList() {
  let seen = new Map<string, Row & { readonly first: number; readonly last: number }>();
  const longest = new Map<string, Unowned>();
  return {
    see(rows: readonly Row[], now: number): void {
      seen = new Map(
        rows.map((row) => {
          const key = `${row.what} ${row.id}`;
          const known = seen.get(key);
          // The row was taken and given back in the meantime, so its time begins anew.
          const first = known?.since === row.since ? known.first : now;
          const ms = Math.max(now - first, longest.get(key)?.ms ?? 0);
          longest.set(key, { what: row.what, id: row.id, ms });
          return [key, { ...row, first, last: now }] as const;
        }),
      );
    },
    longest: (): Unowned[] => [...longest.values()].sort((a, b) => b.ms - a.ms),
  };
}

/** The max attempts at a time for one endpoint. Further deliveries rightly wait without a lease. */
const PLACES = 2;

/** Rows that are due, or whose lease has expired. */
async function unownedRows({ db }: World): Promise<Row[]> {
  const sqlite = "cast(unixepoch('subsec') * 1000 as integer)";
  const now = db.knex.raw(db.dialect === 'sqlite' ? sqlite : 'unix_timestamp(now(3)) * 1000');
  const free = (table: string) =>
    db.knex(table).where((where) => where.whereNull('lease_expires_at').orWhere('lease_expires_at', '<=', now));
  const crawls = await free('crawls').whereIn('state', ['queued', 'running']).select('id', 'lease_token');
  const saturated = db
    .knex('deliveries')
    .where({ state: 'pending' })
    .where('lease_expires_at', '>', now)
    .groupBy('endpoint_id')
    .havingRaw('count(*) >= ?', [PLACES])
    .select('endpoint_id');
  const deliveries = await free('deliveries')
    .where({ state: 'pending' })
    .where('next_attempt_at', '<=', now)
    .whereNotIn('endpoint_id', saturated)
    .select('id', 'lease_token', 'attempts');
  return [
    ...crawls.map(({ id, lease_token }) => ({ what: 'crawl' as const, id, since: `${lease_token}` })),
    ...deliveries.map((row) => ({
      what: 'delivery' as const,
      id: row.id,
      since: `${row.lease_token} ${row.attempts}`,
    })),
  ];
}

/** Samples a server; undefined when it does not answer, which may happen in such a run. */
async function sample({ index, pid, metricsUrl }: ServerSlot): Promise<ServerSample | undefined> {
  if (metricsUrl === undefined || pid === undefined) return undefined;
  try {
    const answer = await fetch(metricsUrl, { signal: AbortSignal.timeout(ANSWER_MS) });
    const text = await answer.text();
    const value = (name: string): number =>
      Number(
        text
          .split('\n')
          .find((line) => line.startsWith(name))
          ?.split(' ')
          .at(-1),
      );
    return {
      server: index,
      rssBytes: value('process_resident_memory_bytes'),
      loopDelayMs: value('linkvitals_eventloop_delay_seconds{percentile="99"}') * 1_000,
      sockets: await countSockets(pid),
    };
  } catch {
    return undefined;
  }
}

/** The number of sockets of a process on Linux; 0 without /proc. */
async function countSockets(pid: number): Promise<number> {
  const folder = `/proc/${pid}/fd`;
  const names = await readdir(folder).catch(() => []);
  const targets = await Promise.all(names.map((name) => readlink(`${folder}/${name}`).catch(() => '')));
  return targets.filter((target) => target.startsWith('socket:')).length;
}
