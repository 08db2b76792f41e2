import type { Crawl } from '@linkvitals/sdk';
import type { Column } from './columns.ts';

/** Lines about a crawl. */
export const crawlColumns: readonly Column<Crawl>[] = [
  ['ID', 'id'],
  ['DOMAIN', 'domain'],
  ['STATE', 'state'],
  ['ERROR', 'error'],
  ['TRIGGER', 'trigger'],
  ['SCORE', 'health_score'],
  ['PAGES READ', 'progress.pages_crawled'],
  ['LINKS CHECKED', 'progress.targets_checked'],
  ['BROKEN', 'progress.broken'],
  ['CUT SHORT', 'truncated'],
  ['QUEUED', 'queued_at'],
  ['STARTED', 'started_at'],
  ['FINISHED', 'finished_at'],
  ['RESULTS UNTIL', 'results_expire_at'],
];
