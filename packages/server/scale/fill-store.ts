import type { Database } from '../src/platform/storage/index.ts';
import {
  accountDayRows,
  accountRow,
  chatTargetRow,
  domainRow,
  endpointRow,
  mailRows,
  notificationSettingsRow,
  peopleRows,
  type RowMaker,
  usageRows,
} from './account-rows.ts';
import { crawlResultRows } from './crawl-rows.ts';
import { type CrawlPlace, crawlRow, eventRows, historyRow, type OwnedDomain, packedDayRows } from './history-rows.ts';
import { issueRows } from './issue-rows.ts';
import { seeded } from './seeded.ts';
import { shareRows } from './share-rows.ts';
import type { StoreSize } from './store-size.ts';
import { createTableWriter, type TableWriter } from './table-writer.ts';

const DOMAINS_EACH = 5;
/** Minimum number of targets of a crawl that is under way */
const RUNNING = 200;
/** Numbers of rows of the largest account and its first domain: each list has more than one page. */
const BUSY = { endpoints: 6, crawls: 120, people: 60, issues: 2_500, rules: 5, shareLinks: 5 };
/** Usual number of rows from which a table is large */
const LARGE = 1_000;
/** Numbers of rows of every other domain */
const USUAL = { issues: 8, rules: 1, shareLinks: 1 };

export interface FillOptions extends Omit<RowMaker, 'dice'> {
  readonly size: StoreSize;
  readonly seed: number;
}

export interface FilledStore {
  /** The largest account. */
  readonly accountId: string;
  /** Domains of the largest account; the first has the longest history. */
  readonly domains: readonly OwnedDomain[];
  readonly endpointIds: readonly string[];
  /** The newest crawl of its first domain, which is completed and the largest of all. */
  readonly crawlId: string;
  /** The owner of the largest account, to whom some of its issues are assigned. */
  readonly ownerId: string;
  /** An open broken link that the crawl saw on its pages. */
  readonly issueId: string;
  /** The fix that settles it. */
  readonly fixId: string;
  /** Rows written, by table. */
  readonly rows: Readonly<Record<string, number>>;
  /** Number of rows from which a table must be read by an index. */
  readonly large: number;
}

/** Fills a migrated, empty database; the same options give the same rows. */
export async function fillStore(db: Database, { size, seed, ...rest }: FillOptions): Promise<FilledStore> {
  const maker: RowMaker = { ...rest, dice: seeded(seed) };
  const writer = createTableWriter(db);
  const owned: OwnedDomain[] = [];
  const endpointIds: string[] = [];
  while (owned.length < size.domains) {
    const many = owned.length === 0 ? size.inLargest : DOMAINS_EACH;
    const account = await addAccount(writer, maker, { first: owned.length, many });
    if (owned.length === 0) endpointIds.push(...account.endpointIds);
    owned.push(...account.domains);
  }
  const [first] = owned;
  if (first === undefined) throw new Error('A store without a domain has nothing to look at.');
  let crawlId = '';
  let [issueId, fixId] = ['', ''];
  for (const [index, domain] of owned.entries()) {
    const newest = await addHistory(writer, maker, { size, domain, index });
    const issue = await addIssues(writer, maker, { size, domain, index, crawlId: newest });
    if (index === 0) [crawlId, issueId, fixId] = [newest, issue.id, issue.fixId];
  }
  await writer.end();
  await noteNewest(db);
  const domains = owned.filter(({ account_id }) => account_id === first.account_id);
  const { account_id: accountId, owner_id: ownerId } = first;
  const { large = LARGE } = size;
  return { accountId, domains, endpointIds, crawlId, ownerId, issueId, fixId, rows: writer.counts, large };
}

/**
 * Adds an account with endpoints and domains. `first` is the number of its first domain; the account with `first` 0 is
 * the largest.
 */
async function addAccount(
  writer: TableWriter,
  maker: RowMaker,
  { first, many }: { readonly first: number; readonly many: number },
): Promise<{ endpointIds: string[]; domains: OwnedDomain[] }> {
  const account = accountRow(maker, first / DOMAINS_EACH);
  await writer.add('accounts', account);
  await writer.add('notification_settings', notificationSettingsRow(maker, account.id));
  await writer.add('chat_targets', chatTargetRow(maker, account.id));
  for (const day of accountDayRows(maker, account.id)) await writer.add('account_days', day);
  for (const mail of mailRows(maker, `${account.id}@people.example`)) await writer.add('outgoing_mails', mail);
  const people = [...peopleRows(maker, account.id, first === 0 ? BUSY.people : 3)];
  for (const [table, row] of people) await writer.add(table, row);
  const owner_id = String(people[0]?.[1].id);
  const endpoints = Array.from({ length: first === 0 ? BUSY.endpoints : 2 }, (_, index) =>
    endpointRow(maker, account.id, index),
  );
  for (const endpoint of endpoints) await writer.add('webhook_endpoints', endpoint);
  const domains: OwnedDomain[] = [];
  for (let index = first; index < first + many; index += 1) {
    const domain = domainRow(maker, account.id, index);
    await writer.add('domains', domain);
    domains.push({ ...domain, account_id: account.id, endpoint_id: endpoints[0]?.id ?? '', owner_id });
    const chosen = endpoints[1 + (index % (endpoints.length - 1))];
    const choice = { endpoint_id: chosen?.id ?? '', domain_id: domain.id };
    await writer.add('webhook_endpoint_domains', choice);
    for (const used of usageRows(maker, account.id, domain.id)) await writer.add('account_usage', used);
  }
  return { endpointIds: endpoints.map(({ id }) => id), domains };
}

interface History {
  readonly size: StoreSize;
  readonly domain: OwnedDomain;
  readonly index: number;
}

/** Number of targets of a crawl. What the largest crawl does not hold is shared by the others. */
function targetsOf({ crawls, urlRows, inLargestCrawl }: StoreSize, isLargest: boolean): number {
  const largest = inLargestCrawl ?? Math.min(20_000, Math.floor(urlRows / 20));
  // Each target brings a third of a page and one link.
  return isLargest ? largest : Math.max(1, Math.floor((urlRows - largest * 2.33) / crawls / 2.33));
}

function placeOf({ size, index }: History, daysAgo: number): CrawlPlace {
  const targets = targetsOf(size, index === 0 && daysAgo === 0);
  if (daysAgo === 0 && index % 20 === 1) return { state: 'queued', daysAgo, targets: 0 };
  if (daysAgo === 0 && index % 50 === 2) return { state: 'running', daysAgo, targets: Math.max(targets, RUNNING) };
  return { state: daysAgo % 20 === 19 ? 'failed' : 'completed', daysAgo, targets };
}

/** Notes the newest crawl and the newest completed crawl in each domain's row, as the service does. */
async function noteNewest({ knex }: Database): Promise<void> {
  const newest = (state: string) =>
    `(select id from crawls where domain_id = domains.id ${state} order by created_at desc, id desc limit 1)`;
  await knex.raw(
    `update domains set last_crawl_id = ${newest('')}, completed_crawl_id = ${newest("and state = 'completed'")}`,
  );
}

/** Adds all crawls of a domain with their results, the oldest first. Answers the id of the newest. */
async function addHistory(writer: TableWriter, maker: RowMaker, history: History): Promise<string> {
  const { size, domain, index } = history;
  const each = (total: number): number => Math.ceil(total / size.domains);
  const deliveries = each(size.deliveries);
  let newest = '';
  for (let daysAgo = (index === 0 ? BUSY.crawls : each(size.crawls)) - 1; daysAgo >= 0; daysAgo -= 1) {
    const place = placeOf(history, daysAgo);
    const { at, ...row } = crawlRow(maker, domain, place);
    newest = row.id;
    await writer.add('crawls', row);
    const isOver = place.state === 'completed' || place.state === 'failed';
    if (isOver) await writer.add('crawl_history', historyRow(domain, place, { id: row.id, at }));
    const { targets } = place;
    const shape = { crawlId: row.id, hostname: domain.hostname, targets, links: targets };
    const rows = crawlResultRows({ ...shape, running: place.state === 'running' }, maker.dice);
    if (targets > 0) for (const [table, result] of rows) await writer.add(table, result);
    if (place.state !== 'completed' || (index !== 0 && daysAgo >= deliveries)) continue;
    for (const [table, event] of eventRows(maker, domain, { id: row.id, at, daysAgo })) await writer.add(table, event);
  }
  for (const row of packedDayRows(maker, domain.id)) await writer.add('packed_days', row);
  return newest;
}

/** Adds the issues and share links of a domain. Answers its first issue. */
async function addIssues(
  writer: TableWriter,
  maker: RowMaker,
  { size, domain, index, crawlId }: History & { readonly crawlId: string },
): Promise<{ readonly id: string; readonly fixId: string }> {
  const { issues, shareLinks, ...usual } = index === 0 ? BUSY : USUAL;
  const shape = { ...usual, issues: (index === 0 ? size.issuesOfFirst : size.issuesEach) ?? issues };
  let first: { readonly id: string; readonly fixId: string } | undefined;
  for (const [table, row] of issueRows(maker, domain, { ...shape, crawlId })) {
    if (table === 'issues') first ??= { id: String(row.id), fixId: String(row.fix_id) };
    await writer.add(table, row);
  }
  for (const [table, row] of shareRows(maker, domain, shareLinks)) await writer.add(table, row);
  return first ?? { id: '', fixId: '' };
}
