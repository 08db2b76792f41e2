import type { Context } from '../../context.ts';
import { type DomainCrawls, summariseDomains } from '../../findings/crawls/index.ts';
import { endpointIdsByDomain, viewerOf } from '../../outgoing/webhooks/index.ts';
import { type ConfigInForce, configInForce, readOnlyTest, type ShownDomain } from '../domains/index.ts';

/** A domain with the facts that its row does not have */
export interface DomainDetails {
  readonly row: ShownDomain;
  readonly crawls: DomainCrawls;
  readonly webhookIds: readonly string[];
  readonly isReadOnly: boolean;
  readonly inForce: ConfigInForce;
}

const noCrawls: DomainCrawls = {
  lastCrawl: null,
  latest: null,
  crawlsLast30Days: 0,
  urlsThisMonth: 0,
  recentErrors: 0,
};

/**
 * Adds the results of crawls and webhooks to domains of the caller, by a number of queries that does not grow with the
 * number of domains.
 */
export async function describeDomains(ctx: Context, rows: readonly ShownDomain[]): Promise<DomainDetails[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  // The queries run at the same time, because each is a round trip to the database.
  const [crawls, webhookIds, isReadOnly] = await Promise.all([
    summariseDomains(ctx, ids),
    endpointIdsByDomain(ctx.db.knex, viewerOf(ctx), ids),
    readOnlyTest(ctx),
  ]);
  return rows.map((row) => ({
    row,
    crawls: crawls.get(row.id) ?? noCrawls,
    webhookIds: webhookIds.get(row.id) ?? [],
    isReadOnly: isReadOnly(row),
    inForce: configInForce(ctx, row),
  }));
}

export async function describeDomain(ctx: Context, row: ShownDomain): Promise<DomainDetails> {
  const [domain] = await describeDomains(ctx, [row]);
  if (domain === undefined) throw new Error('One row is described as one domain.');
  return domain;
}
