import { version } from '../../platform/version.ts';
import { ok, publicRoute } from '../route.ts';

export const getHealth = publicRoute('getHealth', async () => ok({ status: 'ok', version }));
