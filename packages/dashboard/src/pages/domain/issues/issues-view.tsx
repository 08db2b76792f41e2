import type { Issue } from '@linkvitals/contract/types';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { issueCountsQuery, issueQuery, issuesQuery } from '../../../api/issue-queries.ts';
import { useReadUntilFound } from '../../../api/read-until-found.ts';
import { pagePaths } from '../../../page-paths.ts';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { SkeletonRows } from '../../../parts/page/skeleton.tsx';
import { ShowMore } from '../../../parts/tables/show-more.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { hitsOf } from '../facts/csv-path.ts';
import { SearchElsewhere } from '../facts/search-elsewhere.tsx';
import { IssueList } from './issue-list.tsx';
import { hitsOnTab, type IssuesSearch, type IssueTab, queryOfTab, severities, tabOfOpen } from './issues-search.ts';
import { areSomeOld } from './new-mark.tsx';
import { NewHeading, NoIssues } from './new-since.tsx';

/** The parameters of the request for a tab with its filters and its order. */
export const queryOf = (tab: IssueTab, { severity, q, sort, fix }: IssuesSearch) => ({
  ...queryOfTab(tab),
  severity,
  q,
  fix_id: fix,
  sort: sort ?? ('severity' as const),
});

/** Fetches the issues of a tab. */
export function useIssues(domainId: string, tab: IssueTab, search: IssuesSearch, isWanted: boolean) {
  const list = useInfiniteQuery({ ...issuesQuery(domainId, queryOf(tab, search)), enabled: isWanted });
  const issues = list.data?.pages.flatMap(({ data }) => data);
  useReadUntilFound(list);
  const { data: counts } = useQuery(issueCountsQuery(domainId));
  return { list, issues, hits: hitsOnTab(hitsOf(list), counts, { tab, search }) };
}

/** The issue named by the link that somebody followed, with its details. It stays when its state changes. */
function ChosenIssue({ issueId }: { readonly issueId: string }) {
  const { data: issue, error } = useQuery(issueQuery(issueId));
  if (error !== null) return <ErrorNote error={error} />;
  return issue === undefined ? <SkeletonRows rows={1} /> : <IssueList issues={[issue]} isChosen />;
}

/** The issues, grouped by severity below its name, worst first. */
function BySeverity({ issues, marksNew }: { readonly issues: readonly Issue[]; readonly marksNew: boolean }) {
  const texts = useTexts().issues;
  const bySeverity = Map.groupBy(issues, ({ severity }) => severity);
  return (
    <>
      {severities.map((severity) => {
        const some = bySeverity.get(severity);
        return (
          some && (
            <section key={severity} class="stack tight" aria-label={texts.severities[severity]}>
              <h2>{texts.severities[severity]}</h2>
              <IssueList issues={some} marksNew={marksNew} />
            </section>
          )
        );
      })}
    </>
  );
}

/** A note that the list has the issues of one fix only, with the way back. */
function OnlyFix({ domainId }: { readonly domainId: string }) {
  const { fixes } = useTexts();
  return (
    <p class="muted">
      {fixes.onlyFix}{' '}
      <Link to={pagePaths.issues} params={{ domainId }}>
        {fixes.showAll}
      </Link>
    </p>
  );
}

interface IssuesViewProps extends ReturnType<typeof useIssues> {
  readonly domainId: string;
  readonly tab: IssueTab;
  readonly search: IssuesSearch;
}

/** The issues of a tab, one by one. */
export function IssuesView({ domainId, tab, search, list, issues, hits }: IssuesViewProps) {
  const others = issues?.filter(({ id }) => id !== search.issue) ?? [];
  // The issue that the followed link names may be on another tab.
  const isChosenListed = issues !== undefined && others.length < issues.length;
  const marksNew = areSomeOld(others.map((issue) => tabOfOpen(issue) === 'new'));
  const heading = tab === 'new' && hits && <NewHeading key="new" domainId={domainId} hits={hits} />;
  return (
    <>
      {search.fix !== undefined && <OnlyFix domainId={domainId} />}
      {isChosenListed && heading}
      {search.issue !== undefined && <ChosenIssue key={search.issue} issueId={search.issue} />}
      <SearchElsewhere domainId={domainId} q={search.q} here={tab} />
      {list.isError && <ErrorNote error={list.error} />}
      {issues === undefined && !list.isError && <SkeletonRows rows={5} />}
      {issues?.length === 0 && !list.isFetching && <NoIssues domainId={domainId} tab={tab} search={search} />}
      {!isChosenListed && others.length > 0 && heading}
      {others.length > 0 &&
        (search.sort === undefined && search.severity === undefined ? (
          <BySeverity issues={others} marksNew={marksNew} />
        ) : (
          <IssueList issues={others} marksNew={marksNew} />
        ))}
      <ShowMore list={list} />
    </>
  );
}
