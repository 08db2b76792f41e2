import { contextFor } from '../accounts/index.ts';
import type { Context, Services } from '../context.ts';
import { type Executor, transaction } from '../storage/index.ts';
import type { DomainRow } from './domain-row.ts';
import { isReadOnly } from './read-only.ts';
import { followingCrawlAt, frequencyInForce } from './schedule.ts';
import { dueSchedules, moveSchedule } from './store.ts';

const AT_ONCE = 100;

/** What a turn is taken for; it belongs to a feature that imports this one, so the caller brings it. */
type OnDue<T> = (ctx: Context, trx: Executor, domain: DomainRow) => Promise<T>;

/**
 * Takes the scheduled crawls that are due: each is given to one caller, and `onDue` runs in the transaction that sets
 * the next one, so that a process that dies meanwhile has not taken it. A domain that may not be crawled now (not
 * verified, read-only) misses its turn.
 * @returns what `onDue` answered
 */
export async function takeDueSchedules<T>(services: Services, onDue: OnDue<T>): Promise<T[]> {
  const now = services.clock.now();
  const answers: T[] = [];
  for (const domain of await dueSchedules(services.db.knex, now, AT_ONCE)) {
    const ctx = await contextFor(services, domain.account_id, 'schedule');
    const frequency = frequencyInForce(domain.crawl_config.frequency, ctx.account.plan);
    const next = followingCrawlAt(frequency, { due: domain.next_crawl_at ?? now, now });
    const isItsTurn = domain.verification_status === 'verified' && !(await isReadOnly(ctx, domain));
    const taken = await transaction(services.db, async (trx) => {
      const isOurs = await moveSchedule(trx, domain, next);
      return isOurs && isItsTurn ? { answer: await onDue(ctx, trx, domain) } : undefined;
    });
    if (taken !== undefined) answers.push(taken.answer);
  }
  return answers;
}
