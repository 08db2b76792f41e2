import type { Context } from '../../../context.ts';
import { type PageOf, type PageRequest, toPage } from '../../../platform/paging.ts';
import { getDomain } from '../../../sites/domains/index.ts';
import { type CountedRule, countIgnoredBy, listRuleRows } from './rule-store.ts';

/** Lists the rules of a domain, newest first. @throws ServiceError `not_found`, `forbidden` */
export async function listIssueRules(
  ctx: Context,
  { domainId, page }: { readonly domainId: string; readonly page: PageRequest },
): Promise<PageOf<CountedRule>> {
  const { id } = await getDomain(ctx, domainId);
  const rows = await listRuleRows(ctx.db.knex, id, page);
  const { data, nextCursor } = toPage(rows, page.limit, (row) => ({ at: row.created_at, id: row.id }));
  const ignored = await countIgnoredBy(
    ctx.db.knex,
    data.map((rule) => rule.id),
  );
  return { data: data.map((rule) => ({ ...rule, ignored: ignored.get(rule.id) ?? 0 })), nextCursor };
}
