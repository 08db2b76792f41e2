import { crawlSite, ExclusionPatternError } from '@linkvitals/crawler';
import type { Services } from '../../../context.ts';
import { crawlStarted, recordEvent, wakeDeliveries } from '../../../outgoing/events/index.ts';
import type { CrawlRunOutcome } from '../../../platform/meter.ts';
import { databaseNow, databaseTrouble, transaction } from '../../../platform/storage/index.ts';
import { inSpan } from '../../../platform/tracing/index.ts';
import { type CertificateWatch, recordCertificates, watchCertificates } from '../../../sites/certificates/index.ts';
import { updateCrawl } from '../store.ts';
import { type Claim, claimCrawl } from './claim-crawl.ts';
import { crawlOptions, holdRendering } from './crawl-options.ts';
import { finishCrawl } from './finish-crawl.ts';
import { type HeldCrawl, holdLease } from './hold-lease.ts';
import { leaseClock, releaseLease, renewLease } from './lease-store.ts';
import { listRenderingPatterns } from './rendering-patterns-store.ts';
import { type CrawlEnd, findSettlement, type Settlement } from './settlement-store.ts';
import { MAX_CRASHES, takeUp } from './take-up.ts';

/** Changes the queued crawl to running, and stores its event with that. */
async function begin(claim: Claim): Promise<Claim | undefined> {
  const { ctx, crawl, token } = claim;
  const at = ctx.clock.now();
  const deliveries = await transaction(ctx.db, async (trx) => {
    const queued = { id: crawl.id, state: 'queued', lease_token: token } as const;
    if (!(await updateCrawl(trx, queued, { state: 'running', started_at: at }))) return undefined;
    const limits = { maxPages: crawl.max_pages, depthLimit: crawl.depth_limit };
    const facts = { crawlId: crawl.id, domainId: crawl.domain_id, hostname: crawl.hostname, url: crawl.url };
    const body = crawlStarted({ ...facts, ...limits, startedAt: at });
    const event = { accountId: crawl.account_id, domainId: crawl.domain_id, crawlId: crawl.id, body };
    const recorded = await recordEvent(ctx, trx, event);
    // When the database is slow, the steps until here have used the larger part of the claim's lease.
    await renewLease(trx, crawl.id, { token, clock: leaseClock(ctx) });
    ctx.onPoint?.('before-start-commit');
    return recorded;
  });
  if (deliveries === undefined) return undefined;
  ctx.onPoint?.('after-start-commit');
  await wakeDeliveries(ctx, deliveries);
  return { ...claim, crawl: { ...crawl, started_at: at } };
}

const interrupted = `The server crashed ${MAX_CRASHES} times in a row without storing a new result, so the crawl was given up.`;

async function crawl(claim: Claim, held: HeldCrawl): Promise<CrawlEnd> {
  const { ctx, crawl } = claim;
  await using rendering = await holdRendering(ctx, crawl);
  const patterns = crawl.config.rendering === 'auto' ? await listRenderingPatterns(ctx.db.knex, crawl.domain_id) : [];
  const run = { signal: held.signal, rendering, patterns };
  try {
    for await (const record of crawlSite(crawlOptions(claim, run))) {
      if (record.type === 'end') return record;
      await held.add(record);
    }
  } catch (error) {
    if (error instanceof ExclusionPatternError) return unusable(error);
    throw error;
  }
  throw new Error('The crawler ended without an end record.');
}

/**
 * The end of a crawl that was queued by an earlier version with a pattern that this version refuses. It requests nothing, because excluded
 * URLs must not be requested.
 */
function unusable({ message }: ExclusionPatternError): CrawlEnd {
  const error = `${message}. Change the exclusions of the domain, then start a new crawl.`;
  return { outcome: 'failed', truncated: true, errorCode: 'INVALID_SETTING', error };
}

async function suspend({ ctx, crawl, token }: Claim, held: HeldCrawl): Promise<'suspended'> {
  // End the holder first: otherwise it could renew the lease that is released here.
  await held[Symbol.asyncDispose]();
  await releaseLease(ctx.db.knex, crawl.id, { token, now: databaseNow(ctx.db), waitMs: 0 });
  return 'suspended';
}

/** Ends or releases the crawl. The reason of the stop decides which. */
async function conclude(
  claim: Claim,
  held: HeldCrawl,
  { end, settlement }: { readonly end: CrawlEnd; readonly settlement: Settlement | undefined },
): Promise<CrawlRunOutcome> {
  if (held.stopped === 'lost') return 'lost';
  if (!(await held.flush())) return 'lost';
  const isEnding = settlement !== undefined;
  if (held.stopped === 'shutdown' && end.errorCode === 'CANCELED' && !isEnding) return suspend(claim, held);
  const whole = { ...claim, crawl: { ...claim.crawl, url: held.startUrl } };
  const mayGoOn = () => held.stopped !== 'shutdown' && held.stopped !== 'lost';
  const timed = { ...end, elapsedMs: held.elapsedMs, prints: held.prints };
  const finished = await finishCrawl(whole, timed, { settlement, mayGoOn });
  if (finished === 'suspended') return suspend(claim, held);
  if (finished === 'lost') return 'lost';
  return end.errorCode === 'CANCELED' ? 'canceled' : end.outcome;
}

/**
 * Stores the certificates that the crawl received. A failure does not affect the crawl, which has ended; the next check of certificates
 * repeats it.
 */
async function noteCertificates({ ctx, crawl }: Claim, { seen }: CertificateWatch): Promise<void> {
  const { domain_id: id, account_id, hostname } = crawl;
  try {
    await recordCertificates(ctx, { id, account_id, hostname }, seen);
  } catch (error) {
    ctx.log.warn(
      { err: error },
      'the certificates that a crawl saw could not be noted; they are looked at again within a day',
    );
  }
}

/** Runs a claimed crawl from its first request to its last row, and logs its start and its end. */
async function runHeld(claim: Claim, signal: AbortSignal, settlement?: Settlement): Promise<CrawlRunOutcome> {
  const { log, clock, meter } = claim.ctx;
  const started = clock.monotonic();
  let outcome: CrawlRunOutcome = 'broken';
  let code: CrawlEnd['errorCode'];
  log.info({ resumed: claim.crawl.state === 'running' }, 'crawl begins');
  try {
    await using held = await holdLease(claim, signal);
    const certificates = watchCertificates(claim.ctx.outbound, claim.crawl.hostname);
    const ctx = { ...claim.ctx, outbound: certificates.outbound };
    // A crawl whose end is stored in part requests nothing more: its issues are settled by what it has found.
    const end = settlement?.end ?? (await crawl({ ...claim, ctx }, held));
    code = end.errorCode;
    outcome = await conclude(claim, held, { end, settlement });
    await noteCertificates(claim, certificates);
    return outcome;
  } finally {
    const ms = clock.monotonic() - started;
    meter.crawlRan({ outcome, seconds: ms / 1000 });
    // In these cases its requests were canceled, but not the crawl.
    const goesOn = outcome === 'suspended' || outcome === 'lost';
    log.info({ outcome, error_code: goesOn ? undefined : code, ms: Math.round(ms) }, 'crawl run ended');
  }
}

/**
 * Runs a crawl from its present state to its end, or until this process has to release it. Does nothing when the crawl may not run here or
 * now. `signal` demands its release: the crawl is resumed elsewhere or later.
 */
export async function runCrawl(services: Services, input: { crawlId: string; signal: AbortSignal }): Promise<void> {
  const claim = await claimCrawl(services, input.crawlId);
  if (claim === undefined) return;
  const { id, domain_id, state } = claim.crawl;
  const resumed = state === 'running';
  const attributes = {
    'linkvitals.crawl.id': id,
    'linkvitals.domain.id': domain_id,
    'linkvitals.crawl.resumed': resumed,
  };
  await inSpan('crawl', { under: 'root', attributes }, async (set) => {
    const run = runClaimed(claim, input.signal).catch((error: unknown) => suspendIfLocked(claim, error));
    set({ 'linkvitals.outcome': await run });
  });
}

/** Milliseconds for which a crawl is suspended when other clients lock its tables: that is no crash. */
const LOCKED_FOR_MS = 5_000;

async function suspendIfLocked({ ctx, crawl, token }: Claim, error: unknown): Promise<CrawlRunOutcome> {
  if (databaseTrouble(error) !== 'locked') throw error;
  await releaseLease(ctx.db.knex, crawl.id, { token, now: databaseNow(ctx.db), waitMs: LOCKED_FOR_MS });
  ctx.log.warn({ err: error }, 'another client of the database holds a lock; the crawl is suspended for a moment');
  return 'suspended';
}

async function runClaimed(claim: Claim, signal: AbortSignal): Promise<CrawlRunOutcome> {
  if (claim.crawl.state === 'queued') {
    const begun = await begin(claim);
    return begun === undefined ? 'lost' : runHeld(begun, signal);
  }
  const settlement = await findSettlement(claim.ctx.db.knex, claim.crawl.id);
  if (await takeUp(claim, settlement)) return runHeld(claim, signal, settlement);
  const given = { outcome: 'failed', truncated: true, errorCode: 'INTERRUPTED', error: interrupted } as const;
  const end = { ...given, elapsedMs: claim.crawl.elapsed_ms };
  const finished = await finishCrawl(claim, end, { settlement: settlement && { ...settlement, end } });
  return finished === 'ended' ? 'failed' : finished;
}
