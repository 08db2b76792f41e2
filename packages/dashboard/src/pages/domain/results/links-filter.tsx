import { Button } from '../../../parts/buttons/button.tsx';
import { Icon } from '../../../parts/buttons/icon.tsx';
import { FilterSelect } from '../../../parts/fields/filter-select.tsx';
import { SearchField } from '../../../parts/fields/search-field.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import type { LinksSearch } from './results-search.ts';
import { StatusField } from './status-field.tsx';

interface LinksFilterProps {
  readonly search: LinksSearch;
  readonly onSearch: (search: LinksSearch) => void;
}

/** A filter that was chosen at a row, and goes away by a press. */
function Chosen({ text, onRemove }: { readonly text: string; readonly onRemove: () => void }) {
  const { results } = useTexts();
  return (
    <Button onClick={onRemove} aria-label={results.links.remove(text)}>
      {text}
      <Icon name="close" size={14} />
    </Button>
  );
}

/** Narrows the links down; each choice stands in the address. */
export function LinksFilter({ search, onSearch }: LinksFilterProps) {
  const { issues, results } = useTexts();
  const { links: texts } = results;
  const change = (part: LinksSearch) => onSearch({ ...search, ...part });
  // Reasons without a text of their own are rare; the address takes them all the same.
  const reasons = { ...issues.reasons, ...results.reasons };
  return (
    <search class="toolbar">
      <SearchField label={texts.search} value={search.q} onSearch={(q) => change({ q })} />
      <FilterSelect
        label={texts.location}
        anyText={texts.anyLocation}
        texts={results.locations}
        value={search.location}
        onChange={(location) => change({ location })}
      />
      <FilterSelect
        label={texts.reason}
        anyText={texts.anyReason}
        texts={reasons}
        value={search.reason}
        onChange={(reason) => change({ reason })}
      />
      <FilterSelect
        label={texts.kind}
        anyText={texts.anyKind}
        texts={results.kinds}
        value={search.kind}
        onChange={(kind) => change({ kind })}
      />
      <StatusField label={texts.status} value={search.status} onChange={(status) => change({ status })} />
      {search.host !== undefined && (
        <Chosen text={texts.onHost(search.host)} onRemove={() => change({ host: undefined })} />
      )}
      {search.page !== undefined && <Chosen text={texts.ofPage} onRemove={() => change({ page: undefined })} />}
    </search>
  );
}
