import { type DatabaseName, type FaultKind, faultKinds } from './fault-kinds.ts';
import { createRandom } from './random.ts';

/** One thing that is done to one server. Times are ms. */
export interface Fault {
  readonly kind: FaultKind;
  /** Index of the server. */
  readonly server: number;
  /** Since the fault before was over. */
  readonly afterMs: number;
  /** How long it lasts; see `FaultKind`. */
  readonly forMs: number;
  readonly latencyMs: number;
  readonly shiftMs: number;
}

interface PlanOptions {
  readonly seed: number;
  /** Faults of the kind `kill`. */
  readonly kills: number;
  readonly servers: number;
  readonly database: DatabaseName;
  /** Kinds besides `kill`; a third as many as kills are drawn from them. Default: all that the database has. */
  readonly others?: readonly FaultKind[];
  /** From, to. Default 5,000 to 15,000. */
  readonly gapMs?: readonly [number, number];
  /** Longest that a fault lasts. Default 12,000. */
  readonly longestMs?: number;
}

const OTHERS_PER_KILL = 1 / 3;
/** A shifted clock is minutes off: enough for every lease and every retry to seem over, or far away. */
const SHIFT_MS = 10 * 60_000;

/** What will be done, wholly decided by the seed. */
export function planFaults(options: PlanOptions): readonly Fault[] {
  const { seed, kills, servers, database, gapMs = [5_000, 15_000], longestMs = 12_000 } = options;
  const others = options.others ?? faultKinds[database];
  const random = createRandom(seed);
  const kinds: FaultKind[] = Array.from({ length: kills }, () => 'kill');
  // A round of each kind before any comes again, put in at random.
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
