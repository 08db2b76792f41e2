import type { Services } from '../../context.ts';
import type { Executor } from '../../platform/storage/index.ts';
import {
  type Claimable,
  type Judging,
  judgeRow,
  type NotClaimed,
  nextOf,
  type TakeDecision,
  type Waiting,
} from './queue.ts';
import { always, type Condition, claimDueRows, endRow, type LaneSlot, releaseExpired } from './queue-store.ts';

export interface ClaimedRow<Row> extends LaneSlot {
  readonly kind: 'claimed';
  readonly row: Row;
  /** 1 for the first. A crash after the claim does not use it up. */
  readonly number: number;
  /** Fences every later write. */
  readonly token: string;
}

interface WithNext {
  /** Another of the lane that is due, when there is a place for it. */
  readonly next?: Waiting | undefined;
}

export type Claim<Row> = (ClaimedRow<Row> | NotClaimed<Row>) & WithNext;

export interface Rules<Row> extends Judging<Row> {
  /** The rows with all that they are judged by, in one statement; those that are gone are left out. */
  readonly read: (ids: readonly string[]) => Promise<readonly Row[]>;
  /**
   * A query that has a row while everything beside the queue's row that `endOf` and the attempt depend on is as it was read.
   * Default: they depend on that row alone.
   */
  readonly unchanged?: (rows: readonly Row[]) => Condition;
}

const unchangedOf = <Row>(on: Executor, { unchanged }: Rules<Row>, rows: readonly Row[]): Condition =>
  unchanged?.(rows) ?? always(on);

type Claimant = Pick<Services, 'db' | 'ids' | 'instance' | 'config'>;

/** Others may take the row or its slot, or change its target, between the read and the update. Each try reads it anew. */
const TRIES = 5;

/**
 * Takes a row for one attempt: reads it, judges it, and takes it by one update that holds only as long as nothing has
 * changed. No lock is held in between. The unique key of a lane's slots keeps the number of attempts in flight.
 */
export async function claimRow<Row extends Claimable>(
  claimant: Claimant,
  rules: Rules<Row>,
  id: string,
): Promise<Claim<Row>> {
  const { knex } = claimant.db;
  const { queue } = rules;
  let row: Row | undefined;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    [row] = await rules.read([id]);
    const decision = judgeRow(rules, row);
    if (decision.kind === 'take') {
      if (decision.isHeldByDeadServer) await releaseExpired(knex, queue, decision.lane, decision.row.now);
      const claim = (await take(claimant, rules, [decision])).get(id);
      if (claim !== undefined) return claim;
    } else if (decision.kind === 'end') {
      const { end, row: found } = decision;
      const ending = { id, now: found.now, unchanged: unchangedOf(knex, rules, [found]), end };
      if (await endRow(knex, queue, ending)) return { kind: 'ended', row: found, next: nextOf(found) };
    } else return decision;
  }
  return { kind: 'taken', row };
}

/**
 * Takes several rows by one read and one update. Undefined: use `claimRow` for this row, because something has changed, or
 * because the row is to be ended or the slot of a dead server to be emptied first.
 */
export async function claimRows<Row extends Claimable>(
  claimant: Claimant,
  rules: Rules<Row>,
  ids: readonly string[],
): Promise<readonly (Claim<Row> | undefined)[]> {
  const rows = new Map((await rules.read(ids)).map((row) => [row.id, row]));
  const heldIn = new Map<string, number[]>();
  const decisions = ids.map((id, place) => {
    if (ids.indexOf(id) !== place) return undefined;
    const row = rows.get(id);
    const lane = row && JSON.stringify(rules.queue.lane.map((column) => row[column as keyof Row]));
    const held = heldIn.get(lane ?? '') ?? [];
    const decision = judgeRow(rules, row, held);
    if (decision.kind === 'end' || (decision.kind === 'take' && decision.isHeldByDeadServer)) return undefined;
    if (decision.kind === 'take' && lane !== undefined) heldIn.set(lane, [...held, decision.slot]);
    return decision;
  });
  const taking = decisions.filter((decision) => decision?.kind === 'take');
  const taken = taking.length === 0 ? new Map<string, Claim<Row>>() : await take(claimant, rules, taking);
  return decisions.map((decision) => {
    if (decision?.kind !== 'take') return decision;
    const claim = taken.get(decision.row.id);
    // The rows of the group have been woken already.
    return claim && (ids.includes(claim.next?.id ?? '') ? { ...claim, next: undefined } : claim);
  });
}

const claimOf = <Row extends Claimable>(
  { row, lane, slot, next }: TakeDecision<Row>,
  token: string,
): ClaimedRow<Row> & WithNext => ({
  kind: 'claimed',
  row,
  lane,
  slot,
  number: row.attempts + 1,
  token,
  next,
});

/** Answers by id the rows that could be taken and the rows that another took. All were read at one moment. */
async function take<Row extends Claimable>(
  { db, ids, instance, config }: Claimant,
  rules: Rules<Row>,
  decisions: readonly TakeDecision<Row>[],
): Promise<ReadonlyMap<string, Claim<Row>>> {
  const now = decisions[0]?.row.now ?? 0;
  const claims = decisions.map((decision) => claimOf(decision, ids.uuid()));
  const { own, others } = await claimDueRows(db.knex, rules.queue, {
    rows: claims.map(({ row, slot, token }) => ({ id: row.id, slot, token })),
    owner: instance,
    expiresAt: now + config.leaseMs,
    now,
    unchanged: unchangedOf(
      db.knex,
      rules,
      decisions.map(({ row }) => row),
    ),
  });
  return new Map(
    claims.flatMap((claim): [string, Claim<Row>][] => {
      const { row } = claim;
      if (own.has(row.id)) return [[row.id, claim]];
      return others.has(row.id) ? [[row.id, { kind: 'taken', row }]] : [];
    }),
  );
}
