import type { Queue } from '../../attempts/index.ts';

/**
 * Milliseconds after which a notification is too old to send, so that a server that was away sends no flood of old ones. Quiet hours and
 * pauses end before.
 */
export const SENT_WITHIN_MS = 3 * 24 * 60 * 60 * 1000;

export const notificationQueue: Queue = {
  table: 'notifications',
  lane: ['account_id', 'lane'],
  index: 'notifications__state__lane__account_id__next_attempt_at',
  longestWaitMs: () => SENT_WITHIN_MS,
};
