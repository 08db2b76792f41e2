import type { Context } from '../../context.ts';
import { assertAllowedOn } from '../../platform/asserts/assert-allowed.ts';
import { notFound } from '../../platform/errors.ts';
import type { Executor } from '../../platform/storage/index.ts';
import type { DomainRow } from './domain-row.ts';
import { findDomain, type Owner } from './store.ts';

/** The account's domains that the caller may know of: a key can be limited to some of them. */
export const ownerOf = (ctx: Pick<Context, 'account' | 'actor'>): Owner => ({
  accountId: ctx.account.id,
  domainIds: ctx.actor.domainIds,
});

/**
 * Finds a domain on which the caller may do the present operation.
 * @throws ServiceError `not_found` when it is unknown, another account's, or not among those of the caller; `forbidden`
 */
export async function getDomain(ctx: Context, id: string): Promise<DomainRow> {
  const row = await findDomain(ctx.db.knex, ownerOf(ctx), { id });
  if (row === undefined) throw notFound('domain');
  assertAllowedOn(ctx, row.id, 'domain');
  return row;
}

/**
 * Reads a domain again that `getDomain` found, and locks it until the transaction ends. Needed before a row that
 * belongs to the domain is written.
 * @throws ServiceError `not_found`: it was deleted meanwhile
 */
export async function lockDomain(ctx: Context, trx: Executor, id: string): Promise<DomainRow> {
  const row = await findDomain(trx, ownerOf(ctx), { id, lock: true });
  if (row === undefined) throw notFound('domain');
  return row;
}
