import { endSession as end } from '../../people/sessions/index.ts';
import { noContent, personRoute } from '../route.ts';

export const endSession = personRoute('endSession', async ({ ctx, path }) => {
  await end(ctx, path.session_id);
  return noContent();
});
