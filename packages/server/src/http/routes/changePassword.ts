import { changePassword as change } from '../../people/sessions/index.ts';
import { setSession } from '../requests/session-cookie.ts';
import { noContent, personRoute } from '../route.ts';

export const changePassword = personRoute('changePassword', async ({ ctx, body }) => {
  const { token } = await change(ctx, body);
  return noContent(setSession(ctx.config, token));
});
