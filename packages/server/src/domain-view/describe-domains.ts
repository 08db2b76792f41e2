import type { Domain } from '@linkvitals/contract';
import type { Context } from '../context.ts';
import { type DomainCrawls, summariseDomains } from '../crawls/index.ts';
import { type DomainRow, readOnlyTest } from '../domains/index.ts';
import { endpointIdsByDomain, viewerOf } from '../webhooks/index.ts';
import { presentDomain } from './present-domain.ts';

const noCrawls: DomainCrawls = { lastCrawl: null, latest: null, crawlsLast30Days: 0, urlsThisMonth: 0 };

/** Domains of the caller's with what crawls and webhooks know of them, in a number of queries that does not grow. */
export async function describeDomains(ctx: Context, rows: readonly DomainRow[]): Promise<Domain[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const crawls = await summariseDomains(ctx, ids);
  const webhookIds = await endpointIdsByDomain(ctx.db.knex, viewerOf(ctx), ids);
  const isReadOnly = await readOnlyTest(ctx);
  return rows.map((row) =>
    presentDomain(ctx, {
      row,
      crawls: crawls.get(row.id) ?? noCrawls,
      webhookIds: webhookIds.get(row.id) ?? [],
      readOnly: isReadOnly(row),
    }),
  );
}

export async function describeDomain(ctx: Context, row: DomainRow): Promise<Domain> {
  const [domain] = await describeDomains(ctx, [row]);
  if (domain === undefined) throw new Error('One row is described as one domain.');
  return domain;
}
