import './tabs.css';
import type { ComponentChildren } from 'preact';

interface TabsProps {
  /** The subject of the tabs, for screen readers. */
  readonly label: string;
  /** Links; the current one has `aria-current`. */
  readonly children: ComponentChildren;
}

/** Links to pages that belong together. All are visible, in as many rows as they need. */
export const Tabs = ({ label, children }: TabsProps) => (
  <nav class="tabs" aria-label={label}>
    {children}
  </nav>
);
