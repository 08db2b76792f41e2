import { exportOccurrences } from '../../reporting/reports/index.ts';
import { linkFilter } from '../requests/list-filters.ts';
import { fileRoute } from '../route.ts';

export const exportCrawlOccurrences = fileRoute('exportCrawlOccurrences', ({ ctx, path, query }) =>
  exportOccurrences(ctx, { crawlId: path.crawl_id, filter: { ...linkFilter(query), id: query.target } }),
);
