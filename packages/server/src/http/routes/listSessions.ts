import { listSessions as list, presentSessionEntry } from '../../people/sessions/index.ts';
import { pageRequest } from '../../platform/paging.ts';
import { presentList } from '../responses/present-list.ts';
import { ok, personRoute } from '../route.ts';

export const listSessions = personRoute('listSessions', async ({ ctx, query }) => {
  return ok(presentList(await list(ctx, pageRequest(query)), (row) => presentSessionEntry(row, ctx.session.id)));
});
