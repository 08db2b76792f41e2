import type { FindingSeverity } from '@linkvitals/contract';
import type { Context } from '../../../context.ts';
import { type PageOf, type PageRequest, toPage } from '../../../platform/paging.ts';
import { getCrawlWithResults } from '../get-crawl-row.ts';
import { type FindingOnUrl, listFindingRows } from './finding-store.ts';

interface Input {
  readonly crawlId: string;
  readonly code: string | undefined;
  readonly severity: FindingSeverity | undefined;
  readonly page: PageRequest;
}

/** Lists the findings of page checks, by page in order of discovery. */
export async function listFindings(
  ctx: Context,
  { crawlId, code, severity, page }: Input,
): Promise<PageOf<FindingOnUrl>> {
  const crawl = await getCrawlWithResults(ctx, crawlId);
  const rows = await listFindingRows(ctx.db.knex, { crawlId: crawl.id, code, severity, ...page });
  return toPage(rows, page.limit, (row) => ({ at: row.target_id, id: row.code }));
}
