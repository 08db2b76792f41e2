import './csv-export.css';
import { Icon } from '../../../parts/buttons/icon.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import type { Hits } from './csv-path.ts';

interface CsvExportProps {
  /** The kind of entries in the list. */
  readonly of: 'links' | 'pages' | 'issues';
  /** The number of entries; undefined until it is known. */
  readonly hits: Hits | undefined;
  /** A path made by `csvPath`. */
  readonly path: string;
}

/** The number of entries that match the filters, and a link to download all of them as CSV. */
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
