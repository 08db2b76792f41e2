import { countFindingsOfCrawl, presentFindingCount } from '../../findings/crawls/index.ts';
import { ok, route } from '../route.ts';

export const countCrawlFindings = route('countCrawlFindings', async ({ ctx, path }) => {
  const counts = await countFindingsOfCrawl(ctx, path.crawl_id);
  return ok({ data: counts.map(presentFindingCount) });
});
