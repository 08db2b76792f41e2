import { listRecentCrawls as listRecent, presentRecentCrawls } from '../../findings/crawls/index.ts';
import { ok, route } from '../route.ts';

export const listRecentCrawls = route('listRecentCrawls', async ({ ctx, query }) => {
  const domainIds = query.domain_id.toLowerCase().split(',');
  return ok({ data: (await listRecent(ctx, { domainIds })).map(presentRecentCrawls) });
});
