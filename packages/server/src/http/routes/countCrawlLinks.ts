import { countLinks } from '../../findings/crawls/index.ts';
import { ok, route } from '../route.ts';

export const countCrawlLinks = route('countCrawlLinks', async ({ ctx, path }) =>
  ok(await countLinks(ctx, path.crawl_id)),
);
