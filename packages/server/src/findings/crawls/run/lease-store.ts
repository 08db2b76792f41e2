import type { Knex } from 'knex';
import type { Services } from '../../../context.ts';
import { databaseNow, type Executor, isFree, LONGEST_LEASE_MS, msAfter } from '../../../platform/storage/index.ts';
import type { CrawlRow } from '../crawl-row.ts';

/** The time by which leases are judged, and their length. */
export interface LeaseClock {
  /** SQL expression for the database's time. */
  readonly now: Knex.Raw;
  /** Milliseconds for which a claim or a renewal holds. */
  readonly leaseMs: number;
}

export const leaseClock = ({ db, config }: Pick<Services, 'db' | 'config'>): LeaseClock => ({
  now: databaseNow(db),
  leaseMs: config.leaseMs,
});

export interface Lease {
  readonly owner: string;
  readonly token: string;
  /** Columns as they were read. The claim fails when another worker has changed them since, as the caller decided by them. */
  readonly found: Pick<CrawlRow, 'state' | 'lease_owner'>;
}

const until = (on: Executor, { now, leaseMs }: LeaseClock): Knex.Raw => msAfter(on, now, leaseMs);

/** Claims a queued crawl, or one whose worker is gone. Returns whether this worker has it now. */
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

/** A crawl that this worker holds. */
export interface Held {
  /** Whether the owner has canceled it. */
  readonly cancel: boolean;
  /** Number of changes of the issues of its domain by others since its end began to be stored. */
  readonly touched: number;
}

/**
 * Finds a crawl that this worker holds. With `lock` no other worker can claim it until the transaction ends.
 * Undefined: another worker has it, or the crawl is gone; nothing may be written any more.
 */
export async function findHeld(
  on: Executor,
  id: string,
  { token, lock = false }: { readonly token: string; readonly lock?: boolean },
): Promise<Held | undefined> {
  const query = on('crawls').where({ id, lease_token: token }).whereIn('state', ['queued', 'running']);
  if (lock) query.forUpdate();
  const row: { cancel_requested_at: number | null; issues_touched: number } | undefined = await query.first(
    'cancel_requested_at',
    'issues_touched',
  );
  return row && { cancel: row.cancel_requested_at !== null, touched: row.issues_touched };
}

/**
 * Shortens leases that are longer than any lease can be, made while a clock was ahead. A worker that still has the crawl renews its lease.
 * Returns how many there were. `now`: the database's time, epoch ms.
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

/** Renews the lease, and stores the progress. */
export async function renewLease(
  on: Executor,
  id: string,
  { token, clock, progress }: { readonly token: string; readonly clock: LeaseClock; readonly progress?: HeldProgress },
): Promise<void> {
  await on('crawls')
    .where({ id, lease_token: token })
    .update({ ...progress, lease_expires_at: until(on, clock) });
}

/** Releases a crawl. Workers may claim it `waitMs` milliseconds from now. */
export async function releaseLease(
  on: Executor,
  id: string,
  { token, now, waitMs }: { token: string; now: Knex.Raw; waitMs: number },
): Promise<void> {
  const lease_expires_at = msAfter(on, now, waitMs);
  await on('crawls').where({ id, lease_token: token }).update({ lease_owner: null, lease_expires_at });
}

/**
 * Releases the crawls of an account that is suspended or deleted: their workers can write no more, and other workers may claim them at
 * once. They count as suspended, not as crashed.
 */
export async function releaseCrawlsOfAccount(trx: Executor, accountId: string, now: Knex.Raw): Promise<void> {
  await trx('crawls')
    .where({ account_id: accountId })
    .whereIn('state', ['queued', 'running'])
    .update({ lease_owner: null, lease_token: null, lease_expires_at: now });
}

/** Number of crawls of the account that workers hold, also those about to begin, without this one. */
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

/** Restricts a query to crawls that a worker holds, begun or not. */
export const heldNow = (query: Knex.QueryBuilder, now: number | Knex.Raw): Knex.QueryBuilder =>
  query.whereIn('state', ['queued', 'running']).whereNotNull('lease_owner').where('lease_expires_at', '>', now);

/** Query for crawls without a lease, whether they may begin or not. */
export const waitingCrawls = (on: Executor, now: Knex.Raw): Knex.QueryBuilder =>
  on('crawls').whereIn('state', ['queued', 'running']).where(isFree(now));

/** Any waiting crawl of the account. `dueCrawls` chooses which of them is next when a worker is free. */
export async function findQueued(on: Executor, accountId: string): Promise<{ id: string } | undefined> {
  return on('crawls').where({ account_id: accountId, state: 'queued' }).first('id');
}
