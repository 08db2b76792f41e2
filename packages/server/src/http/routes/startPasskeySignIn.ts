import { startPasskeySignIn as start } from '../../people/factors/index.ts';
import { setChallenge } from '../requests/challenge-cookie.ts';
import { ok, visitorRoute } from '../route.ts';

export const startPasskeySignIn = visitorRoute('startPasskeySignIn', async ({ ctx }) => {
  const { options, token } = await start(ctx);
  return ok(options, setChallenge(ctx.config, token));
});
