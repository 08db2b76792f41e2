import type { CrawlState, CrawlTrigger } from '@linkvitals/contract';
import type { PageRequest } from '../../platform/paging.ts';
import {
  type Executor,
  fromJsonColumn,
  madeWithin,
  newestFirst,
  type Span,
  throughIndex,
  toJsonColumn,
} from '../../platform/storage/index.ts';
import { domainNotDeleted } from '../../sites/domains/index.ts';
import type { CrawlRow, CrawlTotals } from './crawl-row.ts';

type Json = 'config' | 'stats' | 'score_inputs' | 'totals' | 'issues';
type Stored = Omit<CrawlRow, Json | 'truncated'> & Record<Json, string | null> & { truncated: number };

const read = (row: Stored): CrawlRow => ({
  ...row,
  config: fromJsonColumn<CrawlRow['config']>(row.config) as CrawlRow['config'],
  stats: fromJsonColumn<CrawlRow['stats']>(row.stats),
  score_inputs: fromJsonColumn<CrawlRow['score_inputs']>(row.score_inputs),
  totals: fromJsonColumn<CrawlRow['totals']>(row.totals),
  issues: fromJsonColumn<CrawlRow['issues']>(row.issues),
  truncated: Boolean(row.truncated),
});

type Change = Partial<Omit<CrawlRow, 'id'>>;

/** Replaces the configuration of an ended crawl, which may be large and hold secret headers. */
export const noConfig: CrawlRow['config'] = {
  exclusions: [],
  rate: null,
  userAgent: null,
  sealedHeaders: null,
  localAddress: null,
};

function toColumns({
  config,
  stats,
  score_inputs,
  totals,
  issues,
  truncated,
  ...plain
}: Change): Record<string, unknown> {
  return {
    ...plain,
    ...(config === undefined ? {} : { config: toJsonColumn(config) }),
    ...(stats === undefined ? {} : { stats: toJsonColumn(stats) }),
    ...(score_inputs === undefined ? {} : { score_inputs: toJsonColumn(score_inputs) }),
    ...(totals === undefined ? {} : { totals: toJsonColumn(totals) }),
    ...(issues === undefined ? {} : { issues: toJsonColumn(issues) }),
    ...(truncated === undefined ? {} : { truncated: truncated ? 1 : 0 }),
  };
}

export async function insertCrawl(on: Executor, row: CrawlRow): Promise<void> {
  await on('crawls').insert(toColumns(row));
}

/** Query for the crawls of a domain or an account that people and keys started. */
export const startedCrawls = (on: Executor, owner: { readonly domain_id: string } | { readonly account_id: string }) =>
  on('crawls').where({ ...owner, trigger_kind: 'manual' });

/** Finds a crawl without an account, for jobs. */
export async function findCrawlById(on: Executor, id: string): Promise<CrawlRow | undefined> {
  const row = await on<Stored>('crawls').where({ id }).where(domainNotDeleted('crawls.domain_id')).first();
  return row && read(row as Stored);
}

export async function findCrawl(on: Executor, accountId: string, id: string): Promise<CrawlRow | undefined> {
  const row = await on<Stored>('crawls')
    .where({ id, account_id: accountId })
    .where(domainNotDeleted('crawls.domain_id'))
    .first();
  return row && read(row as Stored);
}

export async function findActiveCrawl(on: Executor, domainId: string): Promise<CrawlRow | undefined> {
  const row = await on<Stored>('crawls').where({ active_domain_id: domainId }).first();
  return row && read(row as Stored);
}

interface ListCrawls extends PageRequest {
  readonly accountId: string;
  readonly domainId: string;
  readonly state: CrawlState | undefined;
  /** Bounds of the time of queuing. Default: any time. */
  readonly queued?: Span;
}

/** Crawls of a domain, newest first, one more than the limit. */
export async function listCrawlRows(on: Executor, input: ListCrawls): Promise<CrawlRow[]> {
  const { accountId, domainId, state, queued = {} } = input;
  const query = on<Stored>('crawls').where({ account_id: accountId, domain_id: domainId });
  if (state !== undefined) query.where({ state });
  return ((await newestFirst(madeWithin(query, queued), input)) as Stored[]).map(read);
}

interface CrawlFilter extends PageRequest {
  readonly state: CrawlState | undefined;
  readonly domainId: string | undefined;
  readonly trigger: CrawlTrigger | undefined;
  readonly queued: Span;
}

/** The index that has the crawls of a filter together, newest first. */
function indexFor({ domainId, state, trigger }: CrawlFilter): string {
  if (domainId !== undefined) return `crawls__domain_id__${state === undefined ? '' : 'state__'}created_at__id`;
  if (state !== undefined) return 'crawls__account_state';
  return trigger === undefined ? 'crawls__account' : 'crawls__account_trigger';
}

/** Crawls of one account, newest first, one more than the limit. `domainIds` null: of all its domains. */
export async function listCrawlRowsOfAccount(
  on: Executor,
  { accountId, domainIds }: { readonly accountId: string; readonly domainIds: readonly string[] | null },
  filter: CrawlFilter,
): Promise<CrawlRow[]> {
  const { domainId, state, trigger, queued } = filter;
  const table = throughIndex(on, { table: 'crawls', index: indexFor(filter) });
  const query = on.from<Stored>(table).where({ account_id: accountId }).where(domainNotDeleted('crawls.domain_id'));
  if (domainIds !== null) query.whereIn('domain_id', [...domainIds]);
  if (domainId !== undefined) query.where({ domain_id: domainId });
  if (state !== undefined) query.where({ state });
  if (trigger !== undefined) query.where({ trigger_kind: trigger });
  return ((await newestFirst(madeWithin(query, queued), filter)) as Stored[]).map(read);
}

/** Changes a row if it still has the columns of `expected`. Returns whether it had. */
export async function updateCrawl(
  on: Executor,
  expected: { readonly id: string } & Partial<Pick<CrawlRow, 'state' | 'lease_token'>>,
  change: Change,
): Promise<boolean> {
  return (await on('crawls').where(expected).update(toColumns(change))) > 0;
}

/** Totals of the newest completed crawl of a domain. */
export async function findNewestTotals(
  on: Executor,
  domainId: string,
): Promise<{ readonly id: string; readonly totals: CrawlTotals | null } | undefined> {
  const row = await on('crawls')
    .where({ domain_id: domainId, state: 'completed' })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first('id', 'totals');
  return row && { id: row.id, totals: fromJsonColumn<CrawlTotals>(row.totals) };
}
