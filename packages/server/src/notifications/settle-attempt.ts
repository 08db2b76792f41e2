import { nextAttemptAt, settling } from '../attempts/index.ts';
import type { NotificationResult, Services } from '../context.ts';
import { readDatabaseNow, transaction } from '../storage/index.ts';
import { type Claimed, findNext, type Next } from './claim-notification.ts';
import type { SentAttempt } from './send-attempt.ts';
import { lockSettings, noteAttempt } from './settings-store.ts';
import { type Settlement, settleNotification } from './store.ts';

interface Settled {
  readonly outcome: NotificationResult;
  /** With `retrying`: the wait, ms. */
  readonly retryInMs: number;
  /** What has waited longest for the place of this attempt. */
  readonly next: Next | undefined;
}

interface Ended {
  readonly claim: Claimed;
  readonly sent: SentAttempt;
  /** 0 to 1. */
  readonly random: number;
}

/** Writes an attempt and what follows from it, all of it or nothing. */
export function settleAttempt(services: Services, ended: Ended): Promise<Settled> {
  const { claim, sent } = ended;
  const { notification, token } = claim;
  return transaction(
    services.db,
    async (trx): Promise<Settled> => {
      await lockSettings(trx, notification.account_id);
      const now = await readDatabaseNow(services.db, trx);
      const settlement = settlementOf(services, ended, now);
      const isOurs = await settleNotification(trx, { id: notification.id, token }, settlement);
      if (isOurs) {
        const channel = { accountId: notification.account_id, channel: notification.channel };
        await noteAttempt(trx, channel, { at: services.clock.now(), error: sent.error });
      }
      return {
        outcome: isOurs ? outcomeOf(settlement) : 'lost',
        retryInMs: (settlement.next_attempt_at ?? now) - now,
        next: await findNext(trx, notification, now),
      };
    },
    settling,
  );
}

const outcomeOf = ({ state }: Settlement): NotificationResult => {
  if (state === 'pending') return 'retrying';
  return state === 'sent' ? 'sent' : 'failed';
};

/** Every failure is retried: a 5xx or a 404 is as often a setting that somebody mends as it is for good. */
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
