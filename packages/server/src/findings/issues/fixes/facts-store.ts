import type { ScoreInputs } from '@linkvitals/contract';
import {
  type Executor,
  fromJsonColumn,
  isOneOf,
  readInChunks,
  selectForEach,
  throughIndex,
} from '../../../platform/storage/index.ts';
import { OF_FIX } from '../issue-columns.ts';
import { isTargetKind } from '../issue-kinds.ts';
import { type IssueRow, placeOf } from '../issue-row.ts';
import type { OpenIssueRow } from './open-issue.ts';

/** Issues that are read together. */
export const CHUNK = 400;

/** The crawl that ranks the fixes of a domain: the newest one that completed. */
export interface RankingCrawl {
  readonly id: string;
  readonly account_id: string;
  readonly domain_id: string;
  readonly finished_at: number;
  readonly pages_crawled: number;
  readonly score_inputs: ScoreInputs | null;
}

export async function findRankingCrawl(on: Executor, domainId: string): Promise<RankingCrawl | undefined> {
  const row = await on('crawls')
    .where({ domain_id: domainId, state: 'completed' })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first('id', 'account_id', 'domain_id', 'finished_at', 'pages_crawled', 'score_inputs');
  return row && { ...row, score_inputs: fromJsonColumn<ScoreInputs>(row.score_inputs) };
}

export interface OpenKind {
  readonly kind: string;
  readonly count: number;
  /** Time at which the oldest issue was opened, epoch ms. */
  readonly since: number;
}

/** Counts the open issues of a domain by kind. An index alone answers the query. */
export async function countOpenKinds(on: Executor, domainId: string): Promise<OpenKind[]> {
  const rows: { kind: string; count: number | string; since: number | string }[] = await on
    .from(throughIndex(on, { table: 'issues', index: 'issues__kind', onSqlite: true }))
    .where({ domain_id: domainId, state: 'open' })
    .groupBy('kind')
    .select('kind')
    .count({ count: '*' })
    .min({ since: 'opened_at' });
  return rows.map(({ kind, count, since }) => ({ kind, count: Number(count), since: Number(since) }));
}

/** Open issues of some kinds, or of one fix; of the fix null: those that are in none. */
export type Part = { readonly kinds: readonly string[] } | { readonly fix_id: string | null };

type OfDomain = Pick<RankingCrawl, 'id' | 'domain_id'>;

/** Query for the open issues of a part of a domain, each with its target in the crawl that ranks the fixes. */
function openIssuesOf(on: Executor, { id: crawlId, domain_id }: OfDomain, part: Part) {
  const index = 'kinds' in part ? 'issues__kind' : OF_FIX;
  const query = on
    .from(throughIndex(on, { table: 'issues', as: 'i', index, onSqlite: true }))
    .leftJoin('crawl_targets as t', (join) => join.on('t.url_hash', 'i.url_hash').onVal('t.crawl_id', crawlId))
    .where({ 'i.domain_id': domain_id, 'i.state': 'open' });
  if ('kinds' in part) query.whereIn('i.kind', [...part.kinds]);
  else query.where({ 'i.fix_id': part.fix_id });
  return query
    .select('i.id', 'i.kind', 'i.severity', 'i.url', 'i.url_hash', 'i.internal', 'i.reason', 'i.status_code')
    .select('i.found_on_pages', 'i.placement', 'i.suggestion', 'i.opened_at', 'i.assigned_to', 'i.fix_id')
    .select('t.id as target_id', 't.navigational', 't.content_type', on.raw('t.redirects is not null as redirected'));
}

/** Open issues of a part of a domain, chunk by chunk. Those of several kinds, which must be few, are one chunk in no order. */
export async function* listOpenIssues(on: Executor, crawl: OfDomain, part: Part): AsyncGenerator<OpenIssueRow[]> {
  const query = () => openIssuesOf(on, crawl, part);
  // The index has the issues of one kind in order, but not those of several.
  if ('kinds' in part && part.kinds.length > 1) yield await query();
  else yield* readInChunks<OpenIssueRow>(query, { key: ['i.opened_at', 'i.id'], size: CHUNK, keyOf: placeOf });
}

/** The first open issues of each of these fixes, the oldest first. */
export const listFirstIssues = (
  on: Executor,
  crawl: OfDomain,
  { fixIds, each }: { readonly fixIds: readonly string[]; readonly each: number },
): Promise<OpenIssueRow[]> =>
  selectForEach<OpenIssueRow>(on, fixIds, (fix_id) =>
    openIssuesOf(on, crawl, { fix_id }).orderBy(['i.opened_at', 'i.id']).limit(each),
  );

/** Ids of the open issues of one kind that are not in this fix, chunk by chunk. */
export async function* listOutsideFix(
  on: Executor,
  { domainId, kind }: { readonly domainId: string; readonly kind: string },
  fixId: string,
): AsyncGenerator<string[]> {
  const query = () =>
    on
      .from(throughIndex(on, { table: 'issues', index: 'issues__kind', onSqlite: true }))
      .where({ domain_id: domainId, state: 'open', kind })
      .select('id', 'opened_at', 'fix_id');
  type Found = Pick<IssueRow, 'id' | 'opened_at'> & { readonly fix_id: string | null };
  for await (const rows of readInChunks<Found>(query, { key: ['opened_at', 'id'], size: CHUNK, keyOf: placeOf }))
    yield rows.filter(({ fix_id }) => fix_id !== fixId).map(({ id }) => id);
}

/** Lists those of these hosts that answered for at least one URL: it works, may not be read by programs, or is not there. */
export async function listWorkingHosts(on: Executor, crawlId: string, hosts: readonly string[]): Promise<string[]> {
  const rows: { readonly host: string }[] = await on
    .from(throughIndex(on, { table: 'crawl_targets', index: 'crawl_targets__crawl_id__host__id', onSqlite: true }))
    .where({ crawl_id: crawlId })
    .where(isOneOf(on, 'host', hosts))
    .where((row) => row.whereIn('verdict', ['ok', 'unverifiable']).orWhere('status_code', '<', 500))
    .distinct('host');
  return rows.map(({ host }) => host);
}

/**
 * Lists those of these hosts with a broken link that is ignored, or was fixed since a time: not all links to them are to be changed.
 * @param since epoch ms, exclusive
 */
export async function listClosedHosts(
  on: Executor,
  { domain_id, finished_at: since }: Pick<RankingCrawl, 'domain_id' | 'finished_at'>,
  hosts: readonly string[],
): Promise<string[]> {
  const closed = (state: string) =>
    on
      .from(throughIndex(on, { table: 'issues', index: 'issues__host', onSqlite: true }))
      .where({ domain_id, state, kind: 'broken_link' })
      .where(isOneOf(on, 'host', hosts))
      .distinct('host');
  const ignored: { readonly host: string }[] = await closed('ignored');
  const fixed: { readonly host: string }[] = await closed('fixed').where('fixed_at', '>', since);
  return [...ignored, ...fixed].map(({ host }) => host);
}

interface LinkOfPage {
  readonly target_id: number;
  readonly page_id: number;
}

/** The pages of a crawl with links to these targets. An index alone answers the query. */
export async function listPagesOf(on: Executor, crawlId: string, targets: readonly number[]): Promise<LinkOfPage[]> {
  const index = 'crawl_links__crawl_id__target_id__page_id';
  return on
    .from(throughIndex(on, { table: 'crawl_links', index, onSqlite: true }))
    .where({ crawl_id: crawlId })
    .whereIn('target_id', [...targets])
    .distinct('target_id', 'page_id');
}

/** An open fault of a target. */
export interface OpenFault {
  readonly url: string;
}

/** The open faults of these targets. */
export async function listOpenFaults(on: Executor, domainId: string, hashes: readonly string[]): Promise<OpenFault[]> {
  const rows: Pick<IssueRow, 'url' | 'kind' | 'state'>[] = await on('issues')
    .where({ domain_id: domainId })
    .where(isOneOf(on, 'url_hash', hashes))
    .select('url', 'kind', 'state');
  // With the state as a condition, SQLite would read all open issues of the domain.
  return rows.filter(({ kind, state }) => state === 'open' && isTargetKind(kind));
}
