import type { CrawlTrigger } from '@linkvitals/contract';
import type { Context } from '../../../context.ts';
import { assertRates } from '../../../platform/asserts/assert-rates.ts';
import { ServiceError } from '../../../platform/errors.ts';
import { type Executor, isUniqueViolation, transaction } from '../../../platform/storage/index.ts';
import {
  assertWritable,
  type DomainRow,
  effectiveCrawlConfig,
  getDomain,
  lockDomain,
  updateLastCrawl,
} from '../../../sites/domains/index.ts';
import type { CrawlRow } from '../crawl-row.ts';
import { firstUrl } from '../first-url.ts';
import { findActiveCrawl, insertCrawl, startedCrawls } from '../store.ts';
import { type CrawlDetails, crawlDetails } from '../views/crawl-details.ts';
import { PRIORITIES } from './queue-store.ts';

const notBegun = {
  started_at: null,
  finished_at: null,
  error_code: null,
  error: null,
  truncated: false,
  elapsed_ms: 0,
  pages_crawled: 0,
  stats: null,
  score: null,
  score_version: null,
  score_inputs: null,
  totals: null,
  issues: null,
  results_expired_at: null,
  resume_count: 0,
  crash_count: 0,
  progress_mark: 0,
  cancel_requested_at: null,
  lease_owner: null,
  lease_token: null,
  lease_expires_at: null,
} as const;

interface CrawlRequest {
  /** Number that may only lower the limits of plan and domain; so does `depthLimit`. */
  readonly maxPages?: number | undefined;
  readonly depthLimit?: number | undefined;
  /** Default `manual`. */
  readonly trigger?: CrawlTrigger;
}

interface QueueRequest extends CrawlRequest {
  readonly domain: DomainRow;
  /** Id and time of the new crawl, if the caller has stored them as the domain's last crawl. Default: new ones. */
  readonly idAndTime?: { readonly id: string; readonly created_at: number };
}

export interface StartCrawlInput extends CrawlRequest {
  readonly domainId: string;
}

function assertVerified(domain: DomainRow): void {
  if (domain.verification_status === 'verified') return;
  const detail = `Add the TXT record of ${domain.hostname} and check it; the domain shows name and value.`;
  throw new ServiceError('domain_not_verified', detail);
}

const newIdAndTime = ({ ids, clock }: Context) => ({ id: ids.uuid(), created_at: clock.now() });

function newCrawl(ctx: Context, { domain, idAndTime = newIdAndTime(ctx), ...input }: QueueRequest): CrawlRow {
  const { maxPages, depthLimit, timeLimitMs, priority, ...config } = effectiveCrawlConfig(ctx, domain);
  return {
    ...idAndTime,
    account_id: ctx.account.id,
    domain_id: domain.id,
    active_domain_id: domain.id,
    state: 'queued',
    trigger_kind: input.trigger ?? 'manual',
    priority: priority ? PRIORITIES.paid : PRIORITIES.plain,
    url: firstUrl(domain.hostname),
    hostname: domain.hostname,
    max_pages: Math.min(maxPages, input.maxPages ?? maxPages),
    depth_limit: Math.min(depthLimit, input.depthLimit ?? depthLimit),
    time_limit_ms: timeLimitMs,
    config,
    queued_at: idAndTime.created_at,
    ...notBegun,
  };
}

async function crawlInProgress(on: Executor, domainId: string): Promise<ServiceError> {
  const active = await findActiveCrawl(on, domainId);
  const detail = 'A crawl of this domain is queued or running; wait for its end or cancel it.';
  return new ServiceError('crawl_in_progress', { detail, ...(active === undefined ? {} : { crawlId: active.id }) });
}

/**
 * Inserts the row of a crawl in the caller's transaction, which must also store it as the domain's last crawl. Call `wakeCrawl` after the
 * commit.
 * @throws ServiceError `crawl_in_progress` (with the crawl), `invalid_setting`
 */
export async function queueCrawl(ctx: Context, on: Executor, request: QueueRequest): Promise<CrawlRow> {
  const crawl = newCrawl(ctx, request);
  try {
    await insertCrawl(on, crawl);
    return crawl;
  } catch (error) {
    if (isUniqueViolation(error)) throw await crawlInProgress(on, request.domain.id);
    throw error;
  }
}

export const wakeCrawl = ({ alarms }: Pick<Context, 'alarms'>, { id }: CrawlRow): Promise<void> =>
  alarms.wake('crawl', { id });

/**
 * Queues a crawl of a verified domain and wakes a worker.
 * @throws ServiceError `not_found`, `domain_read_only`, `domain_not_verified`, `rate_limited`, `crawl_in_progress` (with the crawl)
 */
export async function startCrawl(ctx: Context, { domainId, ...request }: StartCrawlInput): Promise<CrawlDetails> {
  await assertWritable(ctx, await getDomain(ctx, domainId));
  const crawl = await transaction(ctx.db, async (trx) => {
    // Lock the domain first: two transactions that began with their crawls would wait for each other.
    const domain = await lockDomain(ctx, trx, domainId);
    assertVerified(domain);
    await assertRate(ctx, trx, domain.id);
    const idAndTime = newIdAndTime(ctx);
    await updateLastCrawl(trx, domain.id, idAndTime);
    return queueCrawl(ctx, trx, { domain, idAndTime, ...request });
  });
  await wakeCrawl(ctx, crawl);
  return crawlDetails(ctx, crawl);
}

const HOUR_MS = 3_600_000;
/** Maximum numbers of crawls that people and keys may start within an hour; scheduled crawls do not count. */
const MAX_OF_DOMAIN = 60;
const MAX_OF_ACCOUNT = 600;

const detailOf = (limit: number, what: string): string => `${limit} crawls of ${what} can be started within an hour.`;

/**
 * Checks the rate. Call it in a transaction that keeps others from starting a crawl of the domain.
 * @throws ServiceError `rate_limited`
 */
async function assertRate({ account, clock }: Context, trx: Executor, domainId: string): Promise<void> {
  const [ofDomain, ofAccount] = [{ domain_id: domainId }, { account_id: account.id }];
  await assertRates({ withinMs: HOUR_MS, now: clock.now() }, [
    { rows: startedCrawls(trx, ofDomain), limit: MAX_OF_DOMAIN, detail: detailOf(MAX_OF_DOMAIN, 'a domain') },
    { rows: startedCrawls(trx, ofAccount), limit: MAX_OF_ACCOUNT, detail: detailOf(MAX_OF_ACCOUNT, 'an account') },
  ]);
}
