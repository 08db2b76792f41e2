import type { ScheduleRun } from '@linkvitals/contract';
import type { Context, Services } from '../../../context.ts';
import { contextFor } from '../../../people/accounts/index.ts';
import { type Executor, transaction } from '../../../platform/storage/index.ts';
import { toIso } from '../../../platform/time.ts';
import type { DomainRow } from '../domain-row.ts';
import { isReadOnly } from '../read-only.ts';
import { claimScheduledRun, listDueSchedules, listSchedulesSetAhead, updateLastRun } from '../schedule-store.ts';
import { nextCrawlAt } from './schedule.ts';

const BATCH = 100;
/** Maximum number of runs that one pass of the sweep starts; the next pass starts the rest, so that each pass ends. */
const AT_ONCE = 1_000;
/** Number of failed runs after which a pass stops: so many failures have another cause than the domains. */
const FAILURES = 5;

/** The outcome of a run, and the answer of `onDue` */
export interface StartedRun<T> extends Omit<ScheduleRun, 'due_at'> {
  readonly answer: T;
}

/**
 * Starts the work of a run. The caller passes this function, because the work belongs to a feature that imports this
 * one.
 */
type OnDue<T> = (ctx: Context, trx: Executor, domain: DomainRow) => Promise<StartedRun<T>>;

/** The reason to skip a domain, regardless of the kind of run; undefined: none. */
async function obstacle(ctx: Context, domain: DomainRow): Promise<Omit<ScheduleRun, 'due_at'> | undefined> {
  if (ctx.account.suspendedAt !== null) return { outcome: 'account_suspended', crawl_id: null };
  if (domain.verification_status !== 'verified') return { outcome: 'domain_not_verified', crawl_id: null };
  if (await isReadOnly(ctx, domain)) return { outcome: 'domain_read_only', crawl_id: null };
  return undefined;
}

async function startRun<T>(
  services: Services,
  domain: DomainRow & { readonly next_crawl_at: number },
  onDue: OnDue<T>,
): Promise<StartedRun<T> | undefined> {
  const ctx = await contextFor(services, domain.account_id, 'schedule');
  const plan = ctx.account.plan;
  const now = services.clock.now();
  const next = nextCrawlAt(domain.crawl_config, { id: domain.id, plan, after: now });
  const skipped = await obstacle(ctx, domain);
  const due_at = toIso(domain.next_crawl_at);
  return transaction(services.db, async (trx) => {
    if (!(await claimScheduledRun(trx, domain, { next, now }))) return undefined;
    const started = skipped === undefined ? await onDue(ctx, trx, domain) : undefined;
    const { outcome, crawl_id } = started ?? skipped ?? {};
    if (outcome !== undefined) await updateLastRun(trx, domain.id, { due_at, outcome, crawl_id: crawl_id ?? null });
    return started;
  });
}

/**
 * Sets the next run anew where a clock that was ahead decided it. Otherwise, after a moment with a clock a day ahead,
 * an hourly schedule would stand still for a day. A run that was started too early is started again at its time.
 */
export async function resetSchedulesSetAhead(services: Services): Promise<void> {
  const now = services.clock.now();
  const ahead = await listSchedulesSetAhead(services.db.knex, now, AT_ONCE);
  for (const domain of ahead) {
    const { account } = await contextFor(services, domain.account_id, 'schedule');
    const next = nextCrawlAt(domain.crawl_config, { id: domain.id, plan: account.plan, after: now });
    await claimScheduledRun(services.db.knex, domain, { next, now });
  }
  if (ahead.length > 0) services.log.warn({ domains: ahead.length }, 'a clock was ahead; schedules were set anew');
}

/**
 * Starts each due run once. `onDue` is called in the transaction that sets the next run, so a process that dies
 * meanwhile has started nothing. One run makes up for all that were missed while no server was up. A domain that may
 * not be crawled now (not verified, read-only) is skipped. The outcome is stored with the domain. A run that fails is
 * logged and stays due; the others are still started.
 * @returns the answers of `onDue`
 */
export async function takeDueSchedules<T>(services: Services, onDue: OnDue<T>): Promise<T[]> {
  const now = services.clock.now();
  const answers: T[] = [];
  const failed: string[] = [];
  for (let seen = 0; seen < AT_ONCE && failed.length < FAILURES; seen += BATCH) {
    const due = await listDueSchedules(services.db.knex, { now, limit: BATCH, except: failed });
    for (const domain of due) {
      try {
        const started = await startRun(services, domain, onDue);
        if (started !== undefined) answers.push(started.answer);
      } catch (error) {
        services.log.error({ err: error, domain_id: domain.id }, 'a scheduled run failed; it is still due');
        if (failed.push(domain.id) >= FAILURES) break;
      }
    }
    if (due.length < BATCH) break;
  }
  return answers;
}
