import { longestPauseMs, type Queue } from '../../../outgoing/attempts/index.ts';

/** Pauses in seconds after attempts that failed for an internal reason */
export const SCHEDULE = [5, 30] as const;

/**
 * The queue of rechecks. It takes two issues of a domain at once: a site gets no more requests than from a slow crawl.
 */
export const recheckQueue: Queue = {
  table: 'issue_rechecks',
  lane: ['domain_id'],
  index: 'issue_rechecks__state__domain_id__next_attempt_at',
  longestWaitMs: () => longestPauseMs(SCHEDULE),
};
