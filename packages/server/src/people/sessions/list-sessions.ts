import type { PersonContext } from '../../context.ts';
import { type PageOf, type PageRequest, toPage } from '../../platform/paging.ts';
import type { SessionRow } from './session-row.ts';
import { listSessionsOf } from './store.ts';

/** Lists the sessions of the person, newest first. */
export async function listSessions(ctx: PersonContext, page: PageRequest): Promise<PageOf<SessionRow>> {
  const rows = await listSessionsOf(ctx.db.knex, { userId: ctx.user.id, now: ctx.clock.now() }, page);
  return toPage(rows, page.limit, (row) => ({ at: row.created_at, id: row.id }));
}
