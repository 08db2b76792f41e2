import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, expect, type Page } from '@playwright/test';
import type { Result } from 'axe-core';
import type { Person, Stage } from './stage.ts';

export interface VisitOptions {
  /** Who is signed in; default: nobody. */
  readonly person?: Person;
  readonly width?: number;
  readonly theme?: 'light' | 'dark';
  /** Of the browser. Default: en-GB. */
  readonly locale?: string;
  /** Of the browser. Default: UTC. */
  readonly timeZone?: string;
  /** Origins beside the server that pages lead to. */
  readonly elsewhere?: readonly string[];
  /** The test looks at the faults of the page by itself: otherwise it fails in the end for each of them. */
  readonly looksAtFaults?: boolean;
  /** Notes that go by themselves after some seconds stay: on a busy machine what is to be done with one may take longer. */
  readonly notesStay?: boolean;
}

export type Language = 'en' | 'de';

/** Shows the page as it is now, with what is open on it, in another language: as if it was chosen in another window. */
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
  /** What no page may do: throw, break the policy, request something from elsewhere. */
  faults(): readonly string[];
}

/** Timers of 5 s and more, which notes have, never end. */
const ENDLESS = `{
  const { setTimeout: later } = window;
  window.setTimeout = (work, ms, ...rest) => later(work, ms >= 5_000 ? 2 ** 31 - 1 : ms, ...rest);
}`;

/** Answers with an error are shown in the page; the browser notes them as well. */
const isNoted = (text: string): boolean => text.startsWith('Failed to load resource');

/** A fresh browser window at the dashboard of a stage. */
export async function openVisit(browser: Browser, { server }: Stage, options: VisitOptions = {}): Promise<Visit> {
  const { person, width = 1440, theme = 'light', locale = 'en-GB', timeZone = 'UTC' } = options;
  const { elsewhere = [], notesStay = false } = options;
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: theme,
    // Colours must not be on their way when contrast is measured.
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
      // Rows that are on their way.
      await page.locator('.skeleton').first().waitFor({ state: 'detached' });
    },
  };
}

/** What moves has come to its end, apart from what never does, and is drawn. */
export const SETTLED = `(async () => {
  const moving = () =>
    document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // What a change of the theme or of the language sets in motion begins with a frame that is to come.
  let still = 0;
  while (still < 3) {
    await frame();
    const animations = moving();
    still = animations.length === 0 ? still + 1 : 0;
    await Promise.allSettled(animations.map(({ finished }) => finished));
  }
})()`;

let axe: string | undefined;

/** Gives a page and its frames axe, unless they have it: its source is larger than the dashboard, and a page is looked at again. */
async function bringAxe(page: Page): Promise<void> {
  axe ??= `${readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')};undefined`;
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(`typeof axe === 'object'`))) await frame.evaluate(axe);
  }
}

/**
 * The rules run once the page has settled, in one program with the wait: nothing comes between. A rule of WCAG 2.2 AA is named, as axe
 * leaves it out otherwise: 24 px for what is pressed, or room around it (2.5.8). In a narrow window the navigation lies over the end
 * of what is scrolled; what is under it can be scrolled out.
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
 * Rules of WCAG 2.2 AA and good practice, on the page as it is now: with a dialog or a menu open, if one is. They run in the
 * page and its frames, of which none is of another origin.
 */
export async function brokenRules(page: Page): Promise<string[]> {
  await bringAxe(page);
  const violations = await page.evaluate<readonly Result[]>(RULES);
  const describe = ({ html, failureSummary = '' }: Result['nodes'][number]): string =>
    `${html} (${failureSummary.replaceAll(/\s+/g, ' ')})`;
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(describe).join(' | ')}`);
}

/** No rule is broken, see `brokenRules`. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const broken = await brokenRules(page);
  expect(broken, what).toEqual([]);
}

/** The page as text, of what has the focus: role and name. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(`(() => {
    const element = document.activeElement;
    const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent;
    return element.tagName.toLowerCase() + ' ' + label.trim();
  })()`);
