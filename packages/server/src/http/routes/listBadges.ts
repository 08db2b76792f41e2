import { listBadges as list, presentBadge } from '../../reporting/sharing/index.ts';
import { ok, route } from '../route.ts';

export const listBadges = route('listBadges', async ({ ctx, path }) => {
  const badges = await list(ctx, { domainId: path.domain_id });
  return ok({ data: badges.map(presentBadge) });
});
