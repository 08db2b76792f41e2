import type { Knex } from 'knex';
import type { Services } from '../context.ts';
import { databaseNow, type Executor, isFree, msAfter } from '../storage/index.ts';
import type { CrawlRow } from './crawl-row.ts';

/** Leases are judged in database time; `now` is that expression. */
export interface LeaseClock {
  readonly now: Knex.Raw;
  readonly leaseMs: number;
}

export const leaseClock = ({ db, config }: Pick<Services, 'db' | 'config'>): LeaseClock => ({
  now: databaseNow(db),
  leaseMs: config.leaseMs,
});

export interface Lease {
  readonly owner: string;
  readonly token: string;
  /** As it was found: when another worker has had the crawl since, whoever takes it would judge it by what is old. */
  readonly found: Pick<CrawlRow, 'state' | 'lease_owner'>;
}

const until = (on: Executor, { now, leaseMs }: LeaseClock): Knex.Raw => msAfter(on, now, leaseMs);

/** Takes a queued crawl, or one whose worker is gone. Answers whether it is ours now. */
export async function takeLease(on: Executor, id: string, lease: Lease, clock: LeaseClock): Promise<boolean> {
  const { state, lease_owner } = lease.found;
  const taken = await on('crawls')
    .where({ id, state, lease_owner })
    .where((where) =>
      where
        .where((queued) => queued.where('state', 'queued').whereNull('lease_token'))
        .orWhere((left) => left.whereIn('state', ['queued', 'running']).where('lease_expires_at', '<=', clock.now)),
    )
    .update({ lease_owner: lease.owner, lease_token: lease.token, lease_expires_at: until(on, clock) });
  return taken > 0;
}

/**
 * Whether the owner has asked a crawl that we hold to stop; with `lock` nobody takes it from us until the transaction
 * ends. Undefined: another worker has it, or the crawl is gone; nothing may be written any more.
 */
export async function readHeld(
  on: Executor,
  id: string,
  { token, lock = false }: { readonly token: string; readonly lock?: boolean },
): Promise<{ readonly cancel: boolean } | undefined> {
  const query = on('crawls').where({ id, lease_token: token }).whereIn('state', ['queued', 'running']);
  if (lock) query.forUpdate();
  const row: { cancel_requested_at: number | null } | undefined = await query.first('cancel_requested_at');
  return row && { cancel: row.cancel_requested_at !== null };
}

interface HeldProgress {
  readonly pages_crawled: number;
  readonly elapsed_ms: number;
  readonly url: string;
}

/** Goes on holding it, and notes how far it is. */
export async function renewLease(
  on: Executor,
  id: string,
  { token, clock, progress }: { readonly token: string; readonly clock: LeaseClock; readonly progress?: HeldProgress },
): Promise<void> {
  await on('crawls')
    .where({ id, lease_token: token })
    .update({ ...progress, lease_expires_at: until(on, clock) });
}

/** Gives it back at once, or not before `notBefore` ms from now. */
export async function releaseLease(
  on: Executor,
  id: string,
  { token, now, waitMs }: { token: string; now: Knex.Raw; waitMs: number },
): Promise<void> {
  const lease_expires_at = msAfter(on, now, waitMs);
  await on('crawls').where({ id, lease_token: token }).update({ lease_owner: null, lease_expires_at });
}

/** Crawls of the account that a worker holds, those that it is about to begin too, without this one. */
export async function countRunning(
  on: Executor,
  accountId: string,
  { now, except }: { now: Knex.Raw; except: string },
) {
  const [row] = await on('crawls')
    .where({ account_id: accountId })
    .whereNot({ id: except })
    .modify(heldNow, now)
    .count({ count: '*' });
  return Number(row?.count ?? 0);
}

/** Held by a worker, begun or not. */
const heldNow = (query: Knex.QueryBuilder, now: Knex.Raw): Knex.QueryBuilder =>
  query.whereIn('state', ['queued', 'running']).whereNotNull('lease_owner').where('lease_expires_at', '>', now);

/** Whoever has waited this long waits no longer behind those who jump the queue, ms. */
const PATIENCE = 3_600_000;

/** Crawls in nobody's hands, whether they may begin or not. */
export const waitingCrawls = (on: Executor, now: Knex.Raw): Knex.QueryBuilder =>
  on('crawls').whereIn('state', ['queued', 'running']).where(isFree(now));

interface DueCrawls {
  readonly now: Knex.Raw;
  readonly limit: number;
  readonly except: readonly string[];
  /** Crawls at once by name of the plan. */
  readonly atOnce: Readonly<Record<string, number>>;
}

/**
 * Crawls that may begin now, the next one first: those whose worker is gone; then those that jump the queue and those
 * whose patience is at its end; then the rest. Among equals the account that has fewest under way, then the one that
 * has waited longest. None beyond what the account's plan lets run at once.
 */
export async function listDue(on: Executor, { now, limit, except, atOnce }: DueCrawls): Promise<string[]> {
  const urgency = on.raw(
    "case when state = 'running' then 2 when priority > 0 or queued_at <= (?) - ? then 1 else 0 end",
    [now, PATIENCE],
  );
  const waiting = waitingCrawls(on, now)
    .whereNotIn('id', except)
    .select('id', 'account_id', 'queued_at', on.raw('? as urgency', [urgency]))
    .select(on.raw('row_number() over (partition by account_id order by ? desc, queued_at, id) as place', [urgency]));
  const held = on('crawls').modify(heldNow, now).groupBy('account_id').select('account_id').count({ crawls: '*' });
  const plans = Object.entries(atOnce).flat();
  const allowed = on.raw(`case plan ${'when ? then ? '.repeat(plans.length / 2)}else 0 end`, plans);
  const rank = on.raw('coalesce(held.crawls, 0) + waiting.place');
  const rows: { id: string }[] = await on(waiting.as('waiting'))
    .join('accounts', 'accounts.id', 'waiting.account_id')
    .leftJoin(held.as('held'), 'held.account_id', 'waiting.account_id')
    .where((where) => where.where('urgency', 2).orWhere(rank, '<=', allowed))
    .orderByRaw('urgency desc, ?, waiting.queued_at, waiting.id', [rank])
    .limit(limit)
    .select('waiting.id');
  return rows.map(({ id }) => id);
}

/** A crawl of the account that waits: which of them is next is chosen by `listDue` when a worker is free. */
export async function anyQueued(
  on: Executor,
  accountId: string,
): Promise<{ id: string; priority: number } | undefined> {
  return on('crawls').where({ account_id: accountId, state: 'queued' }).first('id', 'priority');
}
