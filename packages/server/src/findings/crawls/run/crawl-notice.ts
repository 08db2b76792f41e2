import { severityOf } from '../../../outgoing/events/index.ts';
import type { CrawlEnd } from '../../../outgoing/notifications/index.ts';
import type { SettledIssues } from '../../issues/index.ts';
import type { CrawlRow } from '../crawl-row.ts';

/** Content of the notifications about the end of a crawl. */
export type Notice = Pick<CrawlEnd, 'message' | 'broken'>;

type Ended = Pick<CrawlRow, 'id' | 'domain_id' | 'hostname'>;

const subjectOf = ({ id, domain_id, hostname }: Ended, { all, brokenLinks: own }: SettledIssues) => ({
  hostname,
  domain_id,
  crawl_id: id,
  changes: {
    new: own.new + own.reopened,
    fixed: own.fixed,
    persisting: own.persisting,
    inconclusive: own.inconclusive,
    other_new: all.new + all.reopened - own.new - own.reopened,
    other_fixed: all.fixed - own.fixed,
  },
});

interface Completed {
  readonly issues: SettledIssues;
  readonly pages: number;
  /** Broken targets, ignored ones included. */
  readonly broken: number;
  readonly score: number | null;
  readonly seconds: number;
}

export function completedNotice(crawl: Ended, { issues, pages, broken, score, seconds }: Completed): Notice {
  const result = { ...subjectOf(crawl, issues), broken, score };
  const message = { ...result, kind: 'crawl_completed', pages, duration_seconds: seconds } as const;
  if (broken === 0) return { message };
  return { message, broken: { ...result, kind: 'broken_links', severity: severityOf(broken) } };
}

type Failed = Pick<Extract<CrawlEnd['message'], { kind: 'crawl_failed' }>, 'pages' | 'error' | 'error_code'> & {
  readonly issues: SettledIssues;
};

export const failedNotice = (crawl: Ended, { issues, ...failure }: Failed): Notice => ({
  message: { ...subjectOf(crawl, issues), kind: 'crawl_failed', ...failure },
});
