import '../domain/issues/issues.css';
import { hostText } from '@linkvitals/contract/readable/host';
import { readableUrl } from '@linkvitals/contract/readable/url';
import type { Issue } from '@linkvitals/contract/types';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { domainQuery, domainsQuery } from '../../api/domain-queries.ts';
import { openIssuesQuery } from '../../api/issue-queries.ts';
import { useReadUntilFound } from '../../api/read-until-found.ts';
import { pagePaths } from '../../page-paths.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { NewTabLink } from '../../parts/buttons/new-tab-link.tsx';
import { FilterSelect } from '../../parts/fields/filter-select.tsx';
import { FoldingToolbar } from '../../parts/fields/folding-toolbar.tsx';
import { SearchField } from '../../parts/fields/search-field.tsx';
import { ShortAddress } from '../../parts/labels/address.tsx';
import { EmptyCard } from '../../parts/page/empty-card.tsx';
import { ErrorNote } from '../../parts/page/note.tsx';
import { Page } from '../../parts/page/page.tsx';
import { SkeletonRows } from '../../parts/page/skeleton.tsx';
import { followRow } from '../../parts/tables/follow-row.ts';
import { ShowMore } from '../../parts/tables/show-more.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { CsvExport } from '../domain/facts/csv-export.tsx';
import { csvPath, hitsOf } from '../domain/facts/csv-path.ts';
import { isWebUrl } from '../domain/facts/found-url.tsx';
import { IssueMain } from '../domain/issues/issue-main.tsx';
import { IssueSign } from '../domain/issues/issue-sign.tsx';
import { tabOfOpen } from '../domain/issues/issues-search.ts';
import { areSomeOld } from '../domain/issues/new-mark.tsx';
import { Views } from '../domain/issues/views.tsx';
import { AllFixes } from './all-fixes.tsx';
import { type AllIssuesSearch, isByFix, severityOf } from './all-issues-search.ts';
import { ageOf, ages } from './by-age.ts';
import { DomainFilter, useDomainsToChoose } from './domain-filter.tsx';
import { KindFilter } from './kind-filter.tsx';

/** An issue, with a link to it on the page of its domain. */
function IssueRow({ issue, isNew }: { readonly issue: Issue; readonly isNew: boolean }) {
  const { openInTab } = useTexts().allIssues;
  const { id, url, domain, domain_id: domainId } = issue;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by key, the link of the row is followed.
    <li class="issue leads" onClick={followRow}>
      <IssueSign issue={issue} />
      <IssueMain
        issue={issue}
        isNew={isNew}
        countsPages={issue.kind === 'broken_link'}
        address={
          <Link
            class="mono whole-row"
            to={pagePaths.issues}
            params={{ domainId }}
            search={{ state: tabOfOpen(issue), issue: id }}
            aria-label={readableUrl(url)}
          >
            <ShortAddress url={url} />
          </Link>
        }
      >
        <p class="small muted">{hostText(domain)}</p>
      </IssueMain>
      {isWebUrl(url) && <NewTabLink class="bare-icon" href={url} label={openInTab(readableUrl(url))} />}
    </li>
  );
}

/** Open issues, grouped by the time when they were opened, which later crawls do not change. */
function IssuesByAge({ issues }: { readonly issues: readonly Issue[] }) {
  const { allIssues } = useTexts();
  const now = Date.now();
  const isNew = (issue: Issue) => tabOfOpen(issue) === 'new';
  const marksNew = areSomeOld(issues.map(isNew));
  const byAge = Map.groupBy(issues, (issue) => ageOf(issue, now));
  return (
    <>
      {ages.map((age) => {
        const some = byAge.get(age);
        return (
          some && (
            <section key={age} class="stack tight" aria-label={allIssues.ages[age]}>
              <h2>{allIssues.ages[age]}</h2>
              <ul class="card">
                {some.map((issue) => (
                  <IssueRow key={issue.id} issue={issue} isNew={marksNew && isNew(issue)} />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </>
  );
}

/** The title of the page. It names the domain when only the issues of one domain are listed. */
function useTitle(domainId: string | undefined): string {
  const { allIssues, shell } = useTexts();
  const { data } = useQuery({ ...domainQuery(domainId ?? ''), enabled: domainId !== undefined });
  if (domainId === undefined) return allIssues.title;
  return data === undefined ? shell.issues : allIssues.titleOf(hostText(data.hostname));
}

/** The text when nothing is listed. It is a different one when no domain was crawled yet. */
function Nothing({ text }: { readonly text: string }) {
  const { allIssues, common } = useTexts();
  const { data } = useInfiniteQuery(domainsQuery({ sort: '-last_crawl' }));
  if (data === undefined) return null;
  const isCrawled = data.pages[0]?.data.some(({ metrics }) => metrics.recent_errors !== null);
  if (isCrawled) return <p class="card pad muted">{text}</p>;
  return (
    <EmptyCard>
      <p>{allIssues.notCrawled}</p>
      <Link class="button" to={pagePaths.domains}>
        {common.toDomains}
      </Link>
    </EmptyCard>
  );
}

/** The reason why the list is empty: the search text, else the kind, else the severity. */
function NothingFound({ search: { q, kind } }: { readonly search: AllIssuesSearch }) {
  const { issues, allIssues } = useTexts();
  if (q === undefined && kind === undefined) return <Nothing text={allIssues.none} />;
  return <p class="card pad muted">{q === undefined ? allIssues.noneOfKind : issues.noMatch(q)}</p>;
}

/** Fetches the issues that match the filters. */
function useOpenIssues(search: AllIssuesSearch) {
  const { domain: domainId, kind, q } = search;
  const query = openIssuesQuery({ domainId, severity: severityOf(search), kind, q });
  const list = useInfiniteQuery({ ...query, enabled: !isByFix(search) });
  useReadUntilFound(list);
  return { list, issues: list.data?.pages.flatMap(({ data }) => data) };
}

interface IssuesProps extends ReturnType<typeof useOpenIssues> {
  readonly search: AllIssuesSearch;
}

/** The issues one by one, those that broke last first. */
function Issues({ search, list, issues }: IssuesProps) {
  return (
    <>
      {list.isError && <ErrorNote error={list.error} />}
      {issues === undefined && !list.isError && <SkeletonRows rows={5} />}
      {issues?.length === 0 && !list.hasNextPage && <NothingFound search={search} />}
      {issues && <IssuesByAge issues={issues} />}
      <ShowMore list={list} />
    </>
  );
}

/** The page with the open issues of all domains that the person may see: by what fixes them, or the most recently broken first. */
export function AllIssuesPage() {
  const { issues: texts, allIssues } = useTexts();
  const search = useSearch({ from: '/signed-in/issues' });
  const navigate = useNavigate();
  const found = useOpenIssues(search);
  const shared = { domain: search.domain, severity: search.severity };
  const title = useTitle(search.domain);
  const { domains, areMany } = useDomainsToChoose();
  const byFix = isByFix(search);
  const show = (change: AllIssuesSearch) =>
    void navigate({ to: pagePaths.allIssues, search: { ...search, ...change }, replace: true });
  const choose = (severity: AllIssuesSearch['severity']) => show({ severity });
  return (
    <Page title={title} lead={byFix ? allIssues.leadOfFixes : allIssues.lead}>
      <div class="stack">
        <FoldingToolbar
          // A list of fixes has no search of its own: a text is searched among single issues.
          search={<SearchField label={texts.search} value={search.q} onSearch={(q) => show({ q, view: 'single' })} />}
          // The title says which domain is chosen.
          chosen={[search.severity, search.kind]}
        >
          <Views isByFix={byFix} byFix={shared} single={{ ...shared, view: 'single' }} />
          <FilterSelect
            label={texts.severity}
            anyText={texts.severities.error}
            texts={{ warning: texts.severities.warning, notice: texts.severities.notice, any: texts.anySeverity }}
            value={search.severity === 'error' ? undefined : search.severity}
            onChange={choose}
          />
          <DomainFilter domains={domains} value={search.domain} onChange={(domain) => show({ domain })} />
          {!byFix && (
            <KindFilter
              value={search.kind}
              // Few kinds have the severity `error`, so all severities are shown.
              onChange={(kind) => show({ kind, view: 'single', ...(kind !== undefined && { severity: 'any' }) })}
            />
          )}
          {!byFix && (
            <CsvExport
              of="issues"
              hits={hitsOf(found.list)}
              path={csvPath(search.domain === undefined ? 'issues' : `domains/${search.domain}/issues`, {
                severity: severityOf(search),
                kind: search.kind,
                q: search.q,
              })}
            />
          )}
        </FoldingToolbar>
        {areMany && search.domain !== undefined && (
          <p>
            <Link to={pagePaths.allIssues} search={{ severity: search.severity, kind: search.kind, view: search.view }}>
              {allIssues.allDomains}
            </Link>
          </p>
        )}
        {byFix ? (
          <AllFixes search={search} domains={domains} nothing={<Nothing text={allIssues.noFixes} />} />
        ) : (
          <Issues search={search} {...found} />
        )}
        {(byFix || found.issues) && severityOf(search) === 'error' && (
          <p class="small muted">
            {allIssues.onlyErrors}{' '}
            <Button kind="link" onClick={() => choose('any')}>
              {allIssues.showAny}
            </Button>
          </p>
        )}
      </div>
    </Page>
  );
}
