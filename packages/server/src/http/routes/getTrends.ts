import { presentAccountTrends, readAccountTrends } from '../../findings/trends/index.ts';
import { ok, route } from '../route.ts';

export const getTrends = route('getTrends', async ({ ctx, query }) => {
  const { window = '30d' } = query;
  return ok(presentAccountTrends(await readAccountTrends(ctx, { window })));
});
