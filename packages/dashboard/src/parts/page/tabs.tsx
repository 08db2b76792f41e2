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

/** Notes at which of its ends the bar is cut off, for the fade there. */
function noteCut(bar: HTMLElement): void {
  const rest = bar.scrollWidth - bar.clientWidth - bar.scrollLeft;
  bar.classList.toggle('cut-start', bar.scrollLeft > 1);
  bar.classList.toggle('cut-end', rest > 1);
}

/** Links to pages that belong together. Where not all fit, the current one is in sight. */
export function Tabs({ label, children }: TabsProps) {
  const bar = useRef<HTMLElement>(null);
  const { href } = useLocation();
  // Another address, another current tab; another width, another part of the bar.
  useLayoutEffect(() => {
    if (bar.current === null) return;
    const shown = bar.current;
    const show = () => {
      showCurrent(shown);
      noteCut(shown);
    };
    const observer = new ResizeObserver(show);
    observer.observe(shown);
    show();
    return () => observer.disconnect();
  }, [href]);
  return (
    <nav class="tabs" aria-label={label} ref={bar} onScroll={({ currentTarget }) => noteCut(currentTarget)}>
      {children}
    </nav>
  );
}
