import type { Context } from '../../../context.ts';
import type { FixRow } from './fix-row.ts';
import { listMembersAmong } from './list-store.ts';

/** Leaves people out of fixes who are no members any more. */
export async function withMembers({ db, account }: Context, rows: readonly FixRow[]): Promise<readonly FixRow[]> {
  const assignees = new Set(rows.flatMap((row) => row.assignees));
  const members = await listMembersAmong(db.knex, account.id, [...assignees]);
  return rows.map((row) => ({ ...row, assignees: row.assignees.filter((id) => members.has(id)) }));
}
