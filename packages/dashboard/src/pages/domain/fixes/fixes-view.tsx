import type { IssueStateCounts } from '@linkvitals/contract/types';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { fixesQuery } from '../../../api/fix-queries.ts';
import { useReadUntilFound } from '../../../api/read-until-found.ts';
import { pagePaths } from '../../../page-paths.ts';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { SkeletonRows } from '../../../parts/page/skeleton.tsx';
import { ShowMore } from '../../../parts/tables/show-more.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import type { IssuesSearch } from '../issues/issues-search.ts';
import { NoIssues } from '../issues/new-since.tsx';
import { useSelection } from './acting/selection.ts';
import { SelectionBar } from './acting/selection-bar.tsx';
import { FixList } from './fix-list.tsx';
import type { ListedFix } from './mended.ts';

/** Fetches the fixes of a domain that match the filters. */
export function useFixes(domainId: string, { kind, severity, section, assignee }: IssuesSearch, isWanted: boolean) {
  const list = useInfiniteQuery({ ...fixesQuery(domainId, { kind, severity, section, assignee }), enabled: isWanted });
  useReadUntilFound(list);
  return { list, fixes: list.data?.pages.flatMap(({ data }): readonly ListedFix[] => data) };
}

interface NoFixesProps {
  readonly domainId: string;
  readonly search: IssuesSearch;
  /** Undefined until it is known. */
  readonly counts: IssueStateCounts | undefined;
}

/** The reason why no fixes are listed. Open issues without fixes are left from the time before crawls ranked them. */
function NoFixes({ domainId, search, counts }: NoFixesProps) {
  const { fixes } = useTexts();
  const isFiltered = Object.values(search).some((value) => value !== undefined);
  const open = counts === undefined ? 0 : counts.new + counts.still_open;
  const to = { to: pagePaths.issues, params: { domainId } } as const;
  if (isFiltered)
    return (
      <p class="card pad muted">
        {fixes.none} <Link {...to}>{fixes.showAll}</Link>
      </p>
    );
  if (open === 0) return <NoIssues domainId={domainId} tab="all" search={search} />;
  return (
    <p class="card pad muted">
      {fixes.notRanked(open)}{' '}
      <Link {...to} search={{ state: 'all' }}>
        {fixes.toIssues}
      </Link>
    </p>
  );
}

interface FoundProps {
  readonly domainId: string;
  readonly hostname: string;
  readonly fixes: readonly ListedFix[];
  readonly isMore: boolean;
}

/** The fixes, of which people can choose some. */
function Found({ domainId, hostname, fixes, isMore }: FoundProps) {
  const { settle } = useTexts().fixes;
  const open = fixes.filter(({ mended }) => mended === undefined);
  const selection = useSelection(open);
  const settled = open.reduce((sum, fix) => sum + fix.issues, 0);
  return (
    <>
      {open.length > 0 && <h2>{settle(open.length, settled, isMore)}</h2>}
      <FixList fixes={fixes} hostname={hostname} selection={selection} />
      {selection.fixes.length > 0 && <SelectionBar domainId={domainId} hostname={hostname} selection={selection} />}
    </>
  );
}

interface FixesViewProps extends NoFixesProps, Pick<ReturnType<typeof useFixes>, 'list' | 'fixes'> {
  readonly hostname: string;
}

/** The open issues of a domain, grouped by what fixes them, the first thing to do first. */
export function FixesView({ domainId, hostname, search, counts, list, fixes }: FixesViewProps) {
  if (fixes === undefined) return list.isError ? <ErrorNote error={list.error} /> : <SkeletonRows rows={8} />;
  const isSettled = !list.isFetching && !list.hasNextPage;
  return (
    <>
      {list.isError && <ErrorNote error={list.error} />}
      {fixes.length === 0 && isSettled && <NoFixes domainId={domainId} search={search} counts={counts} />}
      {fixes.length > 0 && <Found domainId={domainId} hostname={hostname} fixes={fixes} isMore={list.hasNextPage} />}
      <ShowMore list={list} />
    </>
  );
}
