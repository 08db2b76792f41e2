import { endOtherSessions as end } from '../../sessions/index.ts';
import { noContent, personRoute } from '../route.ts';

export const endOtherSessions = personRoute('endOtherSessions', async ({ ctx }) => {
  await end(ctx);
  return noContent();
});
