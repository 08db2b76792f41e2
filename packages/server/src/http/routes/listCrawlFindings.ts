import { listFindings, presentFinding } from '../../findings/crawls/index.ts';
import { pageRequest } from '../../platform/paging.ts';
import { presentList } from '../responses/present-list.ts';
import { ok, route } from '../route.ts';

export const listCrawlFindings = route('listCrawlFindings', async ({ ctx, path, query }) => {
  const { code, severity } = query;
  const input = { crawlId: path.crawl_id, code, severity, page: pageRequest(query) };
  return ok(presentList(await listFindings(ctx, input), presentFinding));
});
