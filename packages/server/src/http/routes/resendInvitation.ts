import { presentSent, resendInvitation as resend } from '../../people/team/index.ts';
import { ok, route } from '../route.ts';

export const resendInvitation = route('resendInvitation', async ({ ctx, path }) =>
  ok(presentSent(await resend(ctx, path.invitation_id))),
);
