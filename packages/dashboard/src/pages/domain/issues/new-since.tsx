import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { crawlsQuery } from '../../../api/crawl-queries.ts';
import { issueCountsQuery } from '../../../api/issue-queries.ts';
import { useFormat, useTexts } from '../../../texts/texts.tsx';
import { useCompletedCrawls } from '../crawls/use-completed-crawls.ts';
import { NoCrawl } from '../no-crawl.tsx';
import { countOfTab, type IssuesSearch, type IssueTab } from './issues-search.ts';

/** The day of the completed crawl before the last one, which new issues are new against; undefined: unknown or none. */
function useComparedDay(domainId: string): string | undefined {
  const format = useFormat();
  const crawls = useInfiniteQuery(crawlsQuery(domainId)).data?.pages.flatMap(({ data }) => data);
  const [, before] = crawls?.filter(({ state }) => state === 'completed') ?? [];
  return before?.finished_at ? format.date(new Date(before.finished_at)) : undefined;
}

/** Since when the issues of the tab "New" are new. */
export function NewSince({ domainId }: { readonly domainId: string }) {
  const { issues } = useTexts();
  const day = useComparedDay(domainId);
  return day === undefined ? null : <p class="small muted">{issues.newSince(day)}</p>;
}

interface TabProps {
  readonly domainId: string;
  readonly tab: IssueTab;
  readonly search: IssuesSearch;
}

/** Nothing is new, which does not say that nothing is left. */
function NothingNew({ domainId }: Pick<TabProps, 'domainId'>) {
  const { issues } = useTexts();
  const format = useFormat();
  const day = useComparedDay(domainId);
  const { data: counts } = useQuery(issueCountsQuery(domainId));
  const open = counts && countOfTab(counts, 'open');
  return (
    <p class="card pad muted">
      {day === undefined ? issues.empty.new : issues.nothingNewSince(day)}{' '}
      {open && open.count > 0 && (
        <Link to="/domains/$domainId/issues" params={{ domainId }} search={{ state: 'open' }}>
          {issues.stillOpen(`${format.number(open.count)}${open.isLess ? '+' : ''}`)}
        </Link>
      )}
    </p>
  );
}

/** Why a tab lists nothing. */
export function NoIssues({ domainId, tab, search }: TabProps) {
  const { issues } = useTexts();
  const completed = useCompletedCrawls(domainId);
  if (completed?.length === 0) return <NoCrawl text={issues.noCrawl} />;
  if (search.q !== undefined || search.severity !== undefined) {
    return (
      <p class="card pad muted">
        {issues.noMatch(search.q)}{' '}
        <Link to="." search={{ state: search.state }}>
          {issues.showAll}
        </Link>
      </p>
    );
  }
  return tab === 'new' ? <NothingNew domainId={domainId} /> : <p class="card pad muted">{issues.empty[tab]}</p>;
}
