import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { issueCountsQuery } from '../../../api/issue-queries.ts';
import { Moment } from '../../../parts/labels/moment.tsx';
import { useFormat, useTexts } from '../../../texts/texts.tsx';
import { useCompletedCrawls } from '../crawls/use-completed-crawls.ts';
import type { Hits } from '../facts/csv-path.ts';
import { NoCrawl } from '../no-crawl.tsx';
import { countOfTab, type IssuesSearch, type IssueTab } from './issues-search.ts';

/** The end of the last completed crawl but one, with which new issues are compared; undefined when it is unknown or there is none. */
function useComparedTime(domainId: string): string | undefined {
  const [, before] = useCompletedCrawls(domainId) ?? [];
  return before?.finished_at ?? undefined;
}

interface NewHeadingProps {
  readonly domainId: string;
  /** The size of the list below the heading. */
  readonly hits: Hits;
}

/** The heading with the number of new issues and the time since which they are new. */
export function NewHeading({ domainId, hits: { count, isMore } }: NewHeadingProps) {
  const { issues } = useTexts();
  const at = useComparedTime(domainId);
  return (
    <div class="row tight">
      <h2>{issues.newCount(count, isMore)}</h2>
      {at !== undefined && (
        <p class="small muted">
          {issues.sincePrevious} <Moment at={at} />
        </p>
      )}
    </div>
  );
}

interface TabProps {
  readonly domainId: string;
  readonly tab: IssueTab;
  readonly search: IssuesSearch;
}

/** The text of a tab without new issues, with a link to those that are still open. */
function NothingNew({ domainId }: Pick<TabProps, 'domainId'>) {
  const { issues } = useTexts();
  const format = useFormat();
  const at = useComparedTime(domainId);
  const { data: counts } = useQuery(issueCountsQuery(domainId));
  const open = counts && countOfTab(counts, 'open');
  return (
    <p class="card pad muted">
      {issues.empty.new}{' '}
      {at !== undefined && (
        <>
          {issues.comparedWith} <Moment at={at} />.{' '}
        </>
      )}
      {open && open.count > 0 && (
        <Link to="/domains/$domainId/issues" params={{ domainId }} search={{ state: 'open' }}>
          {issues.stillOpen(`${format.number(open.count)}${open.isLess ? '+' : ''}`)}
        </Link>
      )}
    </p>
  );
}

/** The reason why a tab lists no issues. */
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
