import type { ScheduleTurn } from '@linkvitals/contract';
import { contextFor } from '../accounts/index.ts';
import type { Context, Services } from '../context.ts';
import { type Executor, transaction } from '../storage/index.ts';
import { toIso } from '../time.ts';
import type { DomainRow } from './domain-row.ts';
import { isReadOnly } from './read-only.ts';
import { nextCrawlAt } from './schedule.ts';
import { dueSchedules, moveSchedule, recordTurn, schedulesSetAhead } from './store.ts';

const BATCH = 100;
/** Turns taken in one go; what is left has its turn at the next, so that a sweep ends. */
const AT_ONCE = 1_000;
/** After so many turns that broke off it is not the domains that are broken. */
const FAILURES = 5;

/** What came of a turn, and what the caller makes of it. */
export interface TakenTurn<T> extends Omit<ScheduleTurn, 'due_at'> {
  readonly answer: T;
}

/** What a turn is taken for; it belongs to a feature that imports this one, so the caller brings it. */
type OnDue<T> = (ctx: Context, trx: Executor, domain: DomainRow) => Promise<TakenTurn<T>>;

/** Why a domain has no turn now, whatever the turn is for. */
async function obstacle(ctx: Context, domain: DomainRow): Promise<Omit<ScheduleTurn, 'due_at'> | undefined> {
  if (domain.verification_status !== 'verified') return { outcome: 'domain_not_verified', crawl_id: null };
  if (await isReadOnly(ctx, domain)) return { outcome: 'domain_read_only', crawl_id: null };
  return undefined;
}

async function takeTurn<T>(
  services: Services,
  domain: DomainRow & { readonly next_crawl_at: number },
  onDue: OnDue<T>,
): Promise<TakenTurn<T> | undefined> {
  const ctx = await contextFor(services, domain.account_id, 'schedule');
  const plan = ctx.account.plan;
  const now = services.clock.now();
  const next = nextCrawlAt(domain.crawl_config, { id: domain.id, plan, after: now });
  const skipped = await obstacle(ctx, domain);
  const due_at = toIso(domain.next_crawl_at);
  return transaction(services.db, async (trx) => {
    if (!(await moveSchedule(trx, domain, { next, now }))) return undefined;
    const taken = skipped === undefined ? await onDue(ctx, trx, domain) : undefined;
    const { outcome, crawl_id } = taken ?? skipped ?? {};
    if (outcome !== undefined) await recordTurn(trx, domain.id, { due_at, outcome, crawl_id: crawl_id ?? null });
    return taken;
  });
}

/**
 * Sets turns anew that a clock decided on which was ahead: by a clock that was a day ahead for a moment, an hourly
 * schedule would stand still for a day. A turn that was taken too early comes again at its time.
 */
export async function resetSchedulesSetAhead(services: Services): Promise<void> {
  const now = services.clock.now();
  const ahead = await schedulesSetAhead(services.db.knex, now, AT_ONCE);
  for (const domain of ahead) {
    const { account } = await contextFor(services, domain.account_id, 'schedule');
    const next = nextCrawlAt(domain.crawl_config, { id: domain.id, plan: account.plan, after: now });
    await moveSchedule(services.db.knex, domain, { next, now });
  }
  if (ahead.length > 0) services.log.warn({ domains: ahead.length }, 'a clock was ahead; schedules were set anew');
}

/**
 * Takes the turns that are due: each is given to one caller, and `onDue` runs in the transaction that sets the next one,
 * so that a process that dies meanwhile has not taken it. Turns missed while no server ran are made up for by one. A
 * domain that may not be crawled now (not verified, read-only) misses its turn. What came of it stays with the domain.
 * A turn that breaks off is logged and still due; the others are taken all the same.
 * @returns what `onDue` answered
 */
export async function takeDueSchedules<T>(services: Services, onDue: OnDue<T>): Promise<T[]> {
  const now = services.clock.now();
  const answers: T[] = [];
  const failed: string[] = [];
  for (let seen = 0; seen < AT_ONCE && failed.length < FAILURES; seen += BATCH) {
    const due = await dueSchedules(services.db.knex, { now, limit: BATCH, except: failed });
    for (const domain of due) {
      try {
        const taken = await takeTurn(services, domain, onDue);
        if (taken !== undefined) answers.push(taken.answer);
      } catch (error) {
        services.log.error({ err: error, domain_id: domain.id }, 'the turn of a schedule broke off; it is still due');
        if (failed.push(domain.id) >= FAILURES) break;
      }
    }
    if (due.length < BATCH) break;
  }
  return answers;
}
