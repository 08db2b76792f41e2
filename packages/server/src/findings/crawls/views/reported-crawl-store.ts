import type { Executor } from '../../../platform/storage/index.ts';

/** A crawl of which a report can be made. */
export interface ReportedCrawl {
  readonly id: string;
  readonly results_expired_at: number | null;
}

interface Wanted {
  readonly accountId: string;
  readonly domainId: string;
  /** Undefined: the newest. */
  readonly crawlId?: string | undefined;
  /** Bounds of the end of the crawl, epoch ms; `to` is exclusive. */
  readonly period?: { readonly from: number; readonly to: number } | undefined;
}

/** Finds the newest completed crawl of a domain that fits; undefined: there is none. */
export async function findReportedCrawl(
  on: Executor,
  { accountId, domainId, crawlId, period }: Wanted,
): Promise<ReportedCrawl | undefined> {
  const query = on('crawls').where({ account_id: accountId, domain_id: domainId, state: 'completed' });
  if (crawlId !== undefined) query.where({ id: crawlId });
  if (period !== undefined) query.where('finished_at', '>=', period.from).where('finished_at', '<', period.to);
  return query
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first('id', 'results_expired_at');
}
