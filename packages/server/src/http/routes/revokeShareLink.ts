import { revokeShareLink as revoke } from '../../reporting/sharing/index.ts';
import { noContent, route } from '../route.ts';

export const revokeShareLink = route('revokeShareLink', async ({ ctx, path }) => {
  await revoke(ctx, { domainId: path.domain_id, shareLinkId: path.share_link_id });
  return noContent();
});
