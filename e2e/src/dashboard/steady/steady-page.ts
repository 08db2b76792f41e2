import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { SETTLED } from '../visit.ts';
import { steadyAnswer } from './steady-answer.ts';
import { SEEN_AT } from './steady-time.ts';

const fonts = [
  { family: 'Steady', weight: '100 500', file: 'noto-sans/400Regular/NotoSans_400Regular.ttf' },
  { family: 'Steady', weight: '501 900', file: 'noto-sans/700Bold/NotoSans_700Bold.ttf' },
  { family: 'Steady Mono', weight: '100 900', file: 'noto-sans-mono/400Regular/NotoSansMono_400Regular.ttf' },
];

const { resolve } = createRequire(import.meta.url);

/**
 * A program for the page that replaces the machine's fonts, which differ from machine to machine. A font from bytes is
 * not fetched, so the policy of the page does not forbid it.
 */
async function fontProgram(): Promise<string> {
  const faces = fonts.map(async ({ family, weight, file }) => {
    const bytes = await readFile(resolve(`@expo-google-fonts/${file}`), 'base64');
    return { family, weight, bytes };
  });
  return `for (const { family, weight, bytes } of ${JSON.stringify(await Promise.all(faces))}) {
    const face = new FontFace(family, Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0)), { weight });
    document.fonts.add(face);
    face.load();
  }
  addEventListener('DOMContentLoaded', () => {
    document.documentElement.style.setProperty('--text', '14px / 1.5 Steady');
    document.documentElement.style.setProperty('--mono', 'Steady Mono');
  });`;
}

/** Options that retry when the server has just closed a kept connection, which is no fault. */
const PERSISTENT = { maxRetries: 3 } as const;

/** Passes an answer on without parts that differ from run to run. Streams have no end to wait for. */
async function answerSteadily(route: Route): Promise<void> {
  if ((await route.request().headerValue('accept'))?.includes('text/event-stream')) return route.continue();
  const response = await route.fetch(PERSISTENT);
  if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
  await route.fulfill({ response, json: steadyAnswer(await response.json()) });
}

const FIRST_ANSWERS = /<script type="application\/json" id="first-answers">.*?<\/script>/s;

/** Removes the API's answers from the HTML of a page, so that the page requests each. */
async function withoutAnswers(route: Route): Promise<void> {
  if (route.request().resourceType() !== 'document') return route.fallback();
  const response = await route.fetch(PERSISTENT);
  await route.fulfill({ response, body: (await response.text()).replace(FIRST_ANSWERS, '') });
}

/** Fixes the clock, the fonts and the answers of a window, so that its pictures are the same in every run. */
export async function keepSteady(context: BrowserContext): Promise<void> {
  await context.clock.setFixedTime(SEEN_AT);
  await context.route('**/*', withoutAnswers);
  await context.route('**/api/v1/**', answerSteadily);
  await context.addInitScript({ content: await fontProgram() });
}

/** A script that fixes addresses and ids which the page itself writes; those in answers are fixed already. Nothing blinks. */
const STEADY_TEXT = `(async () => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data } = texts.currentNode;
    const steady = data
      .replace(/\\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\b/g, '0190f3a0-0000-7000-8000-000000000001')
      .replace(/\\b127\\.0\\.0\\.1:\\d+/g, '127.0.0.1:8080');
    if (steady !== data) texts.currentNode.data = steady;
  }
  await document.fonts.ready;
})()`;

/** Max milliseconds to wait for the requests of a page; some pages request again and again. */
const PATIENCE_MS = 3_000;

/** Waits until the page shows everything that it requests. */
export async function untilComplete(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS }).catch(() => {});
}

const heightOf = (page: Page): Promise<number> => page.evaluate('document.documentElement.scrollHeight');

/**
 * A picture of the whole page, the same in every run. The window is as high as the page: otherwise the picture has the
 * bottom bar in its middle, and room for a scroll bar.
 */
export async function picture(page: Page, path: string): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.evaluate(STEADY_TEXT);
  for (let shown = height, needed = await heightOf(page); needed > shown; needed = await heightOf(page)) {
    shown = needed;
    await page.setViewportSize({ width, height: shown });
    await page.evaluate(SETTLED);
  }
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
}
