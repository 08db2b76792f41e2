import type { Knex } from 'knex';
import type { Executor } from '../storage/index.ts';

/** Leases are judged in database time; `now` is that expression. */
export interface LeaseClock {
  readonly now: Knex.Raw;
  readonly leaseMs: number;
}

export interface Lease {
  readonly owner: string;
  readonly token: string;
}

const until = (on: Executor, { now, leaseMs }: LeaseClock): Knex.Raw => on.raw('(?) + ?', [now, leaseMs]);

/** Takes a queued crawl, or one whose worker is gone. Answers whether it is ours now. */
export async function takeLease(on: Executor, id: string, lease: Lease, clock: LeaseClock): Promise<boolean> {
  const taken = await on('crawls')
    .where({ id })
    .where((where) =>
      where
        .where((queued) => queued.where('state', 'queued').whereNull('lease_token'))
        .orWhere((left) => left.whereIn('state', ['queued', 'running']).where('lease_expires_at', '<=', clock.now)),
    )
    .update({ lease_owner: lease.owner, lease_token: lease.token, lease_expires_at: until(on, clock) });
  return taken > 0;
}

/** Goes on holding it. False: another worker has it, or the crawl is gone; nothing may be written any more. */
export async function renewLease(on: Executor, id: string, token: string, clock: LeaseClock): Promise<boolean> {
  const renewed = await on('crawls')
    .where({ id, lease_token: token })
    .whereIn('state', ['queued', 'running'])
    .update({ lease_expires_at: until(on, clock) });
  return renewed > 0;
}

/** Gives it back at once, or not before `notBefore` ms from now. */
export async function releaseLease(
  on: Executor,
  id: string,
  { token, now, waitMs }: { token: string; now: Knex.Raw; waitMs: number },
): Promise<void> {
  const lease_expires_at = on.raw('(?) + ?', [now, waitMs]);
  await on('crawls').where({ id, lease_token: token }).update({ lease_owner: null, lease_expires_at });
}

/** Crawls of the account that are running under a live lease, without this one. */
export async function countRunning(
  on: Executor,
  accountId: string,
  { now, except }: { now: Knex.Raw; except: string },
) {
  const [row] = await on('crawls')
    .where({ account_id: accountId, state: 'running' })
    .whereNot({ id: except })
    .where('lease_expires_at', '>', now)
    .count({ count: '*' });
  return Number(row?.count ?? 0);
}

/** Queued crawls and those whose worker is gone, most urgent first. */
export async function listDue(on: Executor, now: Knex.Raw, limit: number): Promise<string[]> {
  const rows = await on('crawls')
    .whereIn('state', ['queued', 'running'])
    .where((where) => where.whereNull('lease_expires_at').orWhere('lease_expires_at', '<=', now))
    .orderBy([{ column: 'priority', order: 'desc' }, { column: 'queued_at' }])
    .limit(limit)
    .select('id');
  return rows.map((row: { id: string }) => row.id);
}

/** The account's next crawl in line. */
export async function nextQueued(
  on: Executor,
  accountId: string,
): Promise<{ id: string; priority: number } | undefined> {
  return on('crawls')
    .where({ account_id: accountId, state: 'queued' })
    .orderBy([{ column: 'priority', order: 'desc' }, { column: 'queued_at' }])
    .first('id', 'priority');
}

/** Serialises claims of one account, so that its limit of crawls at once holds. SQLite has one writer anyway. */
export async function lockAccount(on: Executor, accountId: string): Promise<void> {
  await on('accounts').where({ id: accountId }).forUpdate().first('id');
}
