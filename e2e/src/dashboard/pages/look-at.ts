import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Person, Stage } from '../stage.ts';
import { keepSteady, picture, untilComplete } from '../steady/steady-page.ts';
import type { OpenVisit } from '../test.ts';
import { brokenRules, type Language, switchTo, type Visit } from '../visit.ts';
import { ofPictures, only, pictures, themes, widths } from './pictured.ts';
import { missedTargets } from './touch-targets.ts';

/** A page to look at. */
export interface Shot {
  readonly name: string;
  readonly path: string;
  /** The person who is signed in; default: nobody. */
  readonly person?: Person;
  /** Opens a part of the page before the check. */
  readonly open?: (page: Page) => Promise<unknown>;
}

interface Window {
  readonly width: number;
  readonly theme: 'light' | 'dark';
  readonly language: Language;
  /** Whether the rules of accessibility are run: once for each theme, at the widest and the narrowest width. */
  readonly hasRules?: boolean;
  /** Whether targets are measured, as on a touch screen. */
  readonly isPhone?: boolean;
}

/** The two windows that differ most. German texts are longer. */
const extremes: readonly Window[] = [
  { width: 1440, theme: 'dark', language: 'en', hasRules: true },
  { width: 320, theme: 'light', language: 'de', hasRules: true, isPhone: true },
];

/** The windows between them, which seldom show a fault that those two do not. */
const between: readonly Window[] = [
  { width: 768, theme: 'dark', language: 'en' },
  { width: 320, theme: 'dark', language: 'en' },
  { width: 768, theme: 'light', language: 'de' },
  { width: 1440, theme: 'light', language: 'de' },
];

type WindowsOf = (nth: number) => readonly Window[];

/** One of the two extreme windows for each page, in turn. */
export const alternating: WindowsOf = (nth) => extremes.filter((_, index) => index === nth % extremes.length);

const inAll: WindowsOf = () =>
  pictures === undefined
    ? [...extremes, ...between]
    : widths.flatMap((width) => themes.map((theme) => ({ width, theme, language: ofPictures })));

/** A short patience, because a fault may be on every page, and the test has to report all before its time ends. */
const PATIENCE = { timeout: 5_000 };

const contentWidth = (page: Page): Promise<number> => page.evaluate('document.documentElement.scrollWidth');

/** A script that lists tables of which a part is cut off by their frame. */
const CUT_OFF = `[...document.querySelectorAll('.table-card')]
  .filter((card) => card.closest('.unseen') === null && card.scrollWidth > card.clientWidth)
  .map((card) => (card.querySelector('table')?.getAttribute('aria-label') ?? 'a table') + ' is cut off by ' + (card.scrollWidth - card.clientWidth) + ' px')`;

/** Checks the open page in the given windows. @returns its faults */
async function lookAtOpen({ page }: Visit, name: string, windows: readonly Window[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { width, theme, language, hasRules = false, isPhone = false } of windows) {
    const what = `${name} at ${width} px, ${theme}, ${language}`;
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme });
    await switchTo(page, language);
    // A chart redraws itself for the new width.
    await expect
      .poll(() => contentWidth(page), PATIENCE)
      .toBeLessThanOrEqual(width)
      .catch(() => faults.push(`${what}: wider than the window`));
    const cutOff = () => page.evaluate<string[]>(CUT_OFF);
    await expect
      .poll(cutOff, PATIENCE)
      .toEqual([])
      .catch(async () => faults.push(...(await cutOff()).map((table) => `${what}: ${table}`)));
    if (hasRules) faults.push(...(await brokenRules(page)).map((rule) => `${what}: ${rule}`));
    if (isPhone) faults.push(...(await missedTargets(page)).map((target) => `${what}, by touch: ${target}`));
    if (pictures !== undefined) {
      await picture(page, join(pictures, `${name}-${width}-${theme}-${language}.png`));
    }
  }
  // The next page is used by English names.
  await switchTo(page, 'en');
  return faults;
}

/** Notes the browser that made the pictures, because others draw letters a little differently. */
function noteBrowser(folder: string, page: Page): void {
  const chromium = page.context().browser()?.version();
  writeFileSync(join(folder, 'made-with.json'), `${JSON.stringify({ chromium })}\n`);
}

/** Milliseconds for the pages of a file. Pictures take longer. */
export const LOOK_MS = pictures === undefined ? 600_000 : 3_600_000;

/**
 * Checks pages in windows, with one load for each page.
 * @param windowsOf the windows of a page, by its place in the list; default: all of them, or those of pictures
 * @throws when a page is wider than its window, breaks a rule of accessibility, throws, violates its policy or requests
 * something from another origin
 */
export async function lookAt(
  visit: OpenVisit,
  stage: Stage,
  shots: readonly Shot[],
  windowsOf: WindowsOf = inAll,
): Promise<void> {
  const faults: string[] = [];
  const seenBy = new Map<Person | undefined, Visit>();
  for (const [nth, { name, path, person, open }] of shots.entries()) {
    if (only !== undefined && !only.includes(name)) continue;
    const seen = seenBy.get(person) ?? (await visit(stage, { looksAtFaults: true, ...(person && { person }) }));
    if (pictures !== undefined && !seenBy.has(person)) await keepSteady(seen.page.context());
    if (pictures !== undefined) noteBrowser(pictures, seen.page);
    seenBy.set(person, seen);
    const before = seen.faults().length;
    await seen.page.setViewportSize({ width: 1440, height: 900 });
    await seen.go(path);
    await open?.(seen.page);
    if (pictures !== undefined) await untilComplete(seen.page);
    faults.push(...(await lookAtOpen(seen, name, windowsOf(nth))));
    faults.push(
      ...seen
        .faults()
        .slice(before)
        .map((fault) => `${name}: ${fault}`),
    );
  }
  expect(faults).toEqual([]);
}
