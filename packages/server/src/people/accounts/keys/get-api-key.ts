import type { Context } from '../../../context.ts';
import { notFound } from '../../../platform/errors.ts';
import { type PageOf, type PageRequest, toPage } from '../../../platform/paging.ts';
import { findCreator, findCreators, type ShownKey } from './find-creators.ts';
import { findKey, listKeysByPage } from './store.ts';

/** @throws ServiceError `not_found` */
export async function getApiKey(ctx: Context, id: string): Promise<ShownKey> {
  const row = await findKey(ctx.db.knex, { accountId: ctx.account.id, id });
  if (row === undefined) throw notFound('API key');
  return { row, creator: await findCreator(ctx.db.knex, row) };
}

/** Lists the keys of the account, newest first, including revoked ones. */
export async function listApiKeys(ctx: Context, page: PageRequest): Promise<PageOf<ShownKey>> {
  const rows = await listKeysByPage(ctx.db.knex, ctx.account.id, page);
  const { data, nextCursor } = toPage(rows, page.limit, (row) => ({ at: row.created_at, id: row.id }));
  return { data: await findCreators(ctx.db.knex, ctx.account.id, data), nextCursor };
}
