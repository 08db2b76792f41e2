import { presentReadiness } from '../../platform/present-readiness.ts';
import { checkReadiness } from '../../platform/readiness.ts';
import { publicRoute } from '../route.ts';

export const getReadiness = publicRoute('getReadiness', async ({ ctx }) => {
  const body = presentReadiness(await checkReadiness(ctx));
  return { status: body.status === 'ready' ? 200 : 503, body };
});
