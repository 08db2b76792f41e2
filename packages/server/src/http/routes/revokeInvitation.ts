import { revokeInvitation as revoke } from '../../people/team/index.ts';
import { noContent, route } from '../route.ts';

export const revokeInvitation = route('revokeInvitation', async ({ ctx, path }) => {
  await revoke(ctx, path.invitation_id);
  return noContent();
});
