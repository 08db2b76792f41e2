import type { Context } from '../../../context.ts';
import { getCrawlWithResults, listFoundLinks } from '../../../findings/crawls/index.ts';
import { everyPage } from '../../../platform/paging.ts';
import { presentLink } from '../content/present-link.ts';
import type { Composed } from '../formats/compose.ts';
import { linkColumns } from '../formats/csv-sections.ts';
import { csvExport, EXPORTED_ROWS } from './csv-export.ts';

type Wanted = Parameters<typeof listFoundLinks>[1];

/**
 * Exports the targets of a crawl that fit a filter, as CSV.
 * @throws ServiceError `not_found`, `forbidden`, `results_expired`
 */
export async function exportLinks(ctx: Context, wanted: Pick<Wanted, 'crawlId' | 'filter'>): Promise<Composed> {
  const { hostname, finished_at } = await getCrawlWithResults(ctx, wanted.crawlId);
  return csvExport({
    subject: hostname,
    list: 'links',
    at: finished_at ?? ctx.clock.now(),
    columns: linkColumns,
    // A row has room for one place.
    found: everyPage(EXPORTED_ROWS, (page) => listFoundLinks(ctx, { ...wanted, page, places: 1 })),
    present: presentLink,
  });
}
