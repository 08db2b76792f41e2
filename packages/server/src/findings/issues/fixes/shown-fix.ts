import type { Context } from '../../../context.ts';
import type { FixRow } from './fix-row.ts';
import { listLatestStarts, listMembersAmong } from './list-store.ts';

/** A fix as people see it. */
export interface ShownFix extends FixRow {
  /** Whether its oldest issue was opened by the last completed crawl, or later. */
  readonly isNew: boolean;
}

/** Leaves people out of fixes who are no members any more, and says which fixes are new. */
export async function toShown({ db, account }: Context, rows: readonly FixRow[]): Promise<readonly ShownFix[]> {
  const assignees = new Set(rows.flatMap((row) => row.assignees));
  const members = await listMembersAmong(db.knex, account.id, [...assignees]);
  const starts = await listLatestStarts(db.knex, [...new Set(rows.map((row) => row.domain_id))]);
  return rows.map((row) => ({
    ...row,
    assignees: row.assignees.filter((id) => members.has(id)),
    isNew: row.opened_at >= (starts.get(row.domain_id) ?? Number.POSITIVE_INFINITY),
  }));
}
