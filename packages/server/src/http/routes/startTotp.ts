import { startTotp as start } from '../../people/factors/index.ts';
import { created, personRoute } from '../route.ts';

export const startTotp = personRoute('startTotp', async ({ ctx }) => created(await start(ctx)));
