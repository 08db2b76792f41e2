import type { Knex } from 'knex';
import type { Services } from '../../context.ts';
import { databaseNow, type Executor, isFree, LONGEST_LEASE_MS, msAfter } from '../../storage/index.ts';
import type { CrawlRow } from '../crawl-row.ts';

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
export async function claimLease(on: Executor, id: string, lease: Lease, clock: LeaseClock): Promise<boolean> {
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
 * Whether the owner has canceled a crawl that we hold; with `lock` no worker takes it from us until the transaction
 * ends. Undefined: another worker has it, or the crawl is gone; nothing may be written any more.
 */
export async function findHeld(
  on: Executor,
  id: string,
  { token, lock = false }: { readonly token: string; readonly lock?: boolean },
): Promise<{ readonly cancel: boolean } | undefined> {
  const query = on('crawls').where({ id, lease_token: token }).whereIn('state', ['queued', 'running']);
  if (lock) query.forUpdate();
  const row: { cancel_requested_at: number | null } | undefined = await query.first('cancel_requested_at');
  return row && { cancel: row.cancel_requested_at !== null };
}

/**
 * Cuts leases that are longer than any, which a clock gave that was ahead: whoever still has the crawl renews its lease. Answers
 * how many. `now`: the database's time, epoch ms.
 */
export async function updateLeasesSetAhead(
  on: Executor,
  { now, leaseMs }: { readonly now: number; readonly leaseMs: number },
): Promise<number> {
  return on('crawls')
    .whereIn('state', ['queued', 'running'])
    .where('lease_expires_at', '>', now + LONGEST_LEASE_MS)
    .update({ lease_expires_at: now + leaseMs });
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

/**
 * Lets go of the crawls of an account, as of a suspension or of its end: whoever has one writes no more of it, and it may be
 * claimed at once. They count as suspended, not as crashed.
 */
export async function releaseCrawlsOfAccount(trx: Executor, accountId: string, now: Knex.Raw): Promise<void> {
  await trx('crawls')
    .where({ account_id: accountId })
    .whereIn('state', ['queued', 'running'])
    .update({ lease_owner: null, lease_token: null, lease_expires_at: now });
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
export const heldNow = (query: Knex.QueryBuilder, now: number | Knex.Raw): Knex.QueryBuilder =>
  query.whereIn('state', ['queued', 'running']).whereNotNull('lease_owner').where('lease_expires_at', '>', now);

/** Crawls without a lease, whether they may begin or not. */
export const waitingCrawls = (on: Executor, now: Knex.Raw): Knex.QueryBuilder =>
  on('crawls').whereIn('state', ['queued', 'running']).where(isFree(now));

/** A crawl of the account that waits: which of them is next is chosen by `dueCrawls` when a worker is free. */
export async function findQueued(on: Executor, accountId: string): Promise<{ id: string } | undefined> {
  return on('crawls').where({ account_id: accountId, state: 'queued' }).first('id');
}
