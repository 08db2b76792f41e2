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

/** Scrolls the bar so that its current tab is in the middle. */
function showCurrent(bar: HTMLElement): void {
  const current = bar.querySelector<HTMLElement>('[aria-current]');
  if (current === null) return;
  bar.scrollLeft = current.offsetLeft - (bar.clientWidth - current.offsetWidth) / 2;
}

/** Links to pages that belong together. Where not all fit, the current one is in sight. */
export function Tabs({ label, children }: TabsProps) {
  const bar = useRef<HTMLElement>(null);
  const { href } = useLocation();
  // Another address, another current tab; another width, another part of the bar.
  useLayoutEffect(() => {
    if (bar.current === null) return;
    const shown = bar.current;
    const observer = new ResizeObserver(() => showCurrent(shown));
    observer.observe(shown);
    showCurrent(shown);
    return () => observer.disconnect();
  }, [href]);
  return (
    <nav class="tabs" aria-label={label} ref={bar}>
      {children}
    </nav>
  );
}
