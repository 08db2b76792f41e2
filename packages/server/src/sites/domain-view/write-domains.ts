import type { Domain } from '@linkvitals/contract';
import type { Context } from '../../context.ts';
import { lately } from '../../findings/crawls/index.ts';
import { endpointIdsByDomain, viewerOf } from '../../outgoing/webhooks/index.ts';
import { type JsonOf, toJson } from '../../platform/json-of.ts';
import { type PageOf, toPage } from '../../platform/paging.ts';
import { type ListDomainsInput, listDomains, readOnlyTest } from '../domains/index.ts';
import { describeDomains } from './describe-domains.ts';
import { domainSerialiser } from './domain-serialiser.ts';
import { presentDomain } from './present-domain.ts';
import { listNewestDomains } from './view-store.ts';

/** Whether the list has all domains of the account, newest first: this page is read more often than any other. */
const isOfAll = (ctx: Context, { status, hostname, text, sort }: ListDomainsInput): boolean =>
  ctx.actor.domainIds === null && [status, hostname, text, sort].every((choice) => choice === undefined);

/** Writes one page of the domains that the caller may know of, each as the API shows it. */
export async function writeDomains(ctx: Context, input: ListDomainsInput): Promise<PageOf<JsonOf<Domain>>> {
  if (isOfAll(ctx, input)) return writeNewest(ctx, input);
  const { data, nextCursor } = await listDomains(ctx, input);
  const details = await describeDomains(ctx, data);
  return { data: details.map((domain) => toJson(presentDomain(domain))), nextCursor };
}

/** Writes a page of all domains, newest first. One statement reads the domains and their crawls together. */
async function writeNewest(ctx: Context, page: ListDomainsInput): Promise<PageOf<JsonOf<Domain>>> {
  const [rows, isReadOnly] = await Promise.all([
    listNewestDomains(ctx.db.knex, { accountId: ctx.account.id, ...lately(ctx) }, page),
    readOnlyTest(ctx),
  ]);
  if (rows.length === 0) return { data: [], nextCursor: null };
  const { data, nextCursor } = toPage(rows, page.limit, ({ created_at: at, id }) => ({ at, id }));
  const ids = data.map(({ id }) => id);
  const webhookIds = await endpointIdsByDomain(ctx.db.knex, viewerOf(ctx), ids, { areNeighbours: true });
  const write = domainSerialiser(ctx);
  const written = data.map((found) =>
    write(found, { webhookIds: webhookIds.get(found.id) ?? [], isReadOnly: isReadOnly(found) }),
  );
  return { data: written, nextCursor };
}
