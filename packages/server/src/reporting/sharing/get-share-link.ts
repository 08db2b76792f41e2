import type { Context } from '../../context.ts';
import { notFound } from '../../platform/errors.ts';
import { getDomain } from '../../sites/domains/index.ts';
import type { ShareLinkRow } from './share-link-row.ts';
import { findShareLink } from './store.ts';

interface Input {
  readonly domainId: string;
  readonly shareLinkId: string;
}

/** @throws ServiceError `not_found` */
export async function getShareLink(ctx: Context, { domainId, shareLinkId }: Input): Promise<ShareLinkRow> {
  const { id } = await getDomain(ctx, domainId);
  const row = await findShareLink(ctx.db.knex, { accountId: ctx.account.id, domainId: id, id: shareLinkId });
  if (row === undefined) throw notFound('share link');
  return row;
}
