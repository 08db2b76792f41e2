import { assertAllowedOn } from '../asserts/assert-allowed.ts';
import type { Context } from '../context.ts';
import { crawlsOf, lately } from '../crawls/index.ts';
import { configInForce, readOnlyTest } from '../domains/index.ts';
import { notFound } from '../errors.ts';
import { endpointIdsByDomain, viewerOf } from '../webhooks/index.ts';
import type { DomainDetails } from './describe-domains.ts';
import { findWithSummary } from './view-store.ts';

/**
 * A domain on which the caller may do what they are doing, with what its row does not say.
 * @throws ServiceError `not_found` when it is unknown, another account's, or not among those of the caller; `forbidden`
 */
export async function getDomainDetails(ctx: Context, id: string): Promise<DomainDetails> {
  const { actor, account, db } = ctx;
  if (actor.domainIds !== null && !actor.domainIds.includes(id)) throw notFound('domain');
  // Side by side: on a database elsewhere each is a journey of its own.
  const [found, webhookIds, isReadOnly] = await Promise.all([
    findWithSummary(db.knex, { accountId: account.id, ...lately(ctx) }, id),
    endpointIdsByDomain(db.knex, viewerOf(ctx), [id]),
    readOnlyTest(ctx),
  ]);
  if (found === undefined) throw notFound('domain');
  assertAllowedOn(ctx, id, 'domain');
  const { row, summary } = found;
  return {
    row,
    crawls: crawlsOf(summary),
    webhookIds: webhookIds.get(id) ?? [],
    isReadOnly: isReadOnly(row),
    inForce: configInForce(ctx, row),
  };
}
