import type { Queue } from '../../attempts/index.ts';

/** Two reports of an account are made at once: a large one delays nobody else's. */
export const reportQueue: Queue = {
  table: 'reports',
  lane: ['account_id'],
  index: 'reports__state__account_id__next_attempt_at',
};
