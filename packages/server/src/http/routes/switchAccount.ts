import { switchAccount as change, describeSession } from '../../people/sessions/index.ts';
import { ok, personRoute } from '../route.ts';

export const switchAccount = personRoute('switchAccount', async ({ ctx, body }) => {
  const session = await change(ctx, body.account_id);
  return ok(await describeSession(ctx, { user: ctx.user, session }));
});
