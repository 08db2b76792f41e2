import { type DatabaseName, type FaultKind, faultKinds } from './fault-kinds.ts';
import { createRandom } from './random.ts';

/** One fault of one server. Times are ms. */
export interface Fault {
  readonly kind: FaultKind;
  /** Index of the server. */
  readonly server: number;
  /** Milliseconds since the end of the fault before. */
  readonly afterMs: number;
  /** Milliseconds that the fault lasts; see `FaultKind`. */
  readonly forMs: number;
  readonly latencyMs: number;
  readonly shiftMs: number;
}

interface PlanOptions {
  readonly seed: number;
  /** The number of faults of the kind `kill`. */
  readonly kills: number;
  readonly servers: number;
  readonly database: DatabaseName;
  /** Kinds besides `kill`, of which there are a third as many faults as kills. Default: all kinds of the database. */
  readonly others?: readonly FaultKind[];
  /** The least and the longest time between two faults. Default 5,000 to 15,000. */
  readonly gapMs?: readonly [number, number];
  /** The max duration of a fault. Default 12,000. */
  readonly longestMs?: number;
}

const OTHERS_PER_KILL = 1 / 3;
/** The max error of a shifted clock. Minutes are enough for every lease and every retry to seem over, or far away. */
const SHIFT_MS = 10 * 60_000;

/** The faults of a run, which depend only on the options. */
export function planFaults(options: PlanOptions): readonly Fault[] {
  const { seed, kills, servers, database, gapMs = [5_000, 15_000], longestMs = 12_000 } = options;
  const others = options.others ?? faultKinds[database];
  const random = createRandom(seed);
  const kinds: FaultKind[] = Array.from({ length: kills }, () => 'kill');
  // Each kind comes once before any comes again, at random places.
  const extra = others.length === 0 ? 0 : Math.max(others.length, Math.round(kills * OTHERS_PER_KILL));
  for (let n = 0; n < extra; n += 1) {
    kinds.splice(random.between(0, kinds.length), 0, others[n % others.length] ?? 'kill');
  }
  return kinds.map((kind) => ({
    kind,
    server: random.between(0, servers - 1),
    afterMs: random.between(...gapMs),
    forMs: random.between(0, longestMs),
    latencyMs: random.between(20, 500),
    shiftMs: random.pick([-1, 1]) * random.between(SHIFT_MS / 2, SHIFT_MS),
  }));
}
