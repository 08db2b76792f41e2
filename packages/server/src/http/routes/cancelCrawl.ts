import { cancelCrawl as cancel, presentCrawl } from '../../findings/crawls/index.ts';
import { accepted, route } from '../route.ts';

export const cancelCrawl = route('cancelCrawl', async ({ ctx, path }) =>
  accepted(presentCrawl(await cancel(ctx, { crawlId: path.crawl_id }))),
);
