import './tabs.css';
import type { ComponentChildren } from 'preact';
import { useScrolledBar } from './use-scrolled-bar.ts';

interface TabsProps {
  /** What the tabs are of, for screen readers. */
  readonly label: string;
  /** Links; the current one has `aria-current`. */
  readonly children: ComponentChildren;
}

/** Links to pages that belong together. Where not all fit, the current one is in sight. */
export const Tabs = ({ label, children }: TabsProps) => (
  <nav class="tabs" aria-label={label} {...useScrolledBar()}>
    {children}
  </nav>
);
