import { exportPages } from '../../reporting/reports/index.ts';
import { fileRoute } from '../route.ts';

export const exportCrawlPages = fileRoute('exportCrawlPages', ({ ctx, path, query }) =>
  exportPages(ctx, { crawlId: path.crawl_id, text: query.q, problem: query.problem, sort: query.sort }),
);
