import type { Services } from '../../../context.ts';
import { type Claim, type ClaimedRow, claimRow, type Rules } from '../../attempts/index.ts';
import type { ChatChannel } from '../chat/chat-target.ts';
import { alertKinds, notificationQueue, SENT_WITHIN_MS } from '../queue/notification-queue.ts';
import { type Recipients, sameSettings } from '../settings/settings-store.ts';
import { type ClaimableNotification, listClaimable } from '../store.ts';

/** A notification that this process has claimed. */
export type Claimed = ClaimedRow<ClaimableNotification>;

/** Target of an attempt. */
export type Target =
  | { readonly channel: 'email'; readonly recipient: string; readonly optOut: Recipients['opt_out'] }
  | { readonly channel: ChatChannel; readonly sealed: NonNullable<Recipients['chat']> };

/** Claims a notification for one attempt. */
export function claimNotification(services: Services, id: string): Promise<Claim<ClaimableNotification>> {
  const { db, clock } = services;
  const rules: Rules<ClaimableNotification> = {
    queue: notificationQueue,
    read: (ids) => listClaimable(db, ids),
    endOf: (notification) => {
      const end = endWithoutAttempt(notification, clock.now());
      return end && { ...end, finished_at: clock.now() };
    },
    unchanged: (rows) =>
      sameSettings(
        db.knex,
        'notifications.account_id',
        rows.map(({ settings }) => settings),
      ),
  };
  return claimRow(services, rules, id);
}

/** Columns with which a notification ends that is not attempted any more; undefined: it is. */
export function endWithoutAttempt(notification: ClaimableNotification, at: number) {
  const { created_at, last_error, account_suspended_at } = notification;
  if (account_suspended_at !== null) return { state: 'canceled', last_error: 'The account was suspended.' };
  if (targetOf(notification) === undefined) {
    return { state: 'canceled', last_error: 'The recipient was taken off the settings, or unsubscribed.' };
  }
  return at - created_at >= SENT_WITHIN_MS ? { state: 'failed', last_error } : undefined;
}

/** Target by the settings at the time of the claim; undefined when the settings do not have it any more. */
export function targetOf({ channel, kind, recipient, settings }: ClaimableNotification): Target | undefined {
  if (channel === 'email') {
    const listed = settings.domain_recipients ?? settings.email_recipients;
    // The owners get alerts while nobody is listed, also if somebody is listed before they are sent.
    const isForOwner = settings.is_owner && (listed.length === 0 || alertKinds.has(kind));
    const isMeant = listed.includes(recipient ?? '') || isForOwner;
    if (recipient === null || !isMeant || settings.opt_out.opted_out_at !== null) return undefined;
    return { channel, recipient, optOut: settings.opt_out };
  }
  return settings.chat === null ? undefined : { channel, sealed: settings.chat };
}
