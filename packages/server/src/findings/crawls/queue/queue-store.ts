import type { PlanColumns } from '../../../people/accounts/index.ts';
import {
  type Database,
  type Executor,
  type Head,
  isFree,
  type LaneCursor,
  selectForEach,
  throughIndex,
  walkLanes,
} from '../../../platform/storage/index.ts';
import { heldNow } from '../run/lease-store.ts';
import type { WaitingCrawl } from './rank-crawls.ts';

/* Queries for the crawls that may run next. `now` is the database's time, epoch ms. */

/** Values of `priority`: of crawls that jump the queue, and of all others. */
export const PRIORITIES = { paid: 10, plain: 0 } as const;

const priorities = Object.values(PRIORITIES);

/** Positions that the looks at the queue of each priority have reached. */
export type CrawlCursors = Readonly<Record<(typeof priorities)[number], LaneCursor>>;

export const createCrawlCursors = (after?: string): CrawlCursors => ({ 10: { after }, 0: { after } });

/** Accounts among which one choice is made, for each priority. */
const ACCOUNTS = 20;
/** Crawls of servers that are gone among which one choice is made. */
const ABANDONED = 100;

const index = 'crawls__state__priority__account_id__queued_at__lease_expires_at';

interface HeldCrawls extends PlanColumns {
  readonly account_id: string;
  readonly crawls: number;
}

/** Counts the running crawls of each account. There are no more rows than all servers have places. */
export async function countHeldByAccount({ knex }: Database, now: number): Promise<HeldCrawls[]> {
  const held = knex('crawls').modify(heldNow, now).groupBy('account_id').select('account_id').count({ crawls: '*' });
  return knex(held.as('held'))
    .join('accounts', 'accounts.id', 'held.account_id')
    .select('held.account_id', 'held.crawls', 'accounts.plan', 'accounts.custom_limits');
}

interface Look {
  readonly now: number;
  /** Crawls of each account. */
  readonly limit: number;
  readonly except: readonly string[];
  /** Accounts that may not start another crawl. */
  readonly full: ReadonlySet<string>;
  readonly cursors: CrawlCursors;
}

const columns = [
  'crawls.id',
  'account_id',
  'accounts.plan',
  'accounts.custom_limits',
  'state',
  'priority',
  'queued_at',
] as const;

const freeCrawls = (on: Executor, { now, except }: Pick<Look, 'now' | 'except'>) =>
  on
    .from('crawls')
    .join('accounts', 'accounts.id', 'crawls.account_id')
    .where(isFree(now))
    .whereNotIn('crawls.id', [...except]);

/** Crawls whose worker is gone. */
export async function listAbandoned({ knex }: Database, look: Pick<Look, 'now' | 'except'>): Promise<WaitingCrawl[]> {
  return freeCrawls(knex, look)
    .where({ state: 'running' })
    .orderBy('lease_expires_at')
    .limit(ABANDONED)
    .select(...columns);
}

/** The first crawls of the accounts that come next; all crawls when fewer wait. */
export async function listQueued({ knex }: Database, look: Look): Promise<WaitingCrawl[]> {
  const found: WaitingCrawl[] = [];
  for (const priority of priorities) {
    const lanes = { table: 'crawls', index, where: { state: 'queued', priority }, lane: 'account_id', at: 'queued_at' };
    const cursor = look.cursors[priority];
    const isWanted = (head: Head): boolean => !look.full.has(head.lane);
    const heads = await walkLanes(knex, lanes, { cursor, enough: ACCOUNTS, isWanted });
    const accounts = heads.map((head) => head.lane);
    const first = await selectForEach<WaitingCrawl>(knex, accounts, (account_id) =>
      freeCrawls(knex, look)
        .from(throughIndex(knex, { table: 'crawls', index }))
        .where({ state: 'queued', priority, account_id })
        .orderBy('queued_at')
        .limit(look.limit)
        .select(...columns),
    );
    found.push(...first);
  }
  return found;
}
