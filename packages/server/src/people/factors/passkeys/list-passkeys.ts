import type { PersonContext } from '../../../context.ts';
import { type PageOf, type PageRequest, toPage } from '../../../platform/paging.ts';
import type { PasskeyRow } from './passkey-row.ts';
import { listPasskeysOf } from './store.ts';

/** The passkeys of the person, newest first. */
export async function listPasskeys(ctx: PersonContext, page: PageRequest): Promise<PageOf<PasskeyRow>> {
  const rows = await listPasskeysOf(ctx.db.knex, ctx.user.id, page);
  return toPage(rows, page.limit, (row) => ({ at: row.created_at, id: row.id }));
}
