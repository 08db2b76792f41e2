import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, expect, type Page } from '@playwright/test';
import type { Result } from 'axe-core';
import type { Person, Stage } from './stage.ts';

export interface VisitOptions {
  /** The person who is signed in; default: nobody. */
  readonly person?: Person;
  readonly width?: number;
  readonly theme?: 'light' | 'dark';
  /** Locale of the browser. Default: en-GB. */
  readonly locale?: string;
  /** Time zone of the browser. Default: UTC. */
  readonly timeZone?: string;
  /** Origins besides the server that pages lead to. */
  readonly elsewhere?: readonly string[];
  /** The test checks the faults of the page itself. Otherwise it fails at its end for each fault. */
  readonly looksAtFaults?: boolean;
  /** Notes that disappear after some seconds stay, because on a busy machine their use may take longer. */
  readonly notesStay?: boolean;
}

export type Language = 'en' | 'de';

/** Shows the present page in another language, with its open parts, as if the language was chosen in another window. */
export async function switchTo(page: Page, language: Language): Promise<void> {
  await page.evaluate(
    `dispatchEvent(new StorageEvent('storage', { key: 'linkvitals.language', newValue: '${language}' }))`,
  );
  await page.locator(`html[lang=${language}]`).waitFor();
}

/** A window of the browser. It is closed at the end of the test, or by `await using`. */
export interface Visit extends AsyncDisposable {
  readonly page: Page;
  /** Goes to a path of the dashboard and waits until it shows its heading. */
  go(path: string): Promise<void>;
  /** Forbidden acts of the page: it threw, violated the policy, or requested something from another origin. */
  faults(): readonly string[];
}

/** A script by which timers of 5 s and more, which notes have, never end. */
const ENDLESS = `{
  const { setTimeout: later } = window;
  window.setTimeout = (work, ms, ...rest) => later(work, ms >= 5_000 ? 2 ** 31 - 1 : ms, ...rest);
}`;

/** Whether a message of the browser is about an error answer, which the page shows itself. */
const isNoted = (text: string): boolean => text.startsWith('Failed to load resource');

/** A fresh browser window at the dashboard of a stage. */
export async function openVisit(browser: Browser, { server }: Stage, options: VisitOptions = {}): Promise<Visit> {
  const { person, width = 1440, theme = 'light', locale = 'en-GB', timeZone = 'UTC' } = options;
  const { elsewhere = [], notesStay = false } = options;
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: theme,
    // Contrast is measured when no colour changes.
    reducedMotion: 'reduce',
    locale,
    timezoneId: timeZone,
    baseURL: server.url,
  });
  if (person !== undefined) await context.addCookies([{ ...person.cookie, url: server.url }]);
  if (notesStay) await context.addInitScript({ content: ENDLESS });
  const page = await context.newPage();
  const faults: string[] = [];
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (error) => faults.push(`thrown: ${error.stack}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isNoted(message.text())) faults.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (![server.url, ...elsewhere].includes(origin) && !request.url().startsWith('data:'))
      faults.push(`elsewhere: ${request.url()}`);
  });
  return {
    page,
    faults: () => faults,
    [Symbol.asyncDispose]: () => context.close(),
    async go(path) {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      // Rows are still loading.
      await page.locator('.skeleton').first().waitFor({ state: 'detached' });
    },
  };
}

/** A script that waits until all animations have ended (except endless ones) and the page is drawn. */
export const SETTLED = `(async () => {
  const moving = () =>
    document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // A change of the theme or the language starts animations only in the next frame.
  let still = 0;
  while (still < 3) {
    await frame();
    const animations = moving();
    still = animations.length === 0 ? still + 1 : 0;
    await Promise.allSettled(animations.map(({ finished }) => finished));
  }
})()`;

let axe: string | undefined;

/**
 * Loads axe into a page and its frames, unless they have it: its source is larger than the dashboard, and pages are
 * checked repeatedly.
 */
async function bringAxe(page: Page): Promise<void> {
  axe ??= `${readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')};undefined`;
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(`typeof axe === 'object'`))) await frame.evaluate(axe);
  }
}

/**
 * A script that runs the rules when the page has settled, in one program with the wait, so that nothing changes in
 * between. It enables a rule of WCAG 2.2 AA that axe leaves out by default: targets of 24 px, or room around them
 * (2.5.8). In a narrow window the navigation covers the end of scrolled content, which can be scrolled out.
 */
const RULES = `(async () => {
  await ${SETTLED};
  const styles = [...document.adoptedStyleSheets];
  const added = new CSSStyleSheet();
  added.replaceSync('.side { position: static !important }');
  document.adoptedStyleSheets = [...styles, added];
  try {
    return (await axe.run(document, { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })).violations;
  } finally {
    document.adoptedStyleSheets = styles;
  }
})()`;

/**
 * Violations of WCAG 2.2 AA and good practice on the present page, with its open dialog or menu. The rules run in the
 * page and its frames, all of which are of the same origin.
 */
export async function brokenRules(page: Page): Promise<string[]> {
  await bringAxe(page);
  const violations = await page.evaluate<readonly Result[]>(RULES);
  const describe = ({ html, failureSummary = '' }: Result['nodes'][number]): string =>
    `${html} (${failureSummary.replaceAll(/\s+/g, ' ')})`;
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(describe).join(' | ')}`);
}

/** Expects that no rule is violated; see `brokenRules`. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const broken = await brokenRules(page);
  expect(broken, what).toEqual([]);
}

/** The focused element as text: role and name. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(`(() => {
    const element = document.activeElement;
    const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent;
    return element.tagName.toLowerCase() + ' ' + label.trim();
  })()`);
