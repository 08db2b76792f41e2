import type { Issue, IssueStateCounts } from '@linkvitals/contract/types';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { issueCountsQuery, issuesQuery } from '../../../api/issue-queries.ts';
import { useReadUntilFound } from '../../../api/read-until-found.ts';
import { FoldingToolbar } from '../../../parts/fields/folding-toolbar.tsx';
import { SearchField } from '../../../parts/fields/search-field.tsx';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { SkeletonRows } from '../../../parts/page/skeleton.tsx';
import { Tabs } from '../../../parts/page/tabs.tsx';
import { ShowMore } from '../../../parts/tables/show-more.tsx';
import { useFormat, useTexts } from '../../../texts/texts.tsx';
import { CsvExport } from '../facts/csv-export.tsx';
import { csvPath, hitsOf } from '../facts/csv-path.ts';
import { SearchElsewhere } from '../facts/search-elsewhere.tsx';
import { ChosenIssue } from './chosen-issue.tsx';
import { IssueList } from './issue-list.tsx';
import {
  countOfTab,
  hitsOnTab,
  type IssuesSearch,
  type IssueTab,
  issueTabs,
  queryOfTab,
  severities,
  sorts,
} from './issues-search.ts';
import { NewHeading, NoIssues } from './new-since.tsx';

const FROM = '/signed-in/domains/$domainId/issues';

function TabCount({ counts, tab }: { readonly counts: IssueStateCounts; readonly tab: IssueTab }) {
  const format = useFormat();
  const { count, isLess } = countOfTab(counts, tab);
  return `${format.number(count)}${isLess ? '+' : ''}`;
}

function IssueTabs({ tab, search }: { readonly tab: IssueTab; readonly search: IssuesSearch }) {
  const { issues } = useTexts();
  const { domainId } = useParams({ from: FROM });
  const { data: counts } = useQuery(issueCountsQuery(domainId));
  return (
    <Tabs label={issues.navigation}>
      {issueTabs.map((one) => (
        <Link
          key={one}
          to="/domains/$domainId/issues"
          params={{ domainId }}
          search={{ ...search, state: one, issue: undefined }}
          aria-current={one === tab ? 'page' : undefined}
          activeProps={{}}
          activeOptions={{ explicitUndefined: true }}
        >
          {issues.tabs[one]}
          {/* The counts include all issues, not only those that match the search. */}
          <b>{counts && <TabCount counts={counts} tab={one} />}</b>
        </Link>
      ))}
    </Tabs>
  );
}

/** The parameters of the request for a tab with its filters and its order. */
const queryOf = (tab: IssueTab, { severity, q, sort }: IssuesSearch) => ({
  ...queryOfTab(tab),
  severity,
  q,
  sort: sort ?? ('severity' as const),
});

/** Fetches the issues of a tab. */
function useIssuesOf(domainId: string, tab: IssueTab, search: IssuesSearch) {
  const list = useInfiniteQuery(issuesQuery(domainId, queryOf(tab, search)));
  const issues = list.data?.pages.flatMap(({ data }) => data);
  useReadUntilFound(list);
  const { data: counts } = useQuery(issueCountsQuery(domainId));
  return { list, issues, hits: hitsOnTab(hitsOf(list), counts, { tab, search }) };
}

/** The issues, grouped by severity below its name, worst first. */
function BySeverity({ issues }: { readonly issues: readonly Issue[] }) {
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
              <IssueList issues={some} />
            </section>
          )
        );
      })}
    </>
  );
}

/** All issues of a domain, by state. */
export function IssuesPage() {
  const { issues: texts, issueRules } = useTexts();
  const { domainId } = useParams({ from: FROM });
  const search = useSearch({ from: FROM });
  const navigate = useNavigate();
  const tab = search.state ?? 'new';
  const { list, issues, hits } = useIssuesOf(domainId, tab, search);
  const others = issues?.filter(({ id }) => id !== search.issue) ?? [];
  // The issue that the followed link names may be on another tab.
  const isChosenListed = issues !== undefined && others.length < issues.length;
  const heading = tab === 'new' && hits && <NewHeading key="new" domainId={domainId} hits={hits} />;
  const onSearch = (next: IssuesSearch) =>
    void navigate({ to: '/domains/$domainId/issues', params: { domainId }, search: next, replace: true });
  return (
    <div class="stack">
      <IssueTabs tab={tab} search={search} />
      <FoldingToolbar
        search={<SearchField label={texts.search} value={search.q} onSearch={(q) => onSearch({ ...search, q })} />}
        chosen={[search.severity, search.sort]}
      >
        <select
          class="input"
          aria-label={texts.severity}
          value={search.severity ?? ''}
          onChange={({ currentTarget }) =>
            onSearch({ ...search, severity: severities.find((one) => one === currentTarget.value) })
          }
        >
          <option value="">{texts.anySeverity}</option>
          {severities.map((severity) => (
            <option key={severity} value={severity}>
              {texts.severities[severity]}
            </option>
          ))}
        </select>
        <select
          class="input"
          aria-label={texts.sort}
          value={search.sort ?? ''}
          onChange={({ currentTarget }) =>
            onSearch({ ...search, sort: sorts.find((one) => one === currentTarget.value) })
          }
        >
          <option value="">{texts.sorts.severity}</option>
          {sorts.map((one) => (
            <option key={one} value={one}>
              {texts.sorts[one]}
            </option>
          ))}
        </select>
        <CsvExport of="issues" hits={hits} path={csvPath(`domains/${domainId}/issues`, queryOf(tab, search))} />
      </FoldingToolbar>
      {isChosenListed && heading}
      {search.issue !== undefined && <ChosenIssue key={search.issue} issueId={search.issue} />}
      <SearchElsewhere domainId={domainId} q={search.q} here={tab} />
      {list.isError && <ErrorNote error={list.error} />}
      {issues === undefined && !list.isError && <SkeletonRows rows={5} />}
      {issues?.length === 0 && !list.isFetching && <NoIssues domainId={domainId} tab={tab} search={search} />}
      {!isChosenListed && others.length > 0 && heading}
      {others.length > 0 &&
        (search.sort === undefined && search.severity === undefined ? (
          <BySeverity issues={others} />
        ) : (
          <IssueList issues={others} />
        ))}
      <ShowMore list={list} />
      <p class="small">
        <Link to="/domains/$domainId/issues/rules" params={{ domainId }}>
          {issueRules.link}
        </Link>
      </p>
    </div>
  );
}
