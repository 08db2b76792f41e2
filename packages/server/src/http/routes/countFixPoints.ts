import { countFixPoints as count } from '../../findings/issues/index.ts';
import { ok, route } from '../route.ts';

export const countFixPoints = route('countFixPoints', async ({ ctx, path, body }) =>
  ok(await count(ctx, { domainId: path.domain_id, fixIds: body.fix_ids })),
);
