import { getCrawl as get, presentCrawl } from '../../findings/crawls/index.ts';
import { ok, route } from '../route.ts';

export const getCrawl = route('getCrawl', async ({ ctx, path }) =>
  ok(presentCrawl(await get(ctx, { crawlId: path.crawl_id }))),
);
