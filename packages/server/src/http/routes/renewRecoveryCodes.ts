import { renewRecoveryCodes as renew } from '../../factors/index.ts';
import { created, personRoute } from '../route.ts';

export const renewRecoveryCodes = personRoute('renewRecoveryCodes', async ({ ctx }) => created(await renew(ctx)));
