import type { Knex } from 'knex';
import { compileOnce, type Executor } from '../../platform/storage/index.ts';
import { endpointsOf } from './store.ts';
import type { Viewer } from './viewer.ts';

interface AboutRow {
  readonly id: string;
  readonly all_domains: number;
  readonly domain_id: string | null;
}

type Value = string | Knex.Raw;
/**
 * Chosen domains: by their ids, or by a range of ids, because comparing with a hundred ids costs MariaDB as much as all
 * the rest.
 */
export type DomainChoice<Id = string> = readonly Id[] | { readonly from: Id; readonly to: Id };

const about = (endpoints: Knex.QueryBuilder, domains: DomainChoice<Value>): Knex.QueryBuilder =>
  endpoints
    .leftJoin('webhook_endpoint_domains as about', (join) => {
      // For endpoints that are subscribed to all domains no choice is looked up.
      join.on('about.endpoint_id', 'webhook_endpoints.id').onVal('webhook_endpoints.all_domains', 0);
      if ('from' in domains) join.onBetween('about.domain_id', [domains.from, domains.to]);
      else join.onIn('about.domain_id', domains as string[]);
    })
    .orderBy(['webhook_endpoints.created_at', 'webhook_endpoints.id'])
    .select('webhook_endpoints.id', 'all_domains', 'about.domain_id');

const ofAccount = (on: Executor, accountId: Value): Knex.QueryBuilder =>
  on('webhook_endpoints')
    .where({ account_id: accountId as string })
    .whereNull('webhook_endpoints.deleted_at');

const selectOfAccount = compileOnce<AboutRow, 'accountId'>((on, { ids, accountId }) =>
  about(ofAccount(on, accountId), ids),
);

const selectBetween = compileOnce<AboutRow, 'accountId' | 'from' | 'to'>((on, { accountId, from, to }) =>
  about(ofAccount(on, accountId), { from, to }),
);

async function select(on: Executor, viewer: Viewer, domains: DomainChoice): Promise<AboutRow[]> {
  const { accountId } = viewer;
  if (viewer.domainIds !== null) return about(endpointsOf(on, viewer), domains);
  return 'from' in domains
    ? selectBetween(on, { accountId, ...domains })
    : selectOfAccount(on, { accountId, ids: domains });
}

/**
 * Lists which of the viewer's endpoints, oldest first, are subscribed to which of these domains, by one query. Domain
 * null: the endpoint is subscribed to all domains.
 */
export async function listEndpointsAbout(
  on: Executor,
  viewer: Viewer,
  domains: DomainChoice,
): Promise<readonly { readonly id: string; readonly domainId: string | null }[]> {
  return (await select(on, viewer, domains))
    .filter(({ all_domains, domain_id }) => all_domains === 1 || domain_id !== null)
    .map(({ id, all_domains, domain_id }) => ({ id, domainId: all_domains === 1 ? null : domain_id }));
}
