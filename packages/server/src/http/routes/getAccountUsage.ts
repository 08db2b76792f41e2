import { readUsage } from '../../people/accounts/index.ts';
import { ok, route } from '../route.ts';

export const getAccountUsage = route('getAccountUsage', async ({ ctx }) => ok(await readUsage(ctx)));
