import './scrolled-bar.css';
import { useLocation } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Scrolls a bar so that its current link is in the middle. */
function showCurrent(bar: HTMLElement): void {
  const current = bar.querySelector<HTMLElement>('[aria-current]');
  if (current === null) return;
  bar.scrollLeft = current.offsetLeft - (bar.clientWidth - current.offsetWidth) / 2;
}

/** Sets classes for the ends at which the bar is cut off; they fade out. */
function noteCut(bar: HTMLElement): void {
  const rest = bar.scrollWidth - bar.clientWidth - bar.scrollLeft;
  bar.classList.toggle('cut-start', bar.scrollLeft > 1);
  bar.classList.toggle('cut-end', rest > 1);
}

/**
 * A bar of links that scrolls if not all fit, and keeps the current one in sight.
 * @returns properties for the element, which must be positioned; its links have `aria-current`
 */
export function useScrolledBar() {
  const bar = useRef<HTMLElement>(null);
  const { href } = useLocation();
  // With another address, another link is current; with another width, another part is visible.
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
  return {
    ref: bar,
    onScroll: ({ currentTarget }: { readonly currentTarget: HTMLElement }) => noteCut(currentTarget),
  };
}
