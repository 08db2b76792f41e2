import { createShareLink as create, presentShareLink } from '../../reporting/sharing/index.ts';
import { created, route } from '../route.ts';

export const createShareLink = route('createShareLink', async ({ ctx, path, body }) => {
  const { row, url } = await create(ctx, { ...body, domainId: path.domain_id });
  return created({ ...presentShareLink(row), url });
});
