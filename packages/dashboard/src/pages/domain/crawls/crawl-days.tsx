import './crawl-days.css';
import { useId } from 'preact/hooks';
import { Button } from '../../../parts/buttons/button.tsx';
import { FoldingToolbar } from '../../../parts/fields/folding-toolbar.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import type { CrawlsSearch } from './crawls-search.ts';

interface CrawlDaysProps {
  readonly search: CrawlsSearch;
  readonly onChoose: (search: CrawlsSearch) => void;
}

/** The filter of the list of crawls by days. */
export function CrawlDays({ search, onChoose }: CrawlDaysProps) {
  const { days } = useTexts().crawls;
  const id = useId();
  const isFiltered = search.from !== undefined || search.to !== undefined;
  return (
    <FoldingToolbar class="crawl-days" chosen={[search.from, search.to]}>
      {(['from', 'to'] as const).map((bound) => (
        <div key={bound} class="row">
          <label class="small muted" for={`${id}-${bound}`}>
            {days[bound]}
          </label>
          <input
            id={`${id}-${bound}`}
            class="input"
            type="date"
            value={search[bound] ?? ''}
            // A half-typed date counts as no date.
            onChange={({ currentTarget }) => onChoose({ ...search, [bound]: currentTarget.value || undefined })}
          />
        </div>
      ))}
      {isFiltered && <Button onClick={() => onChoose({})}>{days.all}</Button>}
    </FoldingToolbar>
  );
}
