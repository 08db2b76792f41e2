import { pageRequest } from '../../paging.ts';
import { listSessions as list, presentSessionEntry } from '../../sessions/index.ts';
import { presentList } from '../responses/present-list.ts';
import { ok, personRoute } from '../route.ts';

export const listSessions = personRoute('listSessions', async ({ ctx, query }) => {
  return ok(presentList(await list(ctx, pageRequest(query)), (row) => presentSessionEntry(row, ctx.session.id)));
});
