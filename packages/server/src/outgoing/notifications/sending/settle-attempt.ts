import type { Services } from '../../../context.ts';
import type { NotificationResult } from '../../../platform/meter.ts';
import { transaction } from '../../../platform/storage/index.ts';
import { nextAttemptAt, settleRows, settling } from '../../attempts/index.ts';
import type { NotificationRow } from '../notification-row.ts';
import { notificationQueue } from '../queue/notification-queue.ts';
import { lockForEnd, updateLastAttempt } from '../settings/settings-store.ts';
import type { Claimed } from './claim-notification.ts';
import { type GatheredRow, settleGathered } from './gather-store.ts';
import type { SentAttempt } from './send-attempt.ts';

interface Settled {
  readonly outcome: NotificationResult;
  /** Milliseconds to wait, with `retrying`. */
  readonly retryInMs: number;
}

interface Ended {
  readonly claim: Claimed;
  /** Alerts that were sent in the same message. */
  readonly gathered: readonly Pick<GatheredRow, 'id'>[];
  readonly sent: SentAttempt;
  /** A number from 0 to 1 that spreads retries. */
  readonly random: number;
}

/** Stores the result of an attempt and its consequences, in one transaction. */
export function settleAttempt(services: Services, ended: Ended): Promise<Settled> {
  const { claim, gathered, sent } = ended;
  const { id, account_id: accountId, channel } = claim.row;
  return transaction(
    services.db,
    async (trx): Promise<Settled> => {
      const now = await lockForEnd(services.db, trx, accountId);
      if (now === undefined) return { outcome: 'lost', retryInMs: 0 };
      const settlement = settlementOf(services, ended, now);
      const isSettled = (await settleRows(trx, notificationQueue, [{ id, token: claim.token }], settlement)) > 0;
      // A message that arrived covers the others too, also when the domain of its own alert was deleted meanwhile.
      if (isSettled || sent.error === null) {
        await settleGathered(
          trx,
          gathered.map((other) => other.id),
          settlement,
        );
      }
      if (isSettled) {
        await updateLastAttempt(trx, { accountId, channel }, { at: services.clock.now(), error: sent.error });
      }
      return {
        outcome: isSettled ? outcomeOf(settlement) : 'lost',
        retryInMs: (settlement.next_attempt_at ?? now) - now,
      };
    },
    settling(services),
  );
}

type Settlement = Pick<
  NotificationRow,
  'state' | 'attempts' | 'next_attempt_at' | 'last_attempt_at' | 'last_error' | 'finished_at'
>;

const outcomeOf = ({ state }: Settlement): NotificationResult => {
  if (state === 'pending') return 'retrying';
  return state === 'sent' ? 'sent' : 'failed';
};

/** Decides what follows from an attempt. Every failure is retried: the cause of a 5xx or 404 is often a setting that can be corrected. */
function settlementOf(
  { config, clock }: Services,
  { claim: { number }, sent, random }: Ended,
  now: number,
): Settlement {
  const at = clock.now();
  const attempt = { attempts: number, last_attempt_at: at, last_error: sent.error };
  if (sent.error === null) return { ...attempt, state: 'sent', next_attempt_at: null, finished_at: at };
  const next = nextAttemptAt(
    { number, endedAt: now, retryAfterMs: sent.retryAfterMs },
    { scheduleSeconds: config.notificationRetrySeconds, random, maxStretch: Number.POSITIVE_INFINITY },
  );
  if (next === undefined) return { ...attempt, state: 'failed', next_attempt_at: null, finished_at: at };
  return { ...attempt, state: 'pending', next_attempt_at: next, finished_at: null };
}
