import type { Knex } from 'knex';
import { compileOnce, type Executor } from '../storage/index.ts';
import { endpointsOf } from './store.ts';
import type { Viewer } from './viewer.ts';

interface AboutRow {
  readonly id: string;
  readonly all_domains: number;
  readonly domain_id: string | null;
}

const about = (endpoints: Knex.QueryBuilder, domainIds: readonly (string | Knex.Raw)[]): Knex.QueryBuilder =>
  endpoints
    .leftJoin('webhook_endpoint_domains as about', (join) =>
      // Of those of all domains no choice is looked up.
      join
        .on('about.endpoint_id', 'webhook_endpoints.id')
        .onVal('webhook_endpoints.all_domains', 0)
        .onIn('about.domain_id', domainIds as string[]),
    )
    .orderBy(['webhook_endpoints.created_at', 'webhook_endpoints.id'])
    .select('webhook_endpoints.id', 'all_domains', 'about.domain_id');

const selectOfAccount = compileOnce<AboutRow, 'accountId'>((on, { ids, accountId }) =>
  about(on('webhook_endpoints').where({ account_id: accountId }).whereNull('webhook_endpoints.deleted_at'), ids),
);

/** Which of the viewer's endpoints, oldest first, are subscribed to which of these domains; null: of all. One query. */
export async function listEndpointsAbout(
  on: Executor,
  viewer: Viewer,
  domainIds: readonly string[],
): Promise<readonly { readonly id: string; readonly domainId: string | null }[]> {
  const { accountId } = viewer;
  const rows: AboutRow[] =
    viewer.domainIds === null
      ? await selectOfAccount(on, { ids: domainIds, accountId })
      : await about(endpointsOf(on, viewer), domainIds);
  return rows
    .filter(({ all_domains, domain_id }) => all_domains === 1 || domain_id !== null)
    .map(({ id, all_domains, domain_id }) => ({ id, domainId: all_domains === 1 ? null : domain_id }));
}
