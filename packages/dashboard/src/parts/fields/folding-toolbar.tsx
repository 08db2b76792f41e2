import './toolbar.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useTexts } from '../../texts/texts.tsx';
import { Button } from '../buttons/button.tsx';
import { Icon } from '../buttons/icon.tsx';

interface FoldingToolbarProps {
  /** The field that is always in sight. */
  readonly search?: ComponentChildren;
  /** The values of the fields that fold; undefined where none is chosen. */
  readonly chosen: readonly unknown[];
  readonly class?: string;
  /** What folds, and what stands behind it. */
  readonly children: ComponentChildren;
}

/** Narrows a list down. On a phone the fields would fill the first screen: a button shows them, and folds them. */
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
