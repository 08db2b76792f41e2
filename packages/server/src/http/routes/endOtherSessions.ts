import { endOtherSessions as end } from '../../people/sessions/index.ts';
import { noContent, personRoute } from '../route.ts';

export const endOtherSessions = personRoute('endOtherSessions', async ({ ctx }) => {
  await end(ctx);
  return noContent();
});
