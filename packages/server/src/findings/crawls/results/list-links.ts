import type { VerdictFilter } from '@linkvitals/contract';
import type { Context } from '../../../context.ts';
import { encodeCursor, type PageOf, type PageRequest, toPage } from '../../../platform/paging.ts';
import { findBrokenLinkIssues, type TargetIssueRow } from '../../issues/index.ts';
import { getCrawlWithResults } from '../get-crawl-row.ts';
import { listTargetRows, type TargetFilter } from './target-list-store.ts';
import type { TargetRow } from './target-store.ts';
import { listFirstOccurrences, type OccurrenceRow } from './view-store.ts';

const OCCURRENCES = 10;

interface Input {
  readonly crawlId: string;
  /** Conditions for targets. `host` may have any spelling. Without any condition, the broken targets are listed. */
  readonly filter: Omit<TargetFilter, 'verdict'> & { readonly verdict?: VerdictFilter | undefined };
  readonly page: PageRequest;
}

/** A target with the first places that link to it. */
export interface FoundTarget extends TargetRow {
  readonly occurrences: readonly OccurrenceRow[];
}

/** A target with the present issue of its URL. */
export interface ListedTarget extends FoundTarget {
  readonly issue: TargetIssueRow | undefined;
}

const isEmpty = (filter: Input['filter']): boolean => Object.values(filter).every((value) => value === undefined);

function verdictIn(filter: Input['filter']): TargetFilter['verdict'] {
  if (isEmpty(filter)) return 'broken';
  return filter.verdict === 'any' ? undefined : filter.verdict;
}

/** The host in the form of URLs; undefined: no URL has such a host. */
const hostInUrls = (host: string): string | undefined =>
  /[/\\?#@:]/.test(host) && !host.startsWith('[') ? undefined : URL.parse(`http://${host}/`)?.hostname;

interface Found {
  readonly targets: PageOf<FoundTarget>;
  readonly domainId: string;
}

async function readTargets(ctx: Context, crawlId: string, { filter, page }: Input): Promise<PageOf<TargetRow>> {
  const host = filter.host === undefined ? undefined : hostInUrls(filter.host);
  if (filter.host !== undefined && host === undefined) return { data: [], nextCursor: null };
  const wanted: TargetFilter = { ...filter, verdict: verdictIn(filter), host };
  const { rows, scannedTo } = await listTargetRows(ctx.db.knex, { crawlId, filter: wanted, ...page });
  const { data, nextCursor } = toPage(rows, page.limit, ({ id }) => ({ at: id, id }));
  const beyond = scannedTo === undefined ? null : encodeCursor({ at: scannedTo, id: scannedTo });
  return { data, nextCursor: nextCursor ?? beyond };
}

async function findLinks(ctx: Context, input: Input, places: number): Promise<Found> {
  const { id, domain_id: domainId } = await getCrawlWithResults(ctx, input.crawlId);
  const { data, nextCursor } = await readTargets(ctx, id, input);
  const ids = data.map((row) => row.id);
  const found = await listFirstOccurrences(ctx.db.knex, id, { targets: ids, each: places });
  const targets = data.map((row) => ({ ...row, occurrences: found.get(row.id) ?? [] }));
  return { targets: { data: targets, nextCursor }, domainId };
}

/** Lists targets like `listFoundLinks`, without places. */
export async function listTargets(ctx: Context, input: Input): Promise<PageOf<TargetRow>> {
  const { id } = await getCrawlWithResults(ctx, input.crawlId);
  return await readTargets(ctx, id, input);
}

/**
 * Lists targets that fit the filter, each with the first `places` that link to it. With a filter by location or text a page may be short:
 * one request reads a limited number of targets, and the cursor continues from there.
 */
export const listFoundLinks = async (
  ctx: Context,
  { places, ...input }: Input & { readonly places: number },
): Promise<PageOf<FoundTarget>> => (await findLinks(ctx, input, places)).targets;

/** Lists targets like `listFoundLinks`, with the first `OCCURRENCES` places; broken ones with their issue. */
export async function listLinks(ctx: Context, input: Input): Promise<PageOf<ListedTarget>> {
  const {
    targets: { data, nextCursor },
    domainId,
  } = await findLinks(ctx, input, OCCURRENCES);
  const urls = data.filter(({ verdict }) => verdict === 'broken').map(({ url_hash }) => url_hash);
  const ofBroken = { accountId: ctx.account.id, domainId, urls };
  const issues = await findBrokenLinkIssues(ctx.db.knex, ofBroken);
  return {
    data: data.map((row) => ({
      ...row,
      issue: row.verdict === 'broken' ? issues.get(row.url_hash) : undefined,
    })),
    nextCursor,
  };
}
