import { startPasskey as start } from '../../people/factors/index.ts';
import { ok, personRoute } from '../route.ts';

export const startPasskey = personRoute('startPasskey', async ({ ctx }) => ok(await start(ctx)));
