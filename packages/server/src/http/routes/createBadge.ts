import { createBadge as create, presentBadge } from '../../reporting/sharing/index.ts';
import { created, route } from '../route.ts';

export const createBadge = route('createBadge', async ({ ctx, path, body }) => {
  const { row, url } = await create(ctx, { domainId: path.domain_id, metric: body.metric });
  return created({ ...presentBadge(row), url });
});
