import type { Context } from '../../../context.ts';
import { type PageOf, type PageRequest, toPage } from '../../../platform/paging.ts';
import { listUserNames } from '../../users/index.ts';
import { type InvitationRow, listInvitationRows } from './store.ts';

/** An invitation with the name of the inviter; null: the inviter does not exist any more. */
export interface Invited {
  readonly row: InvitationRow;
  readonly invitedBy: string | null;
}

/** Lists invitations of the account that nobody has accepted, newest first. */
export async function listInvitations(ctx: Context, page: PageRequest): Promise<PageOf<Invited>> {
  const rows = await listInvitationRows(ctx.db.knex, ctx.account.id, page);
  const { data, nextCursor } = toPage(rows, page.limit, (row) => ({ at: row.created_at, id: row.id }));
  const inviters = data.map(({ invited_by }) => invited_by);
  const names = await listUserNames(ctx.db.knex, inviters);
  return { data: data.map((row) => ({ row, invitedBy: names.get(row.invited_by) ?? null })), nextCursor };
}
