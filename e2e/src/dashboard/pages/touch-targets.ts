import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * What a finger may miss: controls that are less than 44 px high, and links by themselves that are less than 24 px high. Labels
 * belong to their controls, and what a rule for touch screens adds around a target belongs to it. Links within a sentence are as
 * high as its lines (WCAG 2.2, 2.5.8).
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

/** Targets that are too small for a finger, on the page as it is now on a touch screen. */
export async function smallTargets(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await expect.poll(() => page.evaluate<boolean>(`matchMedia('(pointer: coarse)').matches`)).toBe(true);
  const faults = await page.evaluate<string[]>(TOO_SMALL);
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await devTools.detach();
  return [...new Set(faults)];
}
