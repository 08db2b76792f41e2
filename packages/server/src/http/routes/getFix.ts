import { getFix as get, presentFix } from '../../findings/issues/index.ts';
import { ok, route } from '../route.ts';

export const getFix = route('getFix', async ({ ctx, path }) => ok(presentFix(await get(ctx, path.fix_id))));
