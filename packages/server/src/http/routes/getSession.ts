import { describeSession } from '../../people/sessions/index.ts';
import { ok, personRoute } from '../route.ts';

export const getSession = personRoute('getSession', async ({ ctx }) => ok(await describeSession(ctx, ctx)));
