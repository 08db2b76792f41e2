import { createInvitation as create, presentSent } from '../../people/team/index.ts';
import { created, route } from '../route.ts';

export const createInvitation = route('createInvitation', async ({ ctx, body }) =>
  created(presentSent(await create(ctx, body))),
);
