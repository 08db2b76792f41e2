import { describeSession } from '../../people/sessions/index.ts';
import { acceptInvitation as accept } from '../../people/team/index.ts';
import { setSession } from '../requests/session-cookie.ts';
import { created, visitorRoute } from '../route.ts';

export const acceptInvitation = visitorRoute('acceptInvitation', async ({ ctx, body }) => {
  const { token, ...accepted } = await accept(ctx, body);
  const session = await describeSession(ctx, accepted);
  return created(session, token === undefined ? undefined : setSession(ctx.config, token));
});
