import { presentCrawl, startCrawl as start } from '../../findings/crawls/index.ts';
import { accepted, route } from '../route.ts';

export const startCrawl = route('startCrawl', async ({ ctx, path, body }) => {
  const limits = { maxPages: body?.max_pages, depthLimit: body?.depth_limit };
  const crawl = await start(ctx, { domainId: path.domain_id, ...limits });
  return accepted(presentCrawl(crawl), { Location: `/api/v1/crawls/${crawl.id}` });
});
