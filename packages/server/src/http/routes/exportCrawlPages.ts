import { exportPages } from '../../reporting/reports/index.ts';
import { fileRoute } from '../route.ts';

export const exportCrawlPages = fileRoute('exportCrawlPages', ({ ctx, path, query }) => {
  const { q: text, problem, rendered, sort } = query;
  return exportPages(ctx, { crawlId: path.crawl_id, text, problem, rendered, sort });
});
