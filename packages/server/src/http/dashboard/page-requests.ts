import type { OperationId, ResponseBody } from '@linkvitals/contract';

export interface Parameters {
  /** Of the path of the operation. */
  readonly path?: Readonly<Record<string, string>>;
  /** In the order in which the page sends them. */
  readonly query?: Readonly<Record<string, string>>;
}

/** Answers a request of the API. */
export type Get = <Id extends OperationId>(id: Id, parameters?: Parameters) => Promise<ResponseBody<Id>>;

interface PageRequest {
  readonly get: Get;
  /** Of the path of the page. */
  readonly params: Readonly<Record<string, string>>;
  /** Something stands in the query of the page, which changes what it requests. */
  readonly isSearch: boolean;
}

const rows = { limit: '50' };

/** What a page needs to know of whoever is signed in. @returns undefined: they belong to no account */
async function getPerson({ get }: PageRequest) {
  const { user, account } = await get('getSession');
  if (account?.role === 'member') await get('getMember', { path: { user_id: user.id } });
  return account ?? undefined;
}

async function getDomains({ get }: PageRequest): Promise<void> {
  const { data } = await get('listDomains', { query: rows });
  if (data.length > 0) await get('listRecentCrawls', { query: { domain_id: data.map(({ id }) => id).join() } });
}

async function myDomains(page: PageRequest): Promise<void> {
  const account = await getPerson(page);
  if (account === undefined) return;
  const ofAccount =
    account.role === 'member'
      ? []
      : [page.get('getAccountUsage'), page.get('listWebhooks', { query: rows }), page.get('getNotificationSettings')];
  await Promise.all([...ofAccount, page.isSearch ? undefined : getDomains(page)]);
}

async function getDomain({ get, params: { domainId = '' } }: PageRequest) {
  return get('getDomain', { path: { domain_id: domainId } });
}

/** What every page of a domain needs. */
async function domainPage(page: PageRequest): Promise<void> {
  if ((await getPerson(page)) !== undefined) await getDomain(page);
}

async function overview(page: PageRequest): Promise<void> {
  if ((await getPerson(page)) === undefined) return;
  const { id, metrics } = await getDomain(page);
  const path = { domain_id: id };
  const severity = metrics.issue_counts?.error ? { severity: 'error' } : {};
  await Promise.all([
    page.get('listCrawls', { path, query: rows }),
    page.get('listIssues', { path, query: { state: 'open', ...severity, ...rows } }),
  ]);
}

type Requests = (page: PageRequest) => Promise<unknown>;

/**
 * What a page of the dashboard requests first. A page makes the requests that are missing here by itself; the tests with a
 * browser say where none may be missing.
 * @returns undefined for pages of people who are not signed in
 */
export function requestsOf(path: string): Requests | undefined {
  if (path === '/') return myDomains;
  if (path === '/domains/$domainId') return overview;
  if (path.startsWith('/domains/$domainId/')) return domainPage;
  return path === '/trends' || path === '/issues' || path.startsWith('/settings') ? getPerson : undefined;
}
