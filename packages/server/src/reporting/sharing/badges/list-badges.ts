import type { Context } from '../../../context.ts';
import { getDomain } from '../../../sites/domains/index.ts';
import { type BadgeRow, listBadgeRows } from './badge-store.ts';

/** Lists the badges of a domain, at most one for each metric. @throws ServiceError `not_found` */
export async function listBadges(ctx: Context, { domainId }: { readonly domainId: string }): Promise<BadgeRow[]> {
  const { id } = await getDomain(ctx, domainId);
  return listBadgeRows(ctx.db.knex, { accountId: ctx.account.id, domainId: id });
}
