import type { Domain } from '@linkvitals/contract';
import type { Context } from '../../context.ts';
import { lately } from '../../findings/crawls/index.ts';
import { endpointIdsByDomain, viewerOf } from '../../outgoing/webhooks/index.ts';
import { type PageOf, toPage } from '../../platform/paging.ts';
import { type ListDomainsInput, listDomains, readOnlyTest } from '../domains/index.ts';
import { describeDomains } from './describe-domains.ts';
import { domainPresenter } from './domain-presenter.ts';
import { presentDomain } from './present-domain.ts';
import { listNewestDomains } from './view-store.ts';

/** Whether the list has all domains of the account, newest first: this page is read more often than any other. */
const isOfAll = (ctx: Context, { status, hostname, text, sort }: ListDomainsInput): boolean =>
  ctx.actor.domainIds === null && [status, hostname, text, sort].every((choice) => choice === undefined);

/** Reads one page of the domains that the caller may know of, each as the API shows it. */
export async function viewDomains(ctx: Context, input: ListDomainsInput): Promise<PageOf<Domain>> {
  if (isOfAll(ctx, input)) return viewNewest(ctx, input);
  const { data, nextCursor } = await listDomains(ctx, input);
  const details = await describeDomains(ctx, data);
  return { data: details.map(presentDomain), nextCursor };
}

/** Reads a page of all domains, newest first. One statement reads the domains and their crawls together. */
async function viewNewest(ctx: Context, page: ListDomainsInput): Promise<PageOf<Domain>> {
  const [rows, isReadOnly] = await Promise.all([
    listNewestDomains(ctx.db.knex, { accountId: ctx.account.id, ...lately(ctx) }, page),
    readOnlyTest(ctx),
  ]);
  if (rows.length === 0) return { data: [], nextCursor: null };
  const { data, nextCursor } = toPage(rows, page.limit, ({ created_at: at, id }) => ({ at, id }));
  const ids = data.map(({ id }) => id);
  const webhookIds = await endpointIdsByDomain(ctx.db.knex, viewerOf(ctx), ids, { areNeighbours: true });
  const show = domainPresenter(ctx);
  const shown = data.map((found) =>
    show(found, { webhookIds: webhookIds.get(found.id) ?? [], isReadOnly: isReadOnly(found) }),
  );
  return { data: shown, nextCursor };
}
