import './csv-export.css';
import { Icon } from '../../../parts/buttons/icon.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import type { Hits } from './csv-path.ts';

interface CsvExportProps {
  /** What the list is of. */
  readonly of: 'links' | 'pages' | 'issues';
  /** Undefined: not known yet. */
  readonly hits: Hits | undefined;
  /** As `csvPath` gives it. */
  readonly path: string;
}

/** How many entries fit the filters, and the way to all of them as CSV. */
export function CsvExport({ of, hits, path }: CsvExportProps) {
  const { csv } = useTexts().issues;
  if (hits === undefined || hits.count === 0) return null;
  const count = csv[of](hits.count);
  return (
    <div class="row csv-export">
      <span class="muted small">{hits.isMore ? csv.moreThan(count) : count}</span>
      <a class="button" href={path} download="">
        <Icon name="file" size={15} />
        {csv.button}
      </a>
    </div>
  );
}
