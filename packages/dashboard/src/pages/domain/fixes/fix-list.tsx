import './fixes.css';
import type { Fix } from '@linkvitals/contract/types';
import { useEffect, useRef } from 'preact/hooks';
import { useTexts } from '../../../texts/texts.tsx';
import { areSomeOld } from '../issues/new-mark.tsx';
import type { Selection } from './acting/selection.ts';
import { FixRow } from './fix-row.tsx';
import type { ListedFix } from './mended.ts';

/** The check box that chooses all rows. It is in between while some of them are chosen. */
function PickAll({ selection, count }: { readonly selection: Selection; readonly count: number }) {
  const { fixes } = useTexts();
  const box = useRef<HTMLInputElement>(null);
  const chosen = selection.fixes.length;
  const areAll = chosen > 0 && (chosen === count || selection.isFull);
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen > 0 && !areAll;
  }, [chosen, areAll]);
  return (
    <label class="fix-pick">
      <input
        ref={box}
        type="checkbox"
        checked={areAll}
        aria-label={fixes.selection.all}
        onChange={() => selection.toggleAll()}
      />
    </label>
  );
}

interface FixListProps {
  readonly fixes: readonly ListedFix[];
  /** Name of the domain, or a function that finds that of the domain of a fix; undefined: it is not known. */
  readonly hostname: string | ((fix: Fix) => string | undefined);
  /** Whether each row says which domain it is of. */
  readonly namesDomains?: boolean;
  /** Default: rows cannot be selected. */
  readonly selection?: Selection | undefined;
}

/** A list of fixes, one row each, with headings above its columns. */
export function FixList({ fixes, hostname, namesDomains = false, selection }: FixListProps) {
  const { columns } = useTexts().fixes;
  const marksNew = areSomeOld(fixes.map(({ is_new }) => is_new));
  const hostnameOf = (fix: Fix) => (typeof hostname === 'string' ? hostname : (hostname(fix) ?? ''));
  const maxPoints = Math.max(...fixes.map(({ points }) => points));
  return (
    <div class={`card fixes ${selection ? 'picks' : ''} ${namesDomains ? 'names-domains' : ''}`}>
      <div class="fix-line heads">
        {selection && <PickAll selection={selection} count={fixes.filter(({ mended }) => !mended).length} />}
        <span />
        <span>{columns.what}</span>
        <span>{columns.where}</span>
        <span>{columns.points}</span>
        <span>{columns.since}</span>
        <span>{columns.assigned}</span>
      </div>
      <ul>
        {fixes.map((fix) => (
          <FixRow
            key={fix.id}
            fix={fix}
            hostname={hostnameOf(fix)}
            namesDomain={namesDomains}
            isNew={marksNew && fix.is_new}
            maxPoints={maxPoints}
            selection={selection}
          />
        ))}
      </ul>
    </div>
  );
}
