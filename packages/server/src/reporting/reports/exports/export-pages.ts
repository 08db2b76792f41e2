import type { Context } from '../../../context.ts';
import { getCrawlWithResults, listPages, presentPage } from '../../../findings/crawls/index.ts';
import { everyPage } from '../../../platform/paging.ts';
import type { Composed } from '../formats/compose.ts';
import { pageColumns } from '../formats/csv-sections.ts';
import { csvExport, EXPORTED_ROWS } from './csv-export.ts';

type Wanted = Parameters<typeof listPages>[1];

/**
 * Exports the pages of a crawl that fit a text and have a problem, as CSV.
 * @throws ServiceError `not_found`, `forbidden`, `results_expired`
 */
export async function exportPages(ctx: Context, wanted: Omit<Wanted, 'page'>): Promise<Composed> {
  const { hostname, finished_at } = await getCrawlWithResults(ctx, wanted.crawlId);
  return csvExport({
    subject: hostname,
    list: 'pages',
    at: finished_at ?? ctx.clock.now(),
    columns: pageColumns,
    found: everyPage(EXPORTED_ROWS, (page) => listPages(ctx, { ...wanted, page })),
    present: presentPage,
  });
}
