import type { CrawlFinding, FindingSeverity } from '@linkvitals/contract';
import { FINDINGS, type PageCheck } from '@linkvitals/crawler';
import type { Context } from '../context.ts';
import { type PageOf, type PageRequest, toPage } from '../paging.ts';
import { findCrawlWithResults } from './find-crawl.ts';
import { type FindingOnUrl, listFindingRows } from './finding-store.ts';

interface Input {
  readonly crawlId: string;
  readonly code: string | undefined;
  readonly severity: FindingSeverity | undefined;
  readonly page: PageRequest;
}

const checks: ReadonlyMap<string, PageCheck> = new Map(Object.entries(FINDINGS));

function present({ target_id, page_url, code, severity, detail }: FindingOnUrl): CrawlFinding {
  // A code that another version of the crawler wrote is still worth showing.
  const { title, howToFix } = checks.get(code) ?? { title: code, howToFix: '' };
  return { target_id, page_url, code, severity, detail, title, how_to_fix: howToFix };
}

/** What page checks found, by page in order of discovery. */
export async function listFindings(
  ctx: Context,
  { crawlId, code, severity, page }: Input,
): Promise<PageOf<CrawlFinding>> {
  const crawl = await findCrawlWithResults(ctx, crawlId);
  const rows = await listFindingRows(ctx.db.knex, { crawlId: crawl.id, code, severity, ...page });
  return toPage(rows, page.limit, { position: (row) => ({ at: row.target_id, id: row.code }), present });
}
