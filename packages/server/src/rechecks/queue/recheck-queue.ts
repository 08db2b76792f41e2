import { longestPauseMs, type Queue } from '../../attempts/index.ts';

/** Pauses after attempts that failed for a reason on our side, s. */
export const SCHEDULE = [5, 30] as const;

/** Two issues of a domain are looked at at once: a site gets no more requests from them than from a slow crawl. */
export const recheckQueue: Queue = {
  table: 'issue_rechecks',
  lane: ['domain_id'],
  index: 'issue_rechecks__state__domain_id__next_attempt_at',
  longestWaitMs: () => longestPauseMs(SCHEDULE),
};
