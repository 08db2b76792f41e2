import { exportLinks } from '../../reporting/reports/index.ts';
import { linkFilter } from '../requests/list-filters.ts';
import { fileRoute } from '../route.ts';

export const exportCrawlLinks = fileRoute('exportCrawlLinks', ({ ctx, path, query }) =>
  exportLinks(ctx, { crawlId: path.crawl_id, filter: linkFilter(query) }),
);
