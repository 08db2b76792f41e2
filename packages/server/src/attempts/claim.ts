import type { Services } from '../context.ts';
import { isHeld } from '../storage/index.ts';
import { type Lane, laneOf, type Queue, SLOTS } from './queue.ts';
import { type Condition, claimDueRow, endRow, type LaneState, releaseExpired, type Waiting } from './queue-store.ts';

/** A row as a claim reads it, at one moment: its own columns and what is under way in its lane. */
export interface Claimable extends LaneState {
  readonly id: string;
  readonly state: string;
  readonly attempts: number;
  readonly next_attempt_at: number | null;
  readonly lease_expires_at: number | null;
  readonly slot: number | null;
}

export interface Taken<Row> {
  readonly kind: 'claimed';
  readonly row: Row;
  readonly lane: Lane;
  /** 1 for the first. A crash after the claim does not use it up. */
  readonly number: number;
  /** Fences every later write. */
  readonly token: string;
}

type Outcome<Row> =
  | Taken<Row>
  /** Not due yet. */
  | { readonly kind: 'early'; readonly row: Row; readonly waitMs: number }
  /** `busy`: its lane has its attempts in flight. `taken`: another has it. `ended`: it waits no more, or is gone. */
  | { readonly kind: 'busy' | 'taken' | 'ended'; readonly row?: Row | undefined };

/** `next`: another of the lane that is due, when there is a place for it. */
export type Claim<Row> = Outcome<Row> & { readonly next?: Waiting | undefined };

interface Rules<Row> {
  /** The row with all that it is judged by, in one statement. */
  readonly read: () => Promise<Row | undefined>;
  /** How the row ends without another attempt, as columns; undefined: it does not. */
  readonly endOf: (row: Row) => object | undefined;
  /** A query that has a row as long as what `endOf` and the attempt go by is as it was read. */
  readonly unchanged: (row: Row) => Condition;
}

/** Others may take the row, its slot or change its target between the read and the update; each time it is read anew. */
const TRIES = 5;

/**
 * Takes a row for one attempt: reads it, judges it, and takes it by one update that holds only as long as nothing has
 * changed. No lock is held in between. The unique key of a lane's slots keeps the number of attempts in flight.
 */
export async function claimRow<Row extends Claimable>(
  services: Pick<Services, 'db' | 'ids' | 'instance' | 'config'>,
  queue: Queue,
  rules: Rules<Row>,
): Promise<Claim<Row>> {
  let row: Row | undefined;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    row = await rules.read();
    if (row?.state !== 'pending') return { kind: 'ended', row };
    if (isHeld(row, row.now)) return { kind: 'taken', row };
    const end = rules.endOf(row);
    const claim =
      end === undefined
        ? await take(services, queue, rules, row)
        : await conclude(services, queue, rules, { row, end });
    if (claim !== undefined) return claim;
  }
  return { kind: 'taken', row };
}

const nextOf = ({ next_id: id, next_attempts: attempts }: LaneState): Waiting | undefined =>
  id === null ? undefined : { id, attempts: attempts ?? 0 };

async function conclude<Row extends Claimable>(
  { db }: Pick<Services, 'db'>,
  queue: Queue,
  rules: Rules<Row>,
  { row, end }: { readonly row: Row; readonly end: object },
): Promise<Claim<Row> | undefined> {
  const isEnded = await endRow(db.knex, queue, { id: row.id, now: row.now, unchanged: rules.unchanged(row), end });
  return isEnded ? { kind: 'ended', row, next: nextOf(row) } : undefined;
}

async function take<Row extends Claimable>(
  { db, ids, instance, config }: Pick<Services, 'db' | 'ids' | 'instance' | 'config'>,
  queue: Queue,
  rules: Rules<Row>,
  row: Row,
): Promise<Claim<Row> | undefined> {
  const waitMs = (row.next_attempt_at ?? 0) - row.now;
  if (waitMs > 0) return { kind: 'early', row, waitMs };
  const isOccupied = (slot: (typeof SLOTS)[number]): boolean => (row[`slot_${slot}`] ?? 0) > row.now;
  const free = SLOTS.filter((slot) => !isOccupied(slot));
  const lane = laneOf(queue, row);
  // Its own, if the lease on it ran out; else one that is really empty, else one that a dead server left.
  const slot = row.slot ?? free.find((one) => row[`slot_${one}`] === null) ?? free[0];
  if (slot === undefined) return { kind: 'busy', row };
  if (row.slot === null && row[`slot_${slot as 1 | 2}`] !== null) await releaseExpired(db.knex, queue, lane, row.now);
  const token = ids.uuid();
  const lease = { owner: instance, token, expiresAt: row.now + config.leaseMs };
  const taking = { id: row.id, slot, lease, now: row.now, unchanged: rules.unchanged(row) };
  if (!(await claimDueRow(db.knex, queue, taking))) return undefined;
  const next = free.length > 1 ? nextOf(row) : undefined;
  return { kind: 'claimed', row, lane, number: row.attempts + 1, token, next };
}
