import type { ComparedState, ComparedTarget, TargetChange } from '@linkvitals/contract';
import type { Context } from '../../../context.ts';
import { notFound, ServiceError } from '../../../platform/errors.ts';
import { encodeCursor, type PageOf, type PageRequest, toPage } from '../../../platform/paging.ts';
import type { CrawlRow } from '../crawl-row.ts';
import { getCrawlWithResults } from '../get-crawl-row.ts';
import { type ComparedRow, listCompared } from './comparison-store.ts';

interface Input {
  readonly crawlId: string;
  /** The crawl to compare with. */
  readonly baseId: string;
  readonly change: TargetChange;
  readonly page: PageRequest;
}

interface Compared {
  readonly change: TargetChange;
  readonly row: ComparedRow;
}

function assertCompleted({ id, state }: CrawlRow): void {
  if (state === 'completed') return;
  throw new ServiceError('crawl_not_completed', `The crawl ${id} did not complete. Compare two that have completed.`);
}

/**
 * Compares the broken targets of two crawls of a domain. A page of the list may be short: one request reads a limited number of targets,
 * and the cursor continues from there.
 * @throws ServiceError `not_found`, `forbidden`, `results_expired`, `crawl_not_completed`
 */
export async function compareCrawls(ctx: Context, { crawlId, baseId, change, page }: Input): Promise<PageOf<Compared>> {
  const crawl = await getCrawlWithResults(ctx, crawlId);
  const base = await getCrawlWithResults(ctx, baseId);
  if (base.domain_id !== crawl.domain_id) throw notFound('crawl');
  assertCompleted(crawl);
  assertCompleted(base);
  const [walked, other] = change === 'fixed' ? [base.id, crawl.id] : [crawl.id, base.id];
  const { rows, scannedTo } = await listCompared(ctx.db.knex, { walked, other, change, ...page });
  const { data, nextCursor } = toPage(rows, page.limit, ({ id }) => ({ at: id, id }));
  return {
    data: data.map((row) => ({ change, row })),
    nextCursor: nextCursor ?? (scannedTo === undefined ? null : encodeCursor({ at: scannedTo, id: scannedTo })),
  };
}

const stateOf = (target_id: number, seen: Omit<ComparedState, 'target_id'>): ComparedState => ({ target_id, ...seen });

export function presentComparedTarget({ change, row }: Compared): ComparedTarget {
  const walked = stateOf(row.id, {
    verdict: row.verdict as ComparedState['verdict'],
    reason: row.reason as ComparedState['reason'],
    status_code: row.status_code,
    found_on_pages: row.found_on_pages ?? 0,
  });
  const other =
    row.other_id === null
      ? null
      : stateOf(row.other_id, {
          verdict: (row.other_verdict ?? 'not_checked') as ComparedState['verdict'],
          reason: row.other_reason as ComparedState['reason'],
          status_code: row.other_status_code,
          found_on_pages: row.other_found_on_pages ?? 0,
        });
  const [before, after] = change === 'fixed' ? [walked, other] : [other, walked];
  return { url: row.url, internal: Boolean(row.internal), before, after };
}
