import type { Domain } from '@linkvitals/contract';
import type { Context } from '../../context.ts';
import { lately } from '../../findings/crawls/index.ts';
import { endpointIdsByDomain, viewerOf } from '../../outgoing/webhooks/index.ts';
import { assertAllowedOn } from '../../platform/asserts/assert-allowed.ts';
import { notFound } from '../../platform/errors.ts';
import { readOnlyTest } from '../domains/index.ts';
import { domainPresenter } from './domain-presenter.ts';
import { findDomain } from './view-store.ts';

export interface ViewedDomain {
  readonly version: number;
  readonly domain: Domain;
}

/**
 * Reads a domain on which the caller may do the present operation, as the API shows it.
 * @throws ServiceError `not_found` when it is unknown, another account's, or not among those of the caller; `forbidden`
 */
export async function viewDomain(ctx: Context, id: string): Promise<ViewedDomain> {
  const { actor, account, db } = ctx;
  if (actor.domainIds !== null && !actor.domainIds.includes(id)) throw notFound('domain');
  // The queries run at the same time, because each is a round trip to the database.
  const [found, webhookIds, isReadOnly] = await Promise.all([
    findDomain(db.knex, { accountId: account.id, ...lately(ctx) }, id),
    endpointIdsByDomain(db.knex, viewerOf(ctx), [id]),
    readOnlyTest(ctx),
  ]);
  if (found === undefined) throw notFound('domain');
  assertAllowedOn(ctx, id, 'domain');
  const related = { webhookIds: webhookIds.get(id) ?? [], isReadOnly: isReadOnly(found) };
  return { version: found.version, domain: domainPresenter(ctx)(found, related) };
}
