import { periodOf } from '../src/findings/trends/days/packed-days.ts';
import type { Row } from '../src/platform/storage/queries/insert-in-batches.ts';
import type { RowMaker } from './account-rows.ts';
import type { TableRow } from './crawl-rows.ts';

const DAY = 86_400_000;
const LEASE = 45_000;

export interface OwnedDomain {
  readonly id: string;
  readonly hostname: string;
  readonly account_id: string;
  readonly endpoint_id: string;
  /** Owner of the domain's account */
  readonly owner_id: string;
}

type State = 'queued' | 'running' | 'completed' | 'failed';

const stats = (targets: number): string =>
  JSON.stringify({
    total_pages: targets,
    pages_crawled: Math.floor(targets / 3),
    total_links: targets * 3,
    broken_links: Math.floor(targets / 25),
    external_links: targets,
    internal_links: targets * 2,
    redirects: 0,
    errors: Math.floor(targets / 25),
  });

const totals = (targets: number): string =>
  JSON.stringify({
    targets: { found: targets, checked: targets, broken: 1 },
    loadMs: 120,
    firstByteMs: 80,
    lastIssues: [],
    issueCounts: { error: 1, warning: 0, notice: 0 },
  });

const inputs = { pages_observed: 1, pages_ok: 1, link_weight: 3, link_weight_broken: 0, link_weight_warned: 0 };

export interface CrawlPlace {
  readonly state: State;
  /** Crawls of the domain are a day apart; 0 is the newest. */
  readonly daysAgo: number;
  readonly targets: number;
}

/** Columns that depend on the state of the crawl */
function stateColumns({ now, dice }: RowMaker, { state, targets }: CrawlPlace, at: number): Row {
  const none = { started_at: null, finished_at: null, lease_owner: null, lease_token: null, lease_expires_at: null };
  if (state === 'queued') return none;
  const held = { lease_owner: 'server', lease_token: dice.uuid(now), lease_expires_at: now + LEASE };
  if (state === 'running') return { ...none, ...held, started_at: at };
  const over = {
    ...none,
    started_at: at,
    finished_at: at + 60_000,
    pages_crawled: Math.floor(targets / 3),
    totals: totals(targets),
  };
  if (state === 'failed') return { ...over, error_code: 'TIMEOUT', error: 'The crawl took too long.' };
  const score_inputs = JSON.stringify({ ...inputs, internal_broken: 0 });
  return { ...over, stats: stats(targets), score: 60 + dice.below(40), score_version: 1, score_inputs };
}

/** Defaults for columns that a crawl may leave out: all rows need the same columns. */
const absent = {
  error_code: null,
  error: null,
  stats: null,
  score: null,
  score_version: null,
  score_inputs: null,
  pages_crawled: 0,
  totals: null,
};

export function crawlRow(maker: RowMaker, domain: OwnedDomain, place: CrawlPlace): Row & { id: string; at: number } {
  const at = maker.now - place.daysAgo * DAY - maker.dice.below(DAY / 2);
  const { id: domain_id, account_id, hostname } = domain;
  const isOver = place.state === 'completed' || place.state === 'failed';
  return {
    at,
    id: maker.dice.uuid(at),
    account_id,
    domain_id,
    active_domain_id: isOver ? null : domain_id,
    state: place.state,
    trigger_kind: 'schedule',
    priority: 0,
    url: `https://${hostname}/`,
    hostname,
    max_pages: 20_000,
    depth_limit: 20,
    time_limit_ms: 21_600_000,
    config: '{"exclusions":[],"rate":null,"userAgent":null,"sealedHeaders":null,"localAddress":null}',
    queued_at: at,
    created_at: at,
    ...absent,
    ...stateColumns(maker, place, at),
  };
}

const content =
  '{"kind":"crawl_completed","hostname":"site.example","domain_id":"d","crawl_id":"c","pages":10,"broken":0,"score":90,"duration_seconds":60,"links":[],"changes":{"new":0,"fixed":0,"persisting":0,"inconclusive":0,"other_new":0,"other_fixed":0}}';

/** A notification about a crawl's end: most were sent; of those of the newest crawls some are due and some wait. */
function notificationRow({ dice, now }: RowMaker, domain: OwnedDomain, crawl: CrawlEndPlace): Row {
  const at = crawl.at + 60_000;
  const id = dice.uuid(at);
  const chance = dice.below(10);
  const pending = crawl.daysAgo === 0 && chance < 2;
  const due = chance === 0 ? now - 30_000 : now + dice.below(900_000);
  return {
    id,
    account_id: domain.account_id,
    domain_id: domain.id,
    crawl_id: crawl.id,
    lane: 'chat',
    channel: 'slack',
    kind: 'crawl_completed',
    subject: `${domain.hostname} was checked`,
    content,
    dedupe_hash: id.replaceAll('-', '').repeat(2),
    state: pending ? 'pending' : 'sent',
    attempts: pending ? 0 : 1,
    next_attempt_at: pending ? due : null,
    last_attempt_at: pending ? null : at,
    finished_at: pending ? null : at,
    created_at: at,
  };
}

/** The row of an ended crawl in the history, where it is the only one of its day */
export function historyRow(
  domain: OwnedDomain,
  { state, targets }: CrawlPlace,
  { id, at }: { id: string; at: number },
): Row {
  const ended_at = at + 60_000;
  const completed = state === 'completed';
  const of = (figure: number): number | null => (completed ? figure : null);
  return {
    domain_id: domain.id,
    ended_at,
    crawl_id: id,
    account_id: domain.account_id,
    day: Math.floor(ended_at / DAY),
    state,
    error_code: completed ? null : 'TIMEOUT',
    started_at: at,
    duration_ms: 60_000,
    truncated: 0,
    score: of(60 + (ended_at % 40)),
    score_version: of(1),
    total_urls: of(targets),
    pages: of(Math.floor(targets / 3)),
    broken_links: of(Math.floor(targets / 25)),
    load_ms: of(120),
    load_p95_ms: of(400),
    errors: of(Math.floor(targets / 25)),
    warnings: of(3),
    notices: of(5),
    new_issues: of(1),
    fixed_issues: of(1),
    reopened_issues: of(0),
    ends_day: 1,
    day_crawls: 1,
    day_new_issues: of(1),
    day_fixed_issues: of(1),
    day_reopened_issues: of(0),
  };
}

interface CrawlEndPlace {
  readonly id: string;
  readonly at: number;
  readonly daysAgo: number;
}

/**
 * The event of a crawl's end with its delivery: most have arrived; of those of the newest crawls some are due and some
 * wait.
 */
export function* eventRows(maker: RowMaker, domain: OwnedDomain, crawl: CrawlEndPlace): Generator<TableRow> {
  const { dice, now } = maker;
  const { id: domain_id, account_id, endpoint_id } = domain;
  yield ['notifications', notificationRow(maker, domain, crawl)];
  const at = crawl.at + 60_000;
  const [event_id, id] = [dice.uuid(at), dice.uuid(at)];
  const event = { id: event_id, account_id, domain_id, crawl_id: crawl.id, occurred_at: at, created_at: at };
  yield ['events', { ...event, type: 'crawl.completed', body: '{"event":"crawl.completed","data":{}}' }];
  const chance = dice.below(10);
  const pending = crawl.daysAgo === 0 && chance < 2;
  const due = chance === 0 ? now - 30_000 : now + dice.below(900_000);
  yield [
    'deliveries',
    {
      id,
      account_id,
      event_id,
      endpoint_id,
      event_type: 'crawl.completed',
      crawl_id: crawl.id,
      domain_id,
      state: pending ? 'pending' : 'delivered',
      attempts: pending && chance === 0 ? 0 : 1,
      next_attempt_at: pending ? due : null,
      last_status_code: pending ? null : 200,
      finished_at: pending ? null : at + 80,
      created_at: at,
    },
  ];
  if (pending) return;
  const attempt = { id: dice.uuid(at), delivery_id: id, number: 1, started_at: at, duration_ms: 80, status_code: 200 };
  yield ['delivery_attempts', { ...attempt, response_body: 'ok', url: 'https://hooks.example/' }];
}

/** Generates the packed days of half a year of a domain. Their bytes are zeros: no query plan depends on them. */
export function* packedDayRows({ now }: Pick<RowMaker, 'now'>, domainId: string): Generator<Row> {
  const last = periodOf(Math.floor(now / DAY));
  for (let period = last - 5; period <= last; period += 1) {
    yield { domain_id: domainId, period, state: 'completed', days: Buffer.alloc(2_304) };
  }
}
