import { keepLease, listNext } from '../../attempts/index.ts';
import type { Services } from '../../context.ts';
import type { NotificationResult } from '../../meter.ts';
import { timeOfStatement } from '../../storage/index.ts';
import { notificationQueue } from '../queue/notification-queue.ts';
import type { ReadReports } from './attached-reports.ts';
import { type Claimed, claimNotification } from './claim-notification.ts';
import { sendAttempt } from './send-attempt.ts';
import { settleAttempt } from './settle-attempt.ts';

interface SendInput {
  readonly notificationId: string;
  /** Aborted: no attempt is begun any more. One under way is let finish, it takes 30 s at most. */
  readonly signal?: AbortSignal | undefined;
  /** Reads what is attached to summaries; undefined: nothing is. */
  readonly readReports?: ReadReports | undefined;
  /** From 0 to 1, spreads retries. Default: Math.random. */
  readonly random?: () => number;
}

/** What became of an alarm; the last four made no attempt. */
export type SendOutcome = NotificationResult | 'aborted' | 'early' | 'taken' | 'busy' | 'ended';

/**
 * Makes the attempt that an alarm rang for, if the row says that one is due: claim, send, settle, each a transaction of
 * its own. A process that dies after the claim leaves a lease that runs out, then the attempt is made again.
 */
export async function sendNotification(services: Services, input: SendInput): Promise<SendOutcome> {
  const { notificationId: id, signal } = input;
  if (signal?.aborted) return 'aborted';
  const claim = await claimNotification(services, id);
  const { alarms, clock, db } = services;
  if (claim.kind === 'early') await alarms.wake(claim.row.lane, { id, at: clock.now() + claim.waitMs });
  if (claim.row !== undefined) await alarms.wake(claim.row.lane, claim.next);
  if (claim.kind !== 'claimed') return claim.kind;
  const { lane, channel, kind, crawl_id } = claim.row;
  const started = clock.monotonic();
  const { sent, settled } = await inLane(services, claim, input);
  const { outcome, retryInMs } = settled;
  const ms = Math.round(clock.monotonic() - started);
  services.meter.notificationTried({ channel, outcome });
  const what = { notification_id: id, channel, kind, crawl_id, attempt: claim.number };
  // What the other side said is in the log that the owner sees.
  services.log.info({ ...what, status: sent.status, ms, outcome }, 'notification attempted');
  if (outcome === 'retrying') await alarms.wake(lane, { id, at: clock.now() + retryInMs });
  const [next] = await listNext(db.knex, notificationQueue, [claim], { of: { lane }, now: timeOfStatement(db) });
  await alarms.wake(lane, next);
  return outcome;
}

/** The part of an attempt during which it has its slot. */
async function inLane(services: Services, claim: Claimed, { readReports, random = Math.random }: SendInput) {
  await using _lease = keepLease(services, { table: 'notifications', id: claim.row.id, token: claim.token });
  services.onPoint?.('before-notification');
  const sent = await sendAttempt(services, claim, readReports);
  services.onPoint?.('after-notification');
  return { sent, settled: await settleAttempt(services, { claim, sent, random: random() }) };
}
