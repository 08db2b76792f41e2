import type { Verdict } from '@linkvitals/contract';
import type { Context } from '../../../context.ts';
import type { Position } from '../../../platform/paging.ts';
import type { CrawlRow } from '../crawl-row.ts';
import { findCrawl, listCrawlRows } from '../store.ts';
import { type CrawlDetails, crawlDetails } from '../views/crawl-details.ts';
import {
  countFindings,
  type FindingCount,
  type FindingOnUrl,
  listFindingRows,
  listFirstFindings,
} from './finding-store.ts';
import type { FoundTarget } from './list-links.ts';
import { listPageRows, type PageRow } from './page-list-store.ts';
import { listTargetRows } from './target-list-store.ts';
import { countVerdicts, listTopBroken, type TargetRow } from './target-store.ts';
import { listFirstOccurrences, listProgress } from './view-store.ts';

export type { FoundTarget } from './list-links.ts';
export type { TargetRow } from './target-store.ts';

/* Reads all results of a crawl batch by batch, so that memory does not grow with the crawl. */

const ROWS = 200;

type Reading = Pick<Context, 'db' | 'account'>;

/** Facts about a crawl as a whole that a report needs. */
interface CrawlForReport {
  readonly crawl: CrawlDetails;
  readonly verdicts: ReadonlyMap<string, number>;
  readonly findings: readonly FindingCount[];
}

/** Reads the facts about a crawl for a report. Undefined: the crawl is gone. */
export async function readCrawlForReport(ctx: Reading, crawlId: string): Promise<CrawlForReport | undefined> {
  const { knex } = ctx.db;
  const row = await findCrawl(knex, ctx.account.id, crawlId);
  if (row === undefined) return undefined;
  const progress = await listProgress(knex, [row]);
  return {
    crawl: crawlDetails(ctx, row, progress.get(row.id)),
    verdicts: await countVerdicts(knex, crawlId),
    findings: await countFindings(knex, crawlId),
  };
}

interface FaultsWanted {
  readonly crawlId: string;
  /** Maximum number of broken targets. */
  readonly broken: number;
  /** Page checks whose pages are read, and the maximum number of pages of each. */
  readonly codes: readonly string[];
  readonly eachCheck: number;
}

interface FirstFaults {
  /** Broken targets, those on the largest number of pages first. */
  readonly broken: readonly TargetRow[];
  /** The first pages of each check. */
  readonly findings: readonly Pick<FindingOnUrl, 'code' | 'page_url'>[];
}

/** Reads the first faults that a crawl found. */
export async function readFirstFaults(
  { db }: Reading,
  { crawlId, broken, codes, eachCheck }: FaultsWanted,
): Promise<FirstFaults> {
  return {
    broken: await listTopBroken(db.knex, crawlId, broken),
    findings: await listFirstFindings(db.knex, crawlId, { codes, each: eachCheck }),
  };
}

interface FirstPages {
  readonly crawlId: string;
  /** Numbers of the targets in the crawl. */
  readonly targets: readonly number[];
  /** Links to each target that are read. */
  readonly each: number;
}

/** Finds the first pages that link to each of these targets, by the number of the target. */
export async function findFirstPages(
  { db }: Reading,
  { crawlId, targets, each }: FirstPages,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const found = await listFirstOccurrences(db.knex, crawlId, { targets, each });
  return new Map([...found].map(([id, rows]) => [id, [...new Set(rows.map(({ page_url }) => page_url))]]));
}

async function withOccurrences(
  { db }: Reading,
  crawlId: string,
  rows: readonly TargetRow[],
  each: number,
): Promise<FoundTarget[]> {
  const found = await listFirstOccurrences(db.knex, crawlId, { targets: rows.map(({ id }) => id), each });
  return rows.map((row) => ({ ...row, occurrences: found.get(row.id) ?? [] }));
}

/** Reads rows in batches by keyset. `read` returns one row more than the limit. */
async function* inBatches<Row>(
  read: (page: { after: Position | undefined; limit: number }) => Promise<readonly Row[]>,
  positionOf: (row: Row) => Position,
): AsyncGenerator<Row[], undefined> {
  for (let after: Position | undefined; ; ) {
    const rows = await read({ after, limit: ROWS });
    const batch = rows.slice(0, ROWS);
    const last = batch.at(-1);
    if (last !== undefined) yield batch;
    if (last === undefined || rows.length <= ROWS) return undefined;
    after = positionOf(last);
  }
}

/** Yields every target, or those of one verdict, each with up to `each` places that link to it. */
export async function* walkLinks(
  ctx: Reading,
  { crawlId, verdict, each }: { readonly crawlId: string; readonly verdict?: Verdict; readonly each: number },
): AsyncGenerator<FoundTarget[], undefined> {
  const batches = inBatches(
    async (page) => (await listTargetRows(ctx.db.knex, { crawlId, filter: { verdict }, ...page })).rows,
    ({ id }) => ({ at: id, id }),
  );
  for await (const rows of batches) yield await withOccurrences(ctx, crawlId, rows, each);
}

export const walkPages = ({ db }: Reading, crawlId: string): AsyncGenerator<PageRow[], undefined> =>
  inBatches(
    async (page) => (await listPageRows(db.knex, { crawlId, sort: 'discovery', ...page })).rows,
    ({ target_id: id }) => ({ at: id, id }),
  );

interface FindingFilter {
  readonly crawlId: string;
  readonly code?: string;
}

export const walkFindings = (
  { db }: Reading,
  { crawlId, code }: FindingFilter,
): AsyncGenerator<FindingOnUrl[], undefined> =>
  inBatches(
    (page) => listFindingRows(db.knex, { crawlId, code, severity: undefined, ...page }),
    (row) => ({ at: row.target_id, id: row.code }),
  );

interface CrawlsOfPeriod {
  readonly domainId: string;
  /** Bounds of the time at which the crawls ended, epoch ms; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
}

/** Yields crawls that ended in a period, newest first. */
export async function* walkCrawls(
  ctx: Reading,
  { domainId, from, to }: CrawlsOfPeriod,
): AsyncGenerator<CrawlDetails[], undefined> {
  const isOfPeriod = ({ finished_at }: CrawlRow): boolean =>
    finished_at !== null && finished_at >= from && finished_at < to;
  const batches = inBatches(
    (page) => listCrawlRows(ctx.db.knex, { accountId: ctx.account.id, domainId, state: undefined, ...page }),
    (row) => ({ at: row.created_at, id: row.id }),
  );
  for await (const rows of batches) {
    const ended = rows.filter(isOfPeriod);
    const progress = await listProgress(ctx.db.knex, ended);
    yield ended.map((row) => crawlDetails(ctx, row, progress.get(row.id)));
    // A domain has one crawl at a time: crawls queued before this one also ended before it.
    const oldest = rows.at(-1);
    if (oldest !== undefined && (oldest.finished_at ?? oldest.created_at) < from) return;
  }
}
