import { inspectInvitation as inspect } from '../../people/team/index.ts';
import { ok, visitorRoute } from '../route.ts';

export const inspectInvitation = visitorRoute('inspectInvitation', async ({ ctx, body }) =>
  ok(await inspect(ctx, body.token)),
);
