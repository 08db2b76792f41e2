import type { Context } from '../context.ts';
import { crawlsOf, lately } from '../crawls/index.ts';
import { configInForce, type ListDomainsInput, listDomains, readOnlyTest } from '../domains/index.ts';
import { type PageOf, toPage } from '../paging.ts';
import { endpointIdsByDomain, viewerOf } from '../webhooks/index.ts';
import { type DomainDetails, describeDomains } from './describe-domains.ts';
import { listNewestWithSummaries } from './view-store.ts';

/** Whether all domains of the account are wanted, newest first: the page that is read most. */
const isOfAll = (ctx: Context, { status, hostname, text, sort }: ListDomainsInput): boolean =>
  ctx.actor.domainIds === null && [status, hostname, text, sort].every((choice) => choice === undefined);

/** One page of the domains that the caller may know of, each with what its row does not say. */
export async function listDomainDetails(ctx: Context, input: ListDomainsInput): Promise<PageOf<DomainDetails>> {
  if (isOfAll(ctx, input)) return listNewestDetails(ctx, input);
  const { data, nextCursor } = await listDomains(ctx, input);
  return { data: await describeDomains(ctx, data), nextCursor };
}

/** The same, by one statement instead of two for domains and crawls, and without a list of ids. */
async function listNewestDetails(ctx: Context, page: ListDomainsInput): Promise<PageOf<DomainDetails>> {
  const [rows, isReadOnly] = await Promise.all([
    listNewestWithSummaries(ctx.db.knex, { accountId: ctx.account.id, ...lately(ctx) }, page),
    readOnlyTest(ctx),
  ]);
  if (rows.length === 0) return { data: [], nextCursor: null };
  const { data, nextCursor } = toPage(rows, page.limit, ({ row: { created_at: at, id } }) => ({ at, id }));
  const ids = data.map(({ row }) => row.id);
  const webhookIds = await endpointIdsByDomain(ctx.db.knex, viewerOf(ctx), ids, { areNeighbours: true });
  const details = data.map(({ row, summary }) => ({
    row,
    crawls: crawlsOf(summary),
    webhookIds: webhookIds.get(row.id) ?? [],
    isReadOnly: isReadOnly(row),
    inForce: configInForce(ctx, row),
  }));
  return { data: details, nextCursor };
}
