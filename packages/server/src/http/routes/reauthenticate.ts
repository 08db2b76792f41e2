import { reauthenticate as confirm, describeSession } from '../../people/sessions/index.ts';
import { setSession } from '../requests/session-cookie.ts';
import { ok, personRoute } from '../route.ts';

export const reauthenticate = personRoute('reauthenticate', async ({ ctx, body }) => {
  const { token, session } = await confirm(ctx, body);
  return ok(await describeSession(ctx, { user: ctx.user, session }), setSession(ctx.config, token));
});
