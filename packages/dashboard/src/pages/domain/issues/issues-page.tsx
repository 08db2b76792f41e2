import type { IssueStateCounts } from '@linkvitals/contract/types';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { domainQuery } from '../../../api/domain-queries.ts';
import { issueCountsQuery } from '../../../api/issue-queries.ts';
import { pagePaths } from '../../../page-paths.ts';
import { FilterSelect } from '../../../parts/fields/filter-select.tsx';
import { FoldingToolbar } from '../../../parts/fields/folding-toolbar.tsx';
import { SearchField } from '../../../parts/fields/search-field.tsx';
import { Tabs } from '../../../parts/page/tabs.tsx';
import { useFormat, useTexts } from '../../../texts/texts.tsx';
import { CsvExport } from '../facts/csv-export.tsx';
import { csvPath, type Hits } from '../facts/csv-path.ts';
import { FixFilters, SeverityFilter } from '../fixes/fix-filters.tsx';
import { FixesView, useFixes } from '../fixes/fixes-view.tsx';
import { countOfTab, type IssuesSearch, type IssueTab, isByFix, issueTabs } from './issues-search.ts';
import { IssuesView, queryOf, useIssues } from './issues-view.tsx';
import { Views } from './views.tsx';

const FROM = '/signed-in/domains/$domainId/issues';

function TabCount({ counts, tab }: { readonly counts: IssueStateCounts; readonly tab: IssueTab }) {
  const format = useFormat();
  const { count, isLess } = countOfTab(counts, tab);
  return `${format.number(count)}${isLess ? '+' : ''}`;
}

interface TabsProps {
  readonly tab: IssueTab;
  readonly search: IssuesSearch;
  readonly counts: IssueStateCounts | undefined;
}

function IssueTabs({ tab, search: { severity, q, sort }, counts }: TabsProps) {
  const { issues } = useTexts();
  const { domainId } = useParams({ from: FROM });
  return (
    <Tabs label={issues.navigation}>
      {issueTabs.map((one) => (
        <Link
          key={one}
          to={pagePaths.issues}
          params={{ domainId }}
          search={{ severity, q, sort, state: one === 'all' ? undefined : one }}
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

interface FiltersProps {
  readonly search: IssuesSearch;
  readonly onSearch: (search: IssuesSearch) => void;
}

/** The filter and the order of the list of issues. */
function IssueFilters({ search, onSearch }: FiltersProps) {
  const { issues } = useTexts();
  const { severity: worst, ...orders } = issues.sorts;
  return (
    <>
      <SeverityFilter search={search} onSearch={onSearch} />
      <FilterSelect
        label={issues.sort}
        anyText={worst}
        texts={orders}
        value={search.sort}
        onChange={(sort) => onSearch({ ...search, sort })}
      />
    </>
  );
}

/** The number of open issues, if the fixes are not filtered: the file has all of them. */
function openHits({ severity, kind, section, assignee }: IssuesSearch, counts: TabsProps['counts']): Hits | undefined {
  const isFiltered = [severity, kind, section, assignee].some((one) => one !== undefined);
  if (counts === undefined || isFiltered) return undefined;
  const { count, isLess } = countOfTab(counts, 'all');
  return { count, isMore: isLess };
}

/** All issues of a domain: the open ones by what fixes them, or issues by their state. */
export function IssuesPage() {
  const { issues: texts, issueRules } = useTexts();
  const { domainId } = useParams({ from: FROM });
  const search = useSearch({ from: FROM });
  const navigate = useNavigate();
  const { data: domain } = useSuspenseQuery(domainQuery(domainId));
  const { data: counts } = useQuery(issueCountsQuery(domainId));
  const { severity, q, sort, state, issue, fix, kind, section, assignee } = search;
  const tab = state ?? 'all';
  const byFix = isByFix(search);
  const found = useFixes(domainId, search, byFix);
  const listed = useIssues(domainId, tab, search, !byFix);
  const of = { domainId, hostname: domain.hostname, search };
  const onSearch = (next: IssuesSearch) =>
    void navigate({ to: pagePaths.issues, params: { domainId }, search: next, replace: true });
  return (
    <div class="stack">
      <IssueTabs tab={tab} search={search} counts={counts} />
      <FoldingToolbar
        class="chips"
        search={
          <SearchField
            label={texts.search}
            value={q}
            onSearch={(text) => onSearch({ state, severity, sort, issue, fix, q: text })}
          />
        }
        chosen={[severity, sort, kind, section, assignee]}
      >
        {tab === 'all' && <Views isByFix={byFix} byFix={{ severity }} single={{ severity, state: 'all' }} />}
        {byFix ? (
          <FixFilters {...of} fixes={found.fixes ?? []} onSearch={onSearch} />
        ) : (
          <IssueFilters search={search} onSearch={onSearch} />
        )}
        <CsvExport
          of="issues"
          hits={byFix ? openHits(search, counts) : listed.hits}
          path={csvPath(`domains/${domainId}/issues`, queryOf(tab, search))}
        />
      </FoldingToolbar>
      {byFix ? (
        <FixesView {...of} {...found} counts={counts} />
      ) : (
        <IssuesView domainId={domainId} tab={tab} search={search} {...listed} />
      )}
      <p class="small">
        <Link to="/domains/$domainId/issues/rules" params={{ domainId }}>
          {issueRules.link}
        </Link>
      </p>
    </div>
  );
}
