import './tabs.css';
import { useLocation } from '@tanstack/react-router';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface TabsProps {
  /** What the tabs are of, for screen readers. */
  readonly label: string;
  /** Links; the current one has `aria-current`. */
  readonly children: ComponentChildren;
}

/** Links to pages that belong together. Where not all fit, the current one is in sight. */
export function Tabs({ label, children }: TabsProps) {
  const bar = useRef<HTMLElement>(null);
  const { href } = useLocation();
  // Another address, another current tab.
  useLayoutEffect(() => {
    const current = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (!bar.current || !current) return;
    bar.current.scrollLeft = current.offsetLeft - (bar.current.clientWidth - current.offsetWidth) / 2;
  }, [href]);
  return (
    <nav class="tabs" aria-label={label} ref={bar}>
      {children}
    </nav>
  );
}
