import '../../../parts/tables/table.css';
import '../compare/compare.css';
import { ignoredBroken } from '@linkvitals/contract/score-parts';
import type { Crawl } from '@linkvitals/contract/types';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'preact/hooks';
import { crawlsQuery } from '../../../api/crawl-queries.ts';
import { DateTime } from '../../../parts/labels/date-time.tsx';
import { Score } from '../../../parts/labels/score.tsx';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { SkeletonRows } from '../../../parts/page/skeleton.tsx';
import { ShowMore } from '../../../parts/tables/show-more.tsx';
import { useFormat, useTexts } from '../../../texts/texts.tsx';
import { CompareBar } from '../compare/crawl-compare-bar.tsx';
import { NoCrawl } from '../no-crawl.tsx';
import { CrawlDays } from './crawl-days.tsx';
import { CrawlState } from './crawl-state.tsx';
import { spanOf } from './crawls-search.ts';

interface Choice {
  readonly isChosen: boolean;
  /** Called when the box is changed; undefined when two other crawls are chosen. */
  readonly onChoose: ((isChosen: boolean) => void) | undefined;
}

/** A table cell with a box that chooses a completed crawl for a comparison. */
function ChooseCell({ crawl, choice }: { readonly crawl: Crawl; readonly choice: Choice }) {
  const { compare } = useTexts();
  const format = useFormat();
  if (crawl.state !== 'completed') return <td />;
  return (
    <td class="choose" data-label={compare.mark}>
      {/* The label enlarges the target for fingers. */}
      <label>
        <input
          type="checkbox"
          aria-label={compare.chooseCrawl(format.dateTime(new Date(crawl.started_at ?? crawl.queued_at)))}
          checked={choice.isChosen}
          disabled={choice.onChoose === undefined}
          onChange={({ currentTarget }) => choice.onChoose?.(currentTarget.checked)}
        />
      </label>
    </td>
  );
}

function CrawlRow({ crawl, choice }: { readonly crawl: Crawl; readonly choice: Choice | undefined }) {
  const { columns, changes, changesLong, triggers, ofThemIgnored } = useTexts().crawls;
  const format = useFormat();
  const { issues } = crawl;
  const at = crawl.started_at ?? crawl.queued_at;
  const ignored = ignoredBroken(crawl);
  return (
    <tr>
      {choice && <ChooseCell crawl={crawl} choice={choice} />}
      <td>
        <Link to="/domains/$domainId/crawls/$crawlId" params={{ domainId: crawl.domain_id, crawlId: crawl.id }}>
          <DateTime at={at} />
        </Link>
        <div class="small muted">{triggers[crawl.trigger]}</div>
      </td>
      <td>
        <CrawlState crawl={crawl} />
      </td>
      <td data-label={columns.score}>
        <Score score={crawl.health_score} status={crawl.health_status} />
      </td>
      <td class="num" data-label={columns.pages}>
        {format.number(crawl.progress.pages_crawled)}
      </td>
      <td class={crawl.progress.broken === 0 ? 'num zero' : 'num'} data-label={columns.broken}>
        {format.number(crawl.progress.broken)}
        {ignored > 0 && <div class="small muted">{ofThemIgnored(ignored)}</div>}
      </td>
      <td class="num" data-label={columns.changes}>
        {issues ? (
          <span title={changesLong(issues.new + issues.reopened, issues.fixed)}>
            {changes(issues.new + issues.reopened, issues.fixed)}
          </span>
        ) : (
          '–'
        )}
      </td>
      <td class="num" data-label={columns.took}>
        {crawl.duration_seconds === null ? '–' : format.duration(crawl.duration_seconds)}
      </td>
    </tr>
  );
}

const FROM = '/signed-in/domains/$domainId/crawls';

/** The page with the crawls of a domain, newest first: all, or those of some days. */
export function CrawlsPage() {
  const { crawls, domain, compare } = useTexts();
  const { domainId } = useParams({ from: FROM });
  const search = useSearch({ from: FROM });
  const navigate = useNavigate({ from: '/domains/$domainId/crawls' });
  const isFiltered = search.from !== undefined || search.to !== undefined;
  const list = useInfiniteQuery({ ...crawlsQuery(domainId, spanOf(search)), placeholderData: keepPreviousData });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  if (list.data === undefined) return list.isError ? <ErrorNote error={list.error} /> : <SkeletonRows rows={5} />;
  const rows = list.data.pages.flatMap(({ data }) => data);
  const { columns } = crawls;
  const isComparable = rows.filter(({ state }) => state === 'completed').length > 1;
  const choiceOf = ({ id }: Crawl): Choice | undefined =>
    isComparable
      ? {
          isChosen: chosen.includes(id),
          onChoose:
            chosen.length < 2 || chosen.includes(id)
              ? (isChosen) => setChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))
              : undefined,
        }
      : undefined;
  // The days before may have had no crawls, while those of all days are still being loaded.
  if (rows.length === 0 && !isFiltered && !list.isPlaceholderData) return <NoCrawl text={crawls.empty} />;
  return (
    <div class="crawl-history">
      <CrawlDays search={search} onChoose={(chosen) => void navigate({ search: chosen, replace: true })} />
      {rows.length === 0 && <p class="card pad muted">{crawls.days.none}</p>}
      {isComparable && (
        <CompareBar
          domainId={domainId}
          chosen={rows
            .map(({ id }) => id)
            .filter((id) => chosen.includes(id))
            .reverse()}
        />
      )}
      {rows.length > 0 && (
        <div class="card table-card">
          <table class="stacked" aria-label={domain.crawls}>
            <thead>
              <tr>
                {isComparable && (
                  <th scope="col">
                    <span class="unseen">{compare.link}</span>
                  </th>
                )}
                <th scope="col">{columns.when}</th>
                <th scope="col">{columns.state}</th>
                <th scope="col">{columns.score}</th>
                {[columns.pages, columns.broken, columns.changes, columns.took].map((column) => (
                  <th key={column} scope="col" class="num">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((crawl) => (
                <CrawlRow key={crawl.id} crawl={crawl} choice={choiceOf(crawl)} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <ShowMore list={list} />
    </div>
  );
}
