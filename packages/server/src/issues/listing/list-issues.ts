import type { Context } from '../../context.ts';
import { getDomain } from '../../domains/index.ts';
import { encodeCursor, type PageOf, type PageRequest, toPage } from '../../paging.ts';
import type { ShownIssue } from '../issue-store.ts';
import { type IssueFilter, type IssueOrder, listIssueRows, type Scope } from './list-store.ts';

interface Input {
  /** Undefined: all domains that the caller may see. */
  readonly domainId: string | undefined;
  readonly filter: IssueFilter;
  readonly order: IssueOrder;
  readonly page: PageRequest;
}

async function scopeOf(ctx: Context, domainId: string | undefined): Promise<Scope> {
  if (domainId === undefined) return { accountId: ctx.account.id, domainIds: ctx.actor.domainIds };
  const { id } = await getDomain(ctx, domainId);
  return { domainId: id };
}

/**
 * Issues in a state, those first that were opened last or stand on most pages. Where a filter has no index of its own, a
 * page may be short: it looks at a bounded number of issues, and its cursor goes on from there.
 * @throws ServiceError `not_found`, `forbidden`
 */
export async function listIssues(ctx: Context, { domainId, filter, order, page }: Input): Promise<PageOf<ShownIssue>> {
  const scope = await scopeOf(ctx, domainId);
  const { rows, scannedTo } = await listIssueRows(ctx.db.knex, { scope, filter, order, ...page });
  const at = (row: ShownIssue) => ({ at: row[order], id: row.id });
  const { data, nextCursor } = toPage(rows, page.limit, at);
  return { data, nextCursor: nextCursor ?? (scannedTo === undefined ? null : encodeCursor(scannedTo)) };
}
