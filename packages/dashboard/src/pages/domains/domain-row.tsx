import { hostText } from '@linkvitals/contract/readable/host';
import type { Domain, RecentCrawl } from '@linkvitals/contract/types';
import { Link } from '@tanstack/react-router';
import { shownState } from '../../api/shown-state.ts';
import { pagePaths } from '../../page-paths.ts';
import { Moment } from '../../parts/labels/moment.tsx';
import { Name } from '../../parts/labels/name.tsx';
import { Score } from '../../parts/labels/score.tsx';
import { VerificationBadge } from '../../parts/labels/verification-badge.tsx';
import { useFormat, useTexts } from '../../texts/texts.tsx';
import { CrawlStrip } from './crawl-strip.tsx';
import { DomainLink } from './domain-link.tsx';
import { RecentErrorsLink } from './recent-errors-link.tsx';
import { RowActions } from './row-actions.tsx';

/** The end of the last crawl, or its progress. The state is shown unless the crawl completed. */
function LastCrawl({ crawl }: { readonly crawl: Domain['last_crawl'] }) {
  const { domains } = useTexts();
  if (crawl === null) return <span class="muted">{domains.notCrawled}</span>;
  const state = shownState(crawl);
  if (crawl.finished_at === null) return <b class="crawl-mark running">{domains.crawl[state]}</b>;
  return (
    <>
      <Moment at={crawl.finished_at} />
      {state === 'failed' && (
        <>
          , <b class="crawl-mark critical">{domains.crawl.failed}</b>
        </>
      )}
      {state === 'canceled' && `, ${domains.crawl.canceled}`}
    </>
  );
}

function NextCrawl({ domain }: { readonly domain: Domain }) {
  const { domains } = useTexts();
  if (domain.next_crawl_at !== null) return <Moment at={domain.next_crawl_at} />;
  const text = domain.verification_status === 'verified' ? domains.unscheduled : domains.afterVerification;
  return <span class="muted">{text}</span>;
}

/** The number of open issues, which leads to them. */
function Issues({ domain }: { readonly domain: Domain }) {
  const { domains } = useTexts();
  const format = useFormat();
  const counts = domain.metrics.issue_counts;
  if (counts === null) return <span class="muted">–</span>;
  const { error, warning, notice } = counts;
  const all = error + warning + notice;
  if (all === 0) return <span class="muted">0</span>;
  return (
    <Link
      className="issue-count"
      to={pagePaths.issues}
      params={{ domainId: domain.id }}
      title={domains.issueParts(error, warning, notice)}
      aria-label={domains.issuesAt(all, hostText(domain.hostname))}
    >
      {format.number(all)}
    </Link>
  );
}

/** A link to the errors of the last 24 hours; renders nothing when there are none. */
function RecentErrors({ domain }: { readonly domain: Domain }) {
  const { domains } = useTexts();
  const count = domain.metrics.recent_errors ?? 0;
  if (count === 0) return null;
  return (
    <RecentErrorsLink domain={domain} label={domains.news.countAt(count, hostText(domain.hostname))}>
      {domains.news.count(count)}
    </RecentErrorsLink>
  );
}

interface DomainRowProps {
  readonly domain: Domain;
  /** The last crawls, oldest first. */
  readonly crawls: readonly RecentCrawl[];
}

/** One domain of the list. */
export function DomainRow({ domain, crawls }: DomainRowProps) {
  const { columns, readOnly } = useTexts().domains;
  return (
    <tr>
      <td>
        <div class="domain-name">
          <DomainLink domain={domain}>
            <Name text={hostText(domain.hostname)} />
          </DomainLink>
          <VerificationBadge status={domain.verification_status} />
          {domain.read_only && <span class="small muted">{readOnly}</span>}
        </div>
      </td>
      <td>
        <Score score={domain.health_score} status={domain.health_status} />
      </td>
      <td class="num" data-label={columns.issues}>
        <Issues domain={domain} />
        <RecentErrors domain={domain} />
      </td>
      <td class="whole" data-label={columns.lastCrawl}>
        <LastCrawl crawl={domain.last_crawl} />
        <CrawlStrip hostname={hostText(domain.hostname)} crawls={crawls} />
      </td>
      <td class="whole" data-label={columns.nextCrawl}>
        <NextCrawl domain={domain} />
      </td>
      <td class="whole">
        <RowActions domain={domain} />
      </td>
    </tr>
  );
}
