import { renewRecoveryCodes as renew } from '../../people/factors/index.ts';
import { created, personRoute } from '../route.ts';

export const renewRecoveryCodes = personRoute('renewRecoveryCodes', async ({ ctx }) => created(await renew(ctx)));
