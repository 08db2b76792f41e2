import type { Page } from '@playwright/test';

/**
 * The controls that a page offers, each once: `button Start crawl`, `menuitem Delete …`, `link Reports`, and its
 * headings. Items of a closed menu count too; disabled controls do not.
 */
export const offeredOn = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const roles = { A: 'link', H2: 'heading', BUTTON: 'button', SUMMARY: 'summary', SELECT: 'field', TEXTAREA: 'field', INPUT: 'field' };
    const textOf = (element) => element.textContent.replace(/\\s+/g, ' ').trim();
    const offered = [...document.querySelectorAll(':is(a[href], h2, button, summary, select, textarea, input)')]
      .filter((element) => !element.matches(':disabled') && (element.checkVisibility() || element.closest('[role="menu"]')))
      .map((element) => {
        const role = element.getAttribute('role') ?? roles[element.tagName];
        const [label] = element.labels ?? [];
        const name = element.getAttribute('aria-label') ?? (role === 'field' && label ? textOf(label) : textOf(element));
        return role + ' ' + name;
      });
    return [...new Set(offered)].sort();
  })()`);
