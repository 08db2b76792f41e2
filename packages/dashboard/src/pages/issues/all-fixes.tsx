import type { Domain, Fix } from '@linkvitals/contract/types';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ComponentChildren } from 'preact';
import { allFixesQuery } from '../../api/fix-queries.ts';
import { useReadUntilFound } from '../../api/read-until-found.ts';
import { ErrorNote } from '../../parts/page/note.tsx';
import { SkeletonRows } from '../../parts/page/skeleton.tsx';
import { ShowMore } from '../../parts/tables/show-more.tsx';
import { FixList } from '../domain/fixes/fix-list.tsx';
import { type AllIssuesSearch, severityOf } from './all-issues-search.ts';

interface AllFixesProps {
  readonly search: AllIssuesSearch;
  /** Domains whose names are known. */
  readonly domains: readonly Domain[];
  /** Shown when there is no fix. */
  readonly nothing: ComponentChildren;
}

/** The open issues of all domains, grouped by what fixes them, the first thing to do first. */
export function AllFixes({ search, domains, nothing }: AllFixesProps) {
  const list = useInfiniteQuery(allFixesQuery({ domainId: search.domain, severity: severityOf(search) }));
  useReadUntilFound(list);
  const fixes = list.data?.pages.flatMap(({ data }) => data);
  const names = new Map(domains.map(({ id, hostname }) => [id, hostname]));
  const hostnameOf = ({ domain_id }: Fix) => names.get(domain_id);
  if (fixes === undefined) return list.isError ? <ErrorNote error={list.error} /> : <SkeletonRows rows={8} />;
  return (
    <>
      {list.isError && <ErrorNote error={list.error} />}
      {fixes.length === 0 && !list.isFetching && !list.hasNextPage && nothing}
      {fixes.length > 0 && <FixList fixes={fixes} hostname={hostnameOf} namesDomains={search.domain === undefined} />}
      <ShowMore list={list} />
    </>
  );
}
