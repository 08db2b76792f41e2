import type { OperationId, ResponseBody } from '@linkvitals/contract';

export interface Parameters {
  /** Parameters in the path of the operation */
  readonly path?: Readonly<Record<string, string>>;
  /** Parameters of the query, in the order in which the page sends them */
  readonly query?: Readonly<Record<string, string>>;
}

/** Answers a request of the API. */
export type Get = <Id extends OperationId>(id: Id, parameters?: Parameters) => Promise<ResponseBody<Id>>;

interface PageRequest {
  readonly get: Get;
  /** Parameters in the path of the page */
  readonly params: Readonly<Record<string, string>>;
  /** The page has a query, which changes its requests. */
  readonly isSearch: boolean;
}

const rows = { limit: '50' };

/**
 * Requests the facts that a page needs about the signed-in person. @returns undefined: the person belongs to no account
 */
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

/** Requests that every page of a domain makes */
async function domainPage(page: PageRequest): Promise<void> {
  if ((await getPerson(page)) !== undefined) await getDomain(page);
}

/** Requests the fixes to make first, and to people who may know them the names of those to whom they are assigned. */
async function getFirstFixes({ get }: PageRequest, domainId: string, mayKnowMembers: boolean): Promise<void> {
  const { data } = await get('listFixes', { path: { domain_id: domainId }, query: { limit: '5' } });
  const areAssigned = data.some(({ assignee_ids }) => assignee_ids.length > 0);
  if (areAssigned && mayKnowMembers) await get('listMembers', { query: { limit: '100' } });
}

async function overview(page: PageRequest): Promise<void> {
  const account = await getPerson(page);
  if (account === undefined) return;
  const { id, metrics } = await getDomain(page);
  const path = { domain_id: id };
  const manages = account.role !== 'member';
  const crawls = page.get('listCrawls', { path, query: rows });
  // Before the first crawl that completed there is nothing more.
  if (metrics.issue_counts === null) return void (await crawls);
  await Promise.all([
    crawls,
    getFirstFixes(page, id, manages),
    page.get('getDomainTrends', { path, query: { window: '90d' } }),
    ...(manages ? [page.get('getNotificationSettings')] : []),
  ]);
}

type Requests = (page: PageRequest) => Promise<unknown>;

/**
 * The first requests of a page of the dashboard. A page makes missing requests itself; the browser tests say for which
 * pages none may be missing.
 * @returns undefined for pages of people who are not signed in
 */
export function requestsOf(path: string): Requests | undefined {
  if (path === '/') return myDomains;
  if (path === '/domains/$domainId') return overview;
  if (path.startsWith('/domains/$domainId/')) return domainPage;
  return path === '/trends' || path === '/issues' || path.startsWith('/settings') ? getPerson : undefined;
}
