import type { Queue } from '../../attempts/index.ts';

/** Two issues of a domain are looked at at once: a site gets no more requests from them than from a slow crawl. */
export const recheckQueue: Queue = {
  table: 'issue_rechecks',
  lane: ['domain_id'],
  index: 'issue_rechecks__state__domain_id__next_attempt_at',
};
