import { longestPauseMs, type Queue } from '../../attempts/index.ts';

/** Pauses after failed attempts, s: what fails is the database or the bucket. */
export const SCHEDULE = [10, 60, 300] as const;

/** Two reports of an account are made at once: a large one delays nobody else's. */
export const reportQueue: Queue = {
  table: 'reports',
  lane: ['account_id'],
  index: 'reports__state__account_id__next_attempt_at',
  longestWaitMs: () => longestPauseMs(SCHEDULE),
};
