import type { Queue } from '../../attempts/index.ts';

/**
 * News of a crawl that is older than this is none, ms; a server that was away sends no flood of it. Quiet hours and pauses end
 * before.
 */
export const SENT_WITHIN_MS = 3 * 24 * 60 * 60 * 1000;

export const notificationQueue: Queue = {
  table: 'notifications',
  lane: ['account_id', 'lane'],
  index: 'notifications__state__lane__account_id__next_attempt_at',
  longestWaitMs: () => SENT_WITHIN_MS,
};
