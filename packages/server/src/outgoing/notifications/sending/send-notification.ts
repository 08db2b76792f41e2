import type { Services } from '../../../context.ts';
import type { NotificationResult } from '../../../platform/meter.ts';
import { timeOfStatement } from '../../../platform/storage/index.ts';
import { keepLease, listNext } from '../../attempts/index.ts';
import { notificationQueue } from '../queue/notification-queue.ts';
import type { ReadReports } from './attached-reports.ts';
import { type Claimed, claimNotification } from './claim-notification.ts';
import { gatherAlerts } from './gather-alerts.ts';
import { findFirstGathered } from './gather-store.ts';
import { sendAttempt } from './send-attempt.ts';
import { settleAttempt } from './settle-attempt.ts';

interface SendInput {
  readonly notificationId: string;
  /** Aborted: no attempt begins any more. A running attempt ends by itself, within 30 s. */
  readonly signal?: AbortSignal | undefined;
  /** Reads the attachments of summaries; undefined: there are none. */
  readonly readReports?: ReadReports | undefined;
  /** Returns a number from 0 to 1 that spreads retries. Default: Math.random. */
  readonly random?: () => number;
}

/** Result of an alarm; with the last four, no attempt was made. */
export type SendOutcome = NotificationResult | 'aborted' | 'early' | 'taken' | 'busy' | 'ended';

/**
 * Makes the attempt of an alarm, if its row is due: claim, send, settle, each in a transaction of its own. When the process dies after the
 * claim, the lease ends and the attempt is made again. Of alerts that are one message, the attempt is that of the first one.
 */
export async function sendNotification(services: Services, input: SendInput): Promise<SendOutcome> {
  const { notificationId, signal } = input;
  if (signal?.aborted) return 'aborted';
  const { alarms, clock, db } = services;
  const id = (await findFirstGathered(db.knex, notificationId)) ?? notificationId;
  const claim = await claimNotification(services, id);
  if (claim.kind === 'early') await alarms.wake(claim.row.lane, { id, at: clock.now() + claim.waitMs });
  if (claim.row !== undefined) await alarms.wake(claim.row.lane, claim.next);
  if (claim.kind !== 'claimed') return claim.kind;
  const { lane, channel, kind, crawl_id } = claim.row;
  const started = clock.monotonic();
  const { sent, settled, gathered } = await inSlot(services, claim, input);
  const { outcome, retryInMs } = settled;
  const ms = Math.round(clock.monotonic() - started);
  services.meter.notificationTried({ channel, outcome });
  const what = { notification_id: id, channel, kind, crawl_id, attempt: claim.number, gathered: gathered.length };
  // The text of the server is in the log that the owner sees.
  services.log.info({ ...what, status: sent.status, ms, outcome }, 'notification attempted');
  if (outcome === 'retrying') await alarms.wake(lane, { id, at: clock.now() + retryInMs });
  const [next] = await listNext(db.knex, notificationQueue, [claim], { of: { lane }, now: timeOfStatement(db) });
  await alarms.wake(lane, next);
  return outcome;
}

/** Sends the notification while it occupies a slot of its lane. */
async function inSlot(services: Services, claim: Claimed, { readReports, random = Math.random }: SendInput) {
  await using _lease = keepLease(services, { table: 'notifications', id: claim.row.id, token: claim.token });
  const gathered = await gatherAlerts(services, claim);
  services.onPoint?.('before-notification');
  const sent = await sendAttempt(services, claim, { gathered, readReports });
  services.onPoint?.('after-notification');
  return { sent, gathered, settled: await settleAttempt(services, { claim, gathered, sent, random: random() }) };
}
