import { presentDomainTrends, readDomainTrends } from '../../findings/trends/index.ts';
import { ok, route } from '../route.ts';

export const getDomainTrends = route('getDomainTrends', async ({ ctx, path, query }) => {
  const { window = '30d', by = 'crawl' } = query;
  return ok(presentDomainTrends(await readDomainTrends(ctx, { domainId: path.domain_id, window, by })));
});
