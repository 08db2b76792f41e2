import type { Crawl, Domain } from '@linkvitals/contract/types';
import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { crawlQuery, crawlsQuery, isUnderWay } from '../../../api/crawl-queries.ts';
import { domainQuery } from '../../../api/domain-queries.ts';
import { useRights } from '../../../api/rights.ts';
import { shownState } from '../../../api/shown-state.ts';
import { pagePaths } from '../../../page-paths.ts';
import { Moment } from '../../../parts/labels/moment.tsx';
import { ErrorNote, Note } from '../../../parts/page/note.tsx';
import { SkeletonRows } from '../../../parts/page/skeleton.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { CrawlFailure } from '../crawls/crawl-failure.tsx';
import { LiveCrawl } from '../crawls/live-crawl.tsx';
import { WhoWasNotified } from '../crawls/who-was-notified.tsx';
import { CrawlFacts } from './crawl-facts.tsx';
import { FirstFixes } from './first-fixes.tsx';
import { MonitoringNudge } from './monitoring-nudge.tsx';
import { ScoreCurve } from './score-curve.tsx';
import { ScorePart } from './score-part.tsx';
import { VerifyCard } from './verify-card.tsx';
import { WhatChanged } from './what-changed.tsx';

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

/** The newest completed crawl and the one before it. Their scores are compared if they have the same version. */
function useLatestCrawls(domainId: string) {
  const list = useInfiniteQuery(crawlsQuery(domainId));
  const crawls = list.data?.pages.flatMap(({ data }) => data);
  const [latest, before] = crawls?.filter(({ state }) => state === 'completed') ?? [];
  const isComparable = latest !== undefined && before?.score_version === latest.score_version;
  return {
    list,
    newest: crawls?.[0],
    latest,
    before,
    scoreBefore: isComparable ? (before?.health_score ?? null) : null,
  };
}

function LastFailure({ crawl }: { readonly crawl: Crawl | undefined }) {
  const texts = useTexts().domain;
  if (crawl === undefined || shownState(crawl) !== 'failed') return null;
  return (
    <Note tone="critical">
      {texts.failed} <CrawlFailure crawl={crawl} />{' '}
      <span class="small">{crawl.finished_at && <Moment at={crawl.finished_at} />}</span>{' '}
      <Link to={pagePaths.crawl} params={{ domainId: crawl.domain_id, crawlId: crawl.id }}>
        {texts.facts.see}
      </Link>{' '}
      <WhoWasNotified />
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

/** The overview of a domain: how it stands, what to fix first, and what changed. */
export function OverviewPage() {
  const texts = useTexts().domain;
  const { domainId } = useParams({ from: '/signed-in/domains/$domainId' });
  const { data: domain } = useSuspenseQuery(domainQuery(domainId));
  const { list, newest, latest, before, scoreBefore } = useLatestCrawls(domainId);
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
          {isVerified && <MonitoringNudge domain={domain} />}
          <div class="card overview">
            <ScorePart crawl={latest} before={scoreBefore} />
            <ScoreCurve domain={domain} />
            <CrawlFacts domain={domain} crawl={latest} />
          </div>
          <FirstFixes domain={domain} />
          <WhatChanged domain={domain} crawl={latest} before={before} />
        </>
      )}
    </>
  );
}
