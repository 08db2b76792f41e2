import { CrawlFailure } from './crawl-failure.tsx';
import '../issues/issues.css';
import { ignoredBroken } from '@linkvitals/contract/score-parts';
import type { Crawl, Target } from '@linkvitals/contract/types';
import { isApiError } from '@linkvitals/sdk';
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { brokenLinksQuery, crawlQuery, isUnderWay } from '../../../api/crawl-queries.ts';
import { shownState } from '../../../api/shown-state.ts';
import { pagePaths } from '../../../page-paths.ts';
import { DateTime } from '../../../parts/labels/date-time.tsx';
import { Score } from '../../../parts/labels/score.tsx';
import { ErrorNote, Note } from '../../../parts/page/note.tsx';
import { SkeletonRows } from '../../../parts/page/skeleton.tsx';
import { ShowMore } from '../../../parts/tables/show-more.tsx';
import { useFormat, useTexts } from '../../../texts/texts.tsx';
import { Fact } from '../facts/fact.tsx';
import { FirstPlace } from '../facts/first-place.tsx';
import { FoundUrl } from '../facts/found-url.tsx';
import { IgnoredMark } from '../facts/ignored-mark.tsx';
import { responseCode } from '../facts/response-code.ts';
import { LinkHeads, LinkPages } from '../results/link-pages.tsx';
import { CrawlNotes } from './crawl-notes.tsx';
import { CrawlState } from './crawl-state.tsx';
import { LiveCrawl } from './live-crawl.tsx';
import { useLiveCrawl } from './use-live-crawl.ts';
import { WhoWasNotified } from './who-was-notified.tsx';

function Facts({ crawl }: { readonly crawl: Crawl }) {
  const { crawls } = useTexts();
  const format = useFormat();
  const ignored = ignoredBroken(crawl);
  const at = (time: string | null) => (time === null ? '–' : <DateTime at={time} />);
  return (
    <dl>
      <Fact name={crawls.start}>
        <FoundUrl url={crawl.url} />
      </Fact>
      <Fact name={crawls.started}>{at(crawl.started_at)}</Fact>
      <Fact name={crawls.finished}>{at(crawl.finished_at)}</Fact>
      {crawl.duration_seconds !== null && <Fact name={crawls.took}>{format.duration(crawl.duration_seconds)}</Fact>}
      <Fact name={crawls.pages}>{format.number(crawl.progress.pages_crawled)}</Fact>
      <Fact name={crawls.differentLinks}>{format.number(crawl.progress.targets_found)}</Fact>
      {crawl.stats && <Fact name={crawls.links}>{format.number(crawl.stats.total_links)}</Fact>}
      <Fact name={crawls.broken}>
        {format.number(crawl.progress.broken)}
        {ignored > 0 && `, ${crawls.ofThemIgnored(ignored)}`}
      </Fact>
      <Fact name={crawls.limits}>
        {crawls.limitsValue(format.number(crawl.max_pages), format.number(crawl.depth_limit))}
      </Fact>
    </dl>
  );
}

function BrokenLink({ target }: { readonly target: Target }) {
  const { issues } = useTexts();
  const reason = Object.hasOwn(issues.reasons, target.reason) ? issues.reasons[target.reason] : issues.unknownReason;
  const [first] = target.found_on;
  return (
    <li class="result compact">
      <span class="code critical">{responseCode(target) ?? '✕'}</span>
      <div class="result-main">
        <div>
          <FoundUrl url={target.url} oneLine />
        </div>
        <div>
          {reason}
          {target.issue?.ignored && <IgnoredMark ignored={target.issue.ignored} />}
          {first && <FirstPlace place={first} pages={target.found_on_pages} />}
        </div>
      </div>
      <LinkPages count={target.found_on_pages} />
    </li>
  );
}

function BrokenLinks({
  domainId,
  crawl: { id: crawlId, state },
}: {
  readonly domainId: string;
  readonly crawl: Crawl;
}) {
  const { crawls, results } = useTexts();
  const list = useInfiniteQuery(brokenLinksQuery(crawlId));
  if (list.isError && isApiError(list.error, 'results_expired')) return <p class="card pad muted">{crawls.gone}</p>;
  if (list.data === undefined) return list.isError ? <ErrorNote error={list.error} /> : <SkeletonRows rows={4} />;
  const targets = list.data.pages.flatMap(({ data }) => data);
  return (
    <section class="stack tight" aria-label={crawls.brokenTitle}>
      <div class="row end">
        <h2>{crawls.brokenTitle}</h2>
        <Link to={pagePaths.resultLinks} params={{ domainId }} search={{ crawl: crawlId, verdict: 'any' }}>
          {crawls.allResults}
        </Link>
      </div>
      {targets.length === 0 ? (
        <p class="card pad muted">{state === 'failed' ? results.endedEarly : crawls.noBroken}</p>
      ) : (
        <div class="card link-list">
          <LinkHeads />
          <ul>
            {targets.map((target) => (
              <BrokenLink key={target.id} target={target} />
            ))}
          </ul>
        </div>
      )}
      <ShowMore list={list} />
    </section>
  );
}

/** The page of one crawl: its progress and its results, updated while it is under way. */
export function CrawlPage() {
  const { crawls } = useTexts();
  const { domainId, crawlId } = useParams({ from: '/signed-in/domains/$domainId/crawls/$crawlId' });
  useSuspenseQuery(crawlQuery(crawlId));
  const crawl = useLiveCrawl(crawlId);
  if (crawl === undefined) return null;
  return (
    <>
      {crawl.error && (
        <Note tone={shownState(crawl) === 'canceled' ? 'unknown' : 'critical'}>
          <CrawlFailure crawl={crawl} /> <WhoWasNotified />
        </Note>
      )}
      <CrawlNotes crawl={crawl} />
      {isUnderWay(crawl.state) ? (
        <div class="card pad">
          <LiveCrawl crawl={crawl} />
        </div>
      ) : (
        <div class="card pad stack evidence">
          <div class="row">
            <h2>
              <DateTime at={crawl.started_at ?? crawl.queued_at} text={crawls.titleOf} />
            </h2>
            <CrawlState crawl={crawl} />
            <Score score={crawl.health_score} status={crawl.health_status} />
          </div>
          <Facts crawl={crawl} />
        </div>
      )}
      {crawl.started_at !== null && !isUnderWay(crawl.state) && <BrokenLinks domainId={domainId} crawl={crawl} />}
    </>
  );
}
