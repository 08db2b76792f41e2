import './tabs.css';
import type { ComponentChildren } from 'preact';
import { useScrolledBar } from './use-scrolled-bar.ts';

interface TabsProps {
  /** The subject of the tabs, for screen readers. */
  readonly label: string;
  /** Links; the current one has `aria-current`. */
  readonly children: ComponentChildren;
}

/** Links to pages that belong together, in one row, which scrolls where it does not fit. */
export function Tabs({ label, children }: TabsProps) {
  const bar = useScrolledBar();
  return (
    <nav class="tabs" aria-label={label} {...bar}>
      {children}
    </nav>
  );
}
