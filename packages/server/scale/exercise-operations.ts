import type { OperationId } from '@linkvitals/contract';
import type { TestServer } from '../src/test-support/test-server.ts';
import { listPages } from './exercise-reads.ts';
import type { FilledStore } from './fill-store.ts';
import type { OperationCaller, OperationInput } from './operation-caller.ts';

export interface ExerciseInput {
  readonly server: Pick<TestServer, 'dns'>;
  readonly caller: OperationCaller;
  readonly store: FilledStore;
  /** A key that is limited to some domains, for which queries have another form */
  readonly limitedKey: string;
  /** Address that webhook endpoints may send to */
  readonly subscriberUrl: string;
}

const EVENTS = ['crawl.completed', 'broken_links.found'];

/** Reads lists with several filters at once, and with a key that is limited to some domains. */
async function readLists({ caller, store, limitedKey }: ExerciseInput): Promise<void> {
  const list = (id: OperationId, input?: OperationInput) => listPages(caller, id, input);
  const [domain] = store.domains;
  const inDomain = { path: { domain_id: domain?.id ?? '' } };
  const inCrawl = { path: { crawl_id: store.crawlId } };
  await list('listDomains', { query: { q: 'site-1', sort: '-hostname' } });
  for (const by of ['hostname', 'health_score', 'broken_links', 'new_broken_links', 'last_crawl', 'next_crawl']) {
    await list('listDomains', { query: { sort: by }, key: limitedKey });
  }
  await list('listAllCrawls', { query: { trigger: 'manual' }, key: limitedKey });
  await list('listAllCrawls', { query: { domain_id: domain?.id ?? '', state: 'completed', trigger: 'schedule' } });
  const span = { from: '2020-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' };
  await list('listCrawls', { ...inDomain, query: span });
  await list('listCrawls', { ...inDomain, query: { state: 'completed', ...span } });
  await list('listAllCrawls', { query: span });
  await list('listCrawlPages', { ...inCrawl, query: { sort: 'size', q: 'page-1' } });
  await list('listCrawlFindings', { ...inCrawl, query: { severity: 'error', code: 'title_missing' } });
  const filters: OperationInput['query'][] = [
    { verdict: 'broken', location: 'internal', q: 'section-1/' },
    { q: 'page-1', kind: 'a' },
    { kind: 'a' },
    { kind: 'img' },
    { page: 1, kind: 'a', verdict: 'broken' },
    { host: domain?.hostname ?? '', reason: 'not_found', status_code: 404, verdict: 'broken', kind: 'a' },
  ];
  for (const query of filters) await list('listCrawlLinks', { ...inCrawl, query: query ?? {} });
  await caller.call('exportCrawlLinks', { ...inCrawl, query: { verdict: 'broken', location: 'internal' } });
  await caller.call('exportCrawlOccurrences', { ...inCrawl, query: { verdict: 'any', q: 'page-1' } });
  await caller.call('exportCrawlPages', { ...inCrawl, query: { q: 'page-1', sort: 'size' } });
  const domain_id = store.domains.slice(0, 100).map(({ id }) => id);
  await caller.call('listRecentCrawls', { query: { domain_id: domain_id.join(',') } });
}

async function useDomains({ server, caller, store }: ExerciseInput): Promise<void> {
  const [, webhook = ''] = store.endpointIds;
  const hostname = 'fresh.example.com';
  const body = { hostname, settings: { webhook_ids: store.endpointIds.slice(0, 2) } };
  const fresh = await caller.call('createDomain', { body, idempotencyKey: 'once' });
  const path = { domain_id: String(fresh.id) };
  await caller.call('createDomain', { body, idempotencyKey: 'once' });
  const [record] = (fresh.verification as { records: { name: string; value: string }[] }).records;
  server.dns.set(record?.name ?? '', record?.value ?? '');
  await caller.call('checkDomainVerification', { path });
  await caller.call('updateDomain', {
    path,
    body: {
      settings: { webhook_ids: [store.endpointIds[0], webhook] },
      crawl_config: { schedule: { frequency: 'daily' } },
    },
  });
  await caller.call('previewCrawlConfig', {
    path: { domain_id: store.domains[0]?.id ?? '' },
    body: { crawl_config: { exclusions: ['/private/**'] } },
  });
  const crawl = await caller.call('startCrawl', { path, idempotencyKey: 'crawl-once' });
  await caller.call('followCrawl', { path: { crawl_id: String(crawl.id) } });
  await caller.call('cancelCrawl', { path: { crawl_id: String(crawl.id) } });
  await caller.call('deleteDomain', { path, query: { confirm: hostname } });
}

async function useWebhooks({ caller, store, subscriberUrl }: ExerciseInput): Promise<void> {
  const body = { url: `${subscriberUrl}/fresh`, events: EVENTS, domain_ids: [store.domains[0]?.id] };
  const fresh = await caller.call('createWebhook', { body });
  const path = { webhook_id: String(fresh.id) };
  await caller.call('updateWebhook', { path, body: { events: EVENTS.slice(1), domain_ids: null } });
  await caller.call('testWebhook', { path });
  await caller.call('rotateWebhookSecret', { path });
  await caller.call('endWebhookSecretGrace', { path });
  const { data } = await caller.call('listDeliveries', { path });
  await caller.call('getDelivery', { path: { ...path, delivery_id: String(data[0]?.id) } });
  await caller.call('deleteWebhook', { path });
}

/** Uses the operations of reports. The files are made in the background, by `exerciseBackground`. */
async function useReports({ caller, store }: ExerciseInput): Promise<void> {
  const path = { domain_id: store.domains[0]?.id ?? '' };
  const report = { format: 'csv', section: 'links', crawl_id: store.crawlId };
  const { id } = await caller.call('createReport', { path, body: report });
  const period = { format: 'json', from: '2000-01-01T00:00:00.000Z', to: '2001-01-01T00:00:00.000Z' };
  await caller.call('createReport', { path, body: period }).catch(() => undefined);
  await caller.call('getReport', { path: { report_id: String(id) } });
  await caller.call('deleteReport', { path: { report_id: String(id) } });
  await caller.call('updateBranding', { body: { name: 'Acme' } });
}

async function useSharing({ caller, store }: ExerciseInput): Promise<void> {
  const path = { domain_id: store.domains[0]?.id ?? '' };
  await caller.call('updateDomain', { path, body: { settings: { sharing: true } } });
  const link = await caller.call('createShareLink', { path, body: { crawl_id: store.crawlId } });
  await caller.call('createShareLink', { path, body: {} });
  await caller.call('createBadge', { path, body: { metric: 'health_score' } });
  const { next_cursor: cursor } = await caller.call('listShareLinks', { path, query: { limit: 1 } });
  await caller.call('listShareLinks', { path, query: { limit: 100, cursor: String(cursor) } });
  const linkPath = { ...path, share_link_id: String(link.id) };
  await caller.call('getShareLink', { path: linkPath });
  await caller.call('updateShareLink', { path: linkPath, body: { name: 'For the board', password: null } });
  await caller.call('revokeShareLink', { path: linkPath });
  await caller.call('deleteBadge', { path: { ...path, metric: 'health_score' } });
}

async function useNotifications({ caller, subscriberUrl }: ExerciseInput): Promise<void> {
  await caller.call('updateNotificationSettings', { body: { slack: { url: `${subscriberUrl}/slack` } } });
  await caller.call('testNotifications', { body: { channel: 'slack' } });
  const { data } = await caller.call('listNotifications');
  await caller.call('getNotification', { path: { notification_id: String(data[0]?.id) } });
}

/** Calls operations that change something, and lists with several filters at once. */
export async function exerciseOperations(input: ExerciseInput): Promise<void> {
  await readLists(input);
  await useDomains(input);
  await useWebhooks(input);
  await useNotifications(input);
  await useReports(input);
  await useSharing(input);
  await input.caller.call('updateAccount', { body: { name: 'Renamed' } });
}
