import './toolbar.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useTexts } from '../../texts/texts.tsx';
import { Button } from '../buttons/button.tsx';
import { Icon } from '../buttons/icon.tsx';

interface FoldingToolbarProps {
  /** The field that is always visible. */
  readonly search?: ComponentChildren;
  /** The values of the fields that fold; undefined for a field without a choice. */
  readonly chosen: readonly unknown[];
  readonly class?: string;
  /** The fields that fold, and the content after them. */
  readonly children: ComponentChildren;
}

/** The filters of a list. On a phone they would fill the first screen, so a button unfolds and folds them. */
export function FoldingToolbar({ search, chosen, class: more = '', children }: FoldingToolbarProps) {
  const { common } = useTexts();
  const count = chosen.filter((one) => one !== undefined).length;
  const [isUnfolded, setUnfolded] = useState(count > 0);
  return (
    <search class={`toolbar ${isUnfolded ? '' : 'folded'} ${more}`}>
      {search}
      <span class="unfold">
        <Button aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
          <Icon name="gear" size={15} />
          {common.filters}
          {count > 0 && ` (${count})`}
        </Button>
      </span>
      {children}
    </search>
  );
}
