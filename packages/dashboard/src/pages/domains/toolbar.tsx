import { FoldingToolbar } from '../../parts/fields/folding-toolbar.tsx';
import { SearchField } from '../../parts/fields/search-field.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { type DomainsSearch, readDomainsSearch, statuses } from './domains-search.ts';

interface ToolbarProps {
  readonly search: DomainsSearch;
  readonly onSearch: (search: DomainsSearch) => void;
}

/** The search, filter and order of the list. The choices are kept in the address. */
export function Toolbar({ search, onSearch }: ToolbarProps) {
  const { domains, common } = useTexts();
  const change = (part: Record<string, unknown>) => onSearch(readDomainsSearch({ ...search, ...part }));
  return (
    <FoldingToolbar
      search={<SearchField label={domains.search} value={search.q} onSearch={(q) => change({ q })} />}
      chosen={[search.status, search.sort]}
    >
      <select
        class="input"
        aria-label={domains.status}
        value={search.status ?? ''}
        onChange={({ currentTarget }) => change({ status: currentTarget.value })}
      >
        <option value="">{domains.anyStatus}</option>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {common.verification[status].label}
          </option>
        ))}
      </select>
      <select
        class="input"
        aria-label={domains.sort}
        value={search.sort ?? ''}
        onChange={({ currentTarget }) => change({ sort: currentTarget.value })}
      >
        <option value="">{domains.sortNewest}</option>
        {Object.entries(domains.sorts).map(([sort, text]) => (
          <option key={sort} value={sort}>
            {text}
          </option>
        ))}
      </select>
    </FoldingToolbar>
  );
}
