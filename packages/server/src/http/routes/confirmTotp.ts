import { confirmTotp as confirm } from '../../people/factors/index.ts';
import { ok, personRoute } from '../route.ts';

export const confirmTotp = personRoute('confirmTotp', async ({ ctx, body }) => ok(await confirm(ctx, body.code)));
