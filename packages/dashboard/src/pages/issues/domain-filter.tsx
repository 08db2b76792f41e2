import { hostText } from '@linkvitals/contract/readable/host';
import { useInfiniteQuery } from '@tanstack/react-query';
import { domainsQuery } from '../../api/domain-queries.ts';
import { FilterSelect } from '../../parts/fields/filter-select.tsx';
import { useTexts } from '../../texts/texts.tsx';

/** The domains for the filter. When they do not fit on one page of the list, there is no filter: one finds the domain on My Domains. */
export function useDomainsToChoose() {
  const list = useInfiniteQuery({ ...domainsQuery({ sort: 'hostname' }), refetchInterval: false });
  const domains = list.data?.pages.flatMap(({ data }) => data) ?? [];
  return { domains: list.hasNextPage ? [] : domains, areMany: list.hasNextPage };
}

interface DomainFilterProps {
  readonly domains: ReturnType<typeof useDomainsToChoose>['domains'];
  /** Id of the chosen domain; undefined: all. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** The filter of issues by domain; renders nothing for fewer than two domains. */
export function DomainFilter({ domains, value, onChange }: DomainFilterProps) {
  const { allIssues } = useTexts();
  if (domains.length < 2) return null;
  return (
    <FilterSelect
      label={allIssues.domain}
      anyText={allIssues.anyDomain}
      texts={Object.fromEntries(domains.map(({ id, hostname }) => [id, hostText(hostname)]))}
      value={value}
      onChange={onChange}
    />
  );
}
