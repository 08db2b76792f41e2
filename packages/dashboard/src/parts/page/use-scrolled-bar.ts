import { useLocation } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Scrolls the bar so that its current link is in the middle. */
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

/**
 * A bar of links that scrolls where not all fit: the current one is in sight.
 * @returns for the element, which is positioned; its links have `aria-current`
 */
export function useScrolledBar() {
  const bar = useRef<HTMLElement>(null);
  const { href } = useLocation();
  // Another address, another current link; another width, another part of the bar.
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
