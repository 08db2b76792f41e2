import type { Context } from '../../context.ts';
import { type PageOf, type PageRequest, toPage } from '../../platform/paging.ts';
import { type ChangeRow, listChangeRows } from './change-store.ts';
import { getIssue } from './get-issue.ts';

interface Input {
  readonly issueId: string;
  readonly page: PageRequest;
}

/** Lists the changes of an issue, newest first. @throws ServiceError `not_found`, `forbidden` */
export async function listIssueChanges(ctx: Context, { issueId, page }: Input): Promise<PageOf<ChangeRow>> {
  const { id } = await getIssue(ctx, issueId);
  const rows = await listChangeRows(ctx.db.knex, id, page);
  return toPage(rows, page.limit, (row) => ({ at: row.created_at, id: row.id }));
}
