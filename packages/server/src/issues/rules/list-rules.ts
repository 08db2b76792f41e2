import type { Context } from '../../context.ts';
import { getDomain } from '../../domains/index.ts';
import { type PageOf, type PageRequest, toPage } from '../../paging.ts';
import { listRuleRows, type RuleRow } from './rule-store.ts';

/** What is ignored on a domain, newest first. @throws ServiceError `not_found`, `forbidden` */
export async function listIssueRules(
  ctx: Context,
  { domainId, page }: { readonly domainId: string; readonly page: PageRequest },
): Promise<PageOf<RuleRow>> {
  const { id } = await getDomain(ctx, domainId);
  const rows = await listRuleRows(ctx.db.knex, id, page);
  return toPage(rows, page.limit, (row) => ({ at: row.created_at, id: row.id }));
}
