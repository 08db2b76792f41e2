import { assertAllowedOn } from '../asserts/assert-allowed.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import type { DomainRow } from './domain-row.ts';
import { findDomain, type Owner } from './store.ts';

/** What of the account's domains the caller may know of: a key can be limited to some. */
export const ownerOf = (ctx: Pick<Context, 'account' | 'actor'>): Owner => ({
  accountId: ctx.account.id,
  domainIds: ctx.actor.domainIds,
});

/**
 * A domain on which the caller may do what they are doing.
 * @throws ServiceError `not_found` when it is unknown, another account's, or not among those of the caller; `forbidden`
 */
export async function getDomain(ctx: Context, id: string): Promise<DomainRow> {
  const row = await findDomain(ctx.db.knex, ownerOf(ctx), { id });
  if (row === undefined) throw notFound('domain');
  assertAllowedOn(ctx, row.id, 'domain');
  return row;
}
