import type { Crawl, Domain } from '@linkvitals/contract/types';
import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { crawlQuery, crawlsQuery, isUnderWay } from '../../../api/crawl-queries.ts';
import { domainQuery } from '../../../api/domain-queries.ts';
import { issuesQuery } from '../../../api/issue-queries.ts';
import { useRights } from '../../../api/rights.ts';
import { shownState } from '../../../api/shown-state.ts';
import { ErrorNote, Note } from '../../../parts/page/note.tsx';
import { SkeletonRows } from '../../../parts/page/skeleton.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { CrawlFailure } from '../crawls/crawl-failure.tsx';
import { LiveCrawl } from '../crawls/live-crawl.tsx';
import { IssueList } from '../issues/issue-list.tsx';
import { ScoreCard } from './score-card.tsx';
import { Stats } from './stats.tsx';
import { VerifyCard } from './verify-card.tsx';

const LATEST = 5;

function RunningCrawl({ crawlId }: { readonly crawlId: string }) {
  // The layout of the domain follows the crawl.
  const { data: crawl } = useQuery(crawlQuery(crawlId));
  if (crawl === undefined || !isUnderWay(crawl.state)) return null;
  return (
    <div class="card pad">
      <LiveCrawl crawl={crawl} />
    </div>
  );
}

function LatestIssues({ domain }: { readonly domain: Domain }) {
  const texts = useTexts().domain;
  // Errors are shown before warnings and notices.
  const severity = domain.metrics.issue_counts?.error ? 'error' : undefined;
  const list = useInfiniteQuery(issuesQuery(domain.id, { state: 'open', severity, q: undefined, sort: undefined }));
  if (list.data === undefined) return list.isError ? <ErrorNote error={list.error} /> : <SkeletonRows rows={3} />;
  const [first] = list.data.pages;
  const issues = first?.data.slice(0, LATEST) ?? [];
  const title = severity === undefined ? texts.latest : texts.latestErrors;
  return (
    <section class="stack tight" aria-label={title}>
      <div class="row end">
        <h2>{title}</h2>
        <Link to="/domains/$domainId/issues" params={{ domainId: domain.id }}>
          {texts.allIssues}
        </Link>
      </div>
      {issues.length === 0 ? <p class="card pad muted">{texts.noIssues}</p> : <IssueList issues={issues} />}
    </section>
  );
}

/** The newest completed crawl, and the score of the one before it, if the two scores have the same version. */
function useLatestScores(domainId: string) {
  const list = useInfiniteQuery(crawlsQuery(domainId));
  const crawls = list.data?.pages.flatMap(({ data }) => data);
  const [latest, before] = crawls?.filter(({ state }) => state === 'completed') ?? [];
  const isComparable = latest !== undefined && before?.score_version === latest.score_version;
  return { list, newest: crawls?.[0], latest, before: isComparable ? (before?.health_score ?? null) : null };
}

function LastFailure({ crawl }: { readonly crawl: Crawl | undefined }) {
  const texts = useTexts().domain;
  if (crawl === undefined || shownState(crawl) !== 'failed') return null;
  return (
    <Note tone="critical">
      {texts.failed} <CrawlFailure crawl={crawl} />
    </Note>
  );
}

/** Instructions to verify the domain, for people who may edit it. */
function Unverified({ domain }: { readonly domain: Domain }) {
  const { verify } = useTexts().domain;
  if (!useRights()(domain.id).has('edit')) return <Note tone="accent">{verify.mayNot}</Note>;
  return (
    <div class="card pad stack">
      <h2>{verify.title}</h2>
      <VerifyCard domain={domain} />
    </div>
  );
}

/** The overview of a domain: its score and state first, its issues below. */
export function OverviewPage() {
  const texts = useTexts().domain;
  const { domainId } = useParams({ from: '/signed-in/domains/$domainId' });
  const { data: domain } = useSuspenseQuery(domainQuery(domainId));
  const { list, newest, latest, before } = useLatestScores(domainId);
  const isVerified = domain.verification_status === 'verified';
  const running = isUnderWay(domain.last_crawl?.state) ? domain.last_crawl : null;
  return (
    <>
      {!isVerified && <Unverified domain={domain} />}
      {running && <RunningCrawl crawlId={running.id} />}
      <LastFailure crawl={newest} />
      {isVerified && domain.last_crawl === null && (
        <div class="card pad stack tight">
          <h2>{texts.firstCrawl.title}</h2>
          <p class="muted">{texts.firstCrawl.text}</p>
        </div>
      )}
      {list.isError && <ErrorNote error={list.error} />}
      {list.isPending && domain.health_score !== null && <SkeletonRows rows={4} />}
      {latest && (
        <>
          <div class="overview">
            <ScoreCard crawl={latest} before={before} />
            <Stats domain={domain} crawl={latest} />
          </div>
          <LatestIssues domain={domain} />
        </>
      )}
    </>
  );
}
