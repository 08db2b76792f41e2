import { describeSession } from '../../people/sessions/index.ts';
import { createOwnAccount as create } from '../../people/team/index.ts';
import { created, personRoute } from '../route.ts';

export const createOwnAccount = personRoute('createOwnAccount', async ({ ctx, body }) => {
  const session = await create(ctx, body);
  return created(await describeSession(ctx, { user: ctx.user, session }));
});
