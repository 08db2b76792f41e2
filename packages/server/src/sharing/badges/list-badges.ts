import type { Context } from '../../context.ts';
import { getDomain } from '../../domains/index.ts';
import { type BadgeRow, listBadgeRows } from './badge-store.ts';

/** Badges of a domain, one for each metric at most. @throws ServiceError `not_found` */
export async function listBadges(ctx: Context, { domainId }: { readonly domainId: string }): Promise<BadgeRow[]> {
  const { id } = await getDomain(ctx, domainId);
  return listBadgeRows(ctx.db.knex, { accountId: ctx.account.id, domainId: id });
}
