import type { Context, Services } from '../../../context.ts';
import { contextFor, lockAccount } from '../../../people/accounts/index.ts';
import { databaseNow, transaction } from '../../../platform/storage/index.ts';
import { getDomain, ownershipBeforeCrawl, readOnlyTest } from '../../../sites/domains/index.ts';
import type { CrawlRow } from '../crawl-row.ts';
import { endQueued } from '../queue/end-queued.ts';
import { findCrawlById } from '../store.ts';
import { claimLease, countRunning, leaseClock, releaseLease } from './lease-store.ts';

/** A crawl that this process may run. Every write has the token as a condition. */
export interface Claim {
  readonly ctx: Context;
  readonly crawl: CrawlRow;
  readonly token: string;
}

/** Milliseconds until a crawl is claimed again when the ownership of its domain must be checked once more. */
const OWNERSHIP_WAIT = 60_000;

/** Milliseconds until a crawl of a suspended account is claimed again. The end of the suspension ends this wait early. */
const SUSPENDED_WAIT = 600_000;

/**
 * Takes the lease, one claim of an account at a time, so that `crawls_at_once` holds. Returns its token; undefined: the crawl may not run
 * now, or another worker has it.
 */
async function takeSerially(ctx: Context, crawl: CrawlRow): Promise<string | undefined> {
  const lease = { owner: ctx.instance, token: ctx.ids.uuid(), found: crawl };
  const clock = leaseClock(ctx);
  return transaction(ctx.db, async (trx) => {
    const account = await lockAccount(trx, crawl.account_id);
    if (!(await claimLease(trx, crawl.id, lease, clock))) return undefined;
    if (account.suspended_at !== null) {
      await releaseLease(trx, crawl.id, { token: lease.token, now: clock.now, waitMs: SUSPENDED_WAIT });
      return undefined;
    }
    if (crawl.state === 'running') return lease.token;
    const running = await countRunning(trx, crawl.account_id, { now: clock.now, except: crawl.id });
    if (running < ctx.account.plan.crawls_at_once) return lease.token;
    await releaseLease(trx, crawl.id, { token: lease.token, now: clock.now, waitMs: 0 });
    return undefined;
  });
}

/** Checks plan and ownership before a crawl begins. A crawl that was already running continues in any case. */
async function mayBegin(claim: Claim): Promise<boolean> {
  const { ctx, crawl, token } = claim;
  const domain = await getDomain(ctx, crawl.domain_id);
  if ((await readOnlyTest(ctx))(domain)) {
    return callOff(claim, 'The domain was over the limit of the plan before the crawl began.');
  }
  const { localAddress } = crawl.config;
  // The operator changed the setting after the crawl was queued. The owner does not allow another address.
  if (localAddress !== null && !ctx.config.egressAddresses.includes(localAddress)) {
    return callOff(claim, `${localAddress} is no longer an egress address of the installation. Start the crawl again.`);
  }
  const ownership = await ownershipBeforeCrawl(ctx, domain);
  if (ownership === 'go') return true;
  if (ownership === 'lost') return callOff(claim, 'The ownership of the domain was lost before the crawl began.');
  await releaseLease(ctx.db.knex, crawl.id, { token, now: databaseNow(ctx.db), waitMs: OWNERSHIP_WAIT });
  return false;
}

async function callOff({ ctx, crawl, token }: Claim, error: string): Promise<false> {
  const expected = { lease_token: token };
  await endQueued(ctx.db, { crawl, expected, at: ctx.clock.now(), change: { error } });
  return false;
}

/** Claims a crawl for this process. Undefined when it may not run here or now. */
export async function claimCrawl(services: Services, crawlId: string): Promise<Claim | undefined> {
  const row = await findCrawlById(services.db.knex, crawlId);
  if (row === undefined || (row.state !== 'queued' && row.state !== 'running')) return undefined;
  const account = await contextFor(services, row.account_id, 'schedule');
  const ctx = { ...account, log: services.log.child({ crawl_id: crawlId, domain_id: row.domain_id }) };
  const token = await takeSerially(ctx, row);
  if (token === undefined) return undefined;
  const claim = { ctx, crawl: row, token };
  return row.state === 'running' || (await mayBegin(claim)) ? claim : undefined;
}
