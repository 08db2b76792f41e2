import type { NotificationChannel } from '@linkvitals/contract';
import type { Services } from '../context.ts';
import { type Executor, readDatabaseNow, transaction } from '../storage/index.ts';
import type { NotificationRow, SettingsRow } from './notification-row.ts';
import { lockSettings } from './settings-store.ts';
import { accountOf, countInFlight, endWaiting, findNotification, nextDue, takeLease } from './store.ts';

/** One account's channel holds this many attempts of the pool, no more: a Slack server that hangs delays its owner. */
export const MAX_IN_FLIGHT_PER_CHANNEL = 2;

/** News of a crawl that is older than this is none; a server that was away sends no flood of it. */
export const SENT_WITHIN_MS = 3 * 24 * 60 * 60 * 1000;

/** Where an attempt goes, as it was at the moment of the claim. */
export type Target =
  | { readonly channel: 'email'; readonly recipient: string }
  | { readonly channel: 'slack'; readonly url: { readonly ciphertext: string; readonly keyId: string } };

export interface Claimed {
  readonly kind: 'claimed';
  readonly notification: NotificationRow;
  readonly target: Target;
  /** 1 for the first. A crash after the claim does not use it up. */
  readonly number: number;
  /** Fences every later write. */
  readonly token: string;
}

type Outcome =
  | Claimed
  | ({ readonly kind: 'early'; readonly waitMs: number } & Next)
  /** `busy`: its channel has its attempts in flight. `taken`: another has it. `ended`: it waits no more, or is gone. */
  | { readonly kind: 'busy' | 'taken' | 'ended' };

/** Another of the same account and channel that is due, when there is a place for it. */
export interface Next {
  readonly id: string;
  readonly channel: NotificationChannel;
}

export type Claim = Outcome & { readonly next?: Next | undefined };

/**
 * Takes a notification for one attempt. The account's settings are locked first, here and wherever an attempt ends: that
 * makes the count of its attempts in flight exact and keeps the order of locks the same.
 */
export function claimNotification(services: Services, id: string): Promise<Claim> {
  return transaction(services.db, async (trx): Promise<Claim> => {
    const accountId = await accountOf(trx, id);
    const settings = accountId === undefined ? undefined : await lockSettings(trx, accountId);
    const notification = settings === undefined ? undefined : await findNotification(trx, id);
    if (settings === undefined || notification?.state !== 'pending') return { kind: 'ended' };
    const now = await readDatabaseNow(services.db, trx);
    if ((notification.lease_expires_at ?? 0) > now) return { kind: 'taken' };
    const target = targetOf(notification, settings);
    if (target === undefined || isOverdue(services, notification)) {
      const end = target === undefined ? canceled : givenUp(notification);
      await endWaiting(trx, id, { ...end, finished_at: services.clock.now() });
      return { kind: 'ended', next: await findNext(trx, notification, now) };
    }
    return takeDue(services, trx, { notification, target, now });
  });
}

const canceled = { state: 'canceled', last_error: 'The recipient was taken off the settings.' } as const;
const givenUp = ({ last_error }: NotificationRow) => ({ state: 'failed', last_error }) as const;

const isOverdue = ({ clock }: Services, { created_at }: NotificationRow): boolean =>
  clock.now() - created_at >= SENT_WITHIN_MS;

async function takeDue(
  services: Services,
  trx: Executor,
  { notification, target, now }: { notification: NotificationRow; target: Target; now: number },
): Promise<Claim> {
  const waitMs = (notification.next_attempt_at ?? 0) - now;
  if (waitMs > 0) return { kind: 'early', waitMs, id: notification.id, channel: notification.channel };
  const queue = { accountId: notification.account_id, channel: notification.channel };
  const inFlight = await countInFlight(trx, queue, now);
  if (inFlight >= MAX_IN_FLIGHT_PER_CHANNEL) return { kind: 'busy' };
  const token = services.ids.uuid();
  await takeLease(trx, notification.id, {
    owner: services.instance,
    token,
    expiresAt: now + services.config.leaseMs,
  });
  const hasRoom = inFlight + 1 < MAX_IN_FLIGHT_PER_CHANNEL;
  const next = hasRoom ? await findNext(trx, notification, now) : undefined;
  return { kind: 'claimed', notification, target, number: notification.attempts + 1, token, next };
}

/** What has waited longest for a place at the channel. */
export async function findNext(
  trx: Executor,
  { account_id, channel }: Pick<NotificationRow, 'account_id' | 'channel'>,
  now: number,
): Promise<Next | undefined> {
  const id = await nextDue(trx, { accountId: account_id, channel }, now);
  return id === undefined ? undefined : { id, channel };
}

/** Where it goes by the settings of now; undefined when it has no place there any more. */
function targetOf({ channel, recipient }: NotificationRow, settings: SettingsRow): Target | undefined {
  if (channel === 'email') {
    const isListed = recipient !== null && settings.email_recipients.includes(recipient);
    return isListed ? { channel, recipient } : undefined;
  }
  const { slack_url_ciphertext: ciphertext, slack_url_key_id: keyId } = settings;
  return ciphertext === null || keyId === null ? undefined : { channel, url: { ciphertext, keyId } };
}
