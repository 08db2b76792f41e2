import { longestPauseMs, type Queue } from '../../../outgoing/attempts/index.ts';

/** Seconds of the pauses after failed attempts. Failures are those of the database or the bucket. */
export const SCHEDULE = [10, 60, 300] as const;

/** Queue of reports. Two reports of an account are made at once, so that a large one does not delay other accounts. */
export const reportQueue: Queue = {
  table: 'reports',
  lane: ['account_id'],
  index: 'reports__state__account_id__next_attempt_at',
  longestWaitMs: () => longestPauseMs(SCHEDULE),
};
