import type { Context } from '../../context.ts';
import { type PageOf, type PageRequest, toPage } from '../../platform/paging.ts';
import { getDomain } from '../../sites/domains/index.ts';
import type { ShareLinkRow } from './share-link-row.ts';
import { listShareLinkRows } from './store.ts';

interface Input {
  readonly domainId: string;
  readonly page: PageRequest;
}

/** Lists share links of a domain, newest first, including expired ones. @throws ServiceError `not_found` */
export async function listShareLinks(ctx: Context, { domainId, page }: Input): Promise<PageOf<ShareLinkRow>> {
  const { id } = await getDomain(ctx, domainId);
  const rows = await listShareLinkRows(ctx.db.knex, { accountId: ctx.account.id, domainId: id, ...page });
  return toPage(rows, page.limit, (row) => ({ at: row.created_at, id: row.id }));
}
