import { checkReadiness } from '../../readiness.ts';
import { publicRoute } from '../route.ts';

export const getReadiness = publicRoute('getReadiness', async ({ ctx }) => {
  const readiness = await checkReadiness(ctx);
  return { status: readiness.status === 'ready' ? 200 : 503, body: readiness };
});
