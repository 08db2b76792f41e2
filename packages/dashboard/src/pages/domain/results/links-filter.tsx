import { hostText } from '@linkvitals/contract/readable/host';
import { useQuery } from '@tanstack/react-query';
import { linkCountsQuery } from '../../../api/result-queries.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { Icon } from '../../../parts/buttons/icon.tsx';
import { FilterSelect } from '../../../parts/fields/filter-select.tsx';
import { FoldingToolbar } from '../../../parts/fields/folding-toolbar.tsx';
import { SearchField } from '../../../parts/fields/search-field.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { reasonsToChoose } from './link-filter.ts';
import type { ResultsCrawl } from './results-crawl.ts';
import { isNarrowed, type LinksSearch } from './results-search.ts';
import { StatusField } from './status-field.tsx';

interface LinksFilterProps {
  readonly crawl: ResultsCrawl;
  readonly search: LinksSearch;
  readonly onSearch: (search: LinksSearch) => void;
}

/** A filter that was set by a link, such as the host of a row; a press removes it. */
function Chosen({ text, onRemove }: { readonly text: string; readonly onRemove: () => void }) {
  const { results } = useTexts();
  return (
    <Button kind="chip" onClick={onRemove} aria-label={results.links.remove(text)}>
      {text}
      <Icon name="close" size={14} />
    </Button>
  );
}

/** The filters of the links. Each choice is kept in the address. */
export function LinksFilter({ crawl, search, onSearch }: LinksFilterProps) {
  const { issues, results } = useTexts();
  const { links: texts } = results;
  const change = (part: LinksSearch) => onSearch({ ...search, ...part });
  const { data: counts } = useQuery(linkCountsQuery(crawl));
  const reasons = reasonsToChoose({ broken: issues.reasons, others: results.reasons }, counts?.reasons, search);
  return (
    <FoldingToolbar
      search={<SearchField label={texts.search} value={search.q} onSearch={(q) => change({ q })} />}
      chosen={[search.location, search.reason, search.kind, search.seen, search.status]}
    >
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
      {(crawl.isRendering || search.seen !== undefined) && (
        <FilterSelect
          label={texts.seen}
          anyText={texts.anySeen}
          texts={results.seen}
          value={search.seen}
          onChange={(seen) => change({ seen })}
        />
      )}
      <StatusField label={texts.status} value={search.status} onChange={(status) => change({ status })} />
      {search.host !== undefined && (
        <Chosen text={texts.onHost(hostText(search.host))} onRemove={() => change({ host: undefined })} />
      )}
      {search.page !== undefined && <Chosen text={texts.ofPage} onRemove={() => change({ page: undefined })} />}
      {isNarrowed(search) && (
        <Button kind="quiet" onClick={() => onSearch({ crawl: search.crawl, verdict: search.verdict })}>
          {texts.clear}
        </Button>
      )}
    </FoldingToolbar>
  );
}
