import { startTotp as start } from '../../factors/index.ts';
import { created, personRoute } from '../route.ts';

export const startTotp = personRoute('startTotp', async ({ ctx }) => created(await start(ctx)));
