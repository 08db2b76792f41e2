import { cancelCrawl as cancel } from '../../crawls/index.ts';
import { accepted, route } from '../route.ts';

export const cancelCrawl = route('cancelCrawl', async ({ ctx, path }) =>
  accepted(await cancel(ctx, { crawlId: path.crawl_id })),
);
