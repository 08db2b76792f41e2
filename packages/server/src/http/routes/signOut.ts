import { signOut as end } from '../../people/sessions/index.ts';
import { clearSession } from '../requests/session-cookie.ts';
import { noContent, personRoute } from '../route.ts';

export const signOut = personRoute('signOut', async ({ ctx }) => {
  await end(ctx);
  return noContent(clearSession(ctx.config));
});
