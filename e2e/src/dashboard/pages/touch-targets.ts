import { expect, type Page } from '@playwright/test';

/**
 * A script that lists targets which are too small for a finger: controls less than 44 px high, and links on their own
 * less than 24 px high. Labels belong to their controls, and the area that a rule for touch screens adds around a
 * target belongs to it. Links within a sentence may be as high as its lines (WCAG 2.2, 2.5.8).
 */
const TOO_SMALL = `(() => {
  const CONTROLS = 'button, input, select, textarea, summary, [role^=menuitem], .button, .tabs a, .nav-item';
  const around = (element) => {
    const { content, position, top, bottom } = getComputedStyle(element, '::after');
    return content === 'none' || position !== 'absolute' ? 0 : -parseFloat(top) - parseFloat(bottom);
  };
  const heightOf = (element) => {
    const boxes = [element, ...(element.labels ?? [])].map((one) => one.getBoundingClientRect());
    const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
    return bottom - top + around(element);
  };
  const isWithinText = (link) =>
    getComputedStyle(link).display === 'inline' && link.parentElement.textContent.trim() !== link.textContent.trim();
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  return [...root.querySelectorAll(CONTROLS + ', a[href]')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.closest('.unseen') === null)
    .map((element) => {
      const isControl = element.matches(CONTROLS);
      const least = isControl ? 44 : isWithinText(element) ? 0 : 24;
      const height = heightOf(element);
      const { labels, textContent } = element;
      const name = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? textContent;
      // Half a pixel is rounding.
      return height > least - 0.5 ? '' : element.tagName.toLowerCase() + '.' + element.className + ' "' + name.trim().slice(0, 60) + '" is ' + height.toFixed(1) + ' px high';
    })
    .filter((fault) => fault !== '');
})()`;

/**
 * A script that lists links which cannot be pressed in the middle of one of their lines, because something lies above
 * it. The area that is added around a target for fingers may cover its neighbour.
 */
const COVERED = `(() => {
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const linesOf = (link) => [...link.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  const above = (link, { left, top, width, height }) => {
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit === null || link.contains(hit) ? null : hit;
  };
  const name = (element) => element.tagName.toLowerCase() + '.' + element.className + ' "' + (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60) + '"';
  const { scrollX, scrollY } = window;
  const faults = [...root.querySelectorAll('a[href]')]
    .filter((link) => link.checkVisibility({ visibilityProperty: true }) && link.closest('.unseen') === null)
    .flatMap((link) => {
      // Only what is in sight can be hit.
      link.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      return linesOf(link).map((line) => above(link, line)).filter((hit) => hit !== null).map((hit) => name(hit) + ' covers ' + name(link));
    });
  scrollTo(scrollX, scrollY);
  return faults;
})()`;

/** Targets that a finger misses on the present page with a touch screen: they are too small, or something covers them. */
export async function missedTargets(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await expect.poll(() => page.evaluate<boolean>(`matchMedia('(pointer: coarse)').matches`)).toBe(true);
  const faults = [...(await page.evaluate<string[]>(TOO_SMALL)), ...(await page.evaluate<string[]>(COVERED))];
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await devTools.detach();
  return [...new Set(faults)];
}
