import { deleteBadge as remove } from '../../reporting/sharing/index.ts';
import { noContent, route } from '../route.ts';

export const deleteBadge = route('deleteBadge', async ({ ctx, path }) => {
  await remove(ctx, { domainId: path.domain_id, metric: path.metric });
  return noContent();
});
