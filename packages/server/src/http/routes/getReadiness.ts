import { presentReadiness } from '../../present-readiness.ts';
import { checkReadiness } from '../../readiness.ts';
import { publicRoute } from '../route.ts';

export const getReadiness = publicRoute('getReadiness', async ({ ctx }) => {
  const body = presentReadiness(await checkReadiness(ctx));
  return { status: body.status === 'ready' ? 200 : 503, body };
});
