import { startReauthentication as start } from '../../people/factors/index.ts';
import { ok, personRoute } from '../route.ts';

export const startReauthentication = personRoute('startReauthentication', async ({ ctx }) => ok(await start(ctx)));
