import { type Browser, chromium, type Page } from 'playwright-core';

/** The tasks of the window in one step. */
export interface Step {
  readonly name: string;
  /** Rows of the list in the document at the end of the step. */
  readonly rows: number;
  /** Tasks of more than 50 ms, as the browser counts them: on a busy machine they include the time of other processes. */
  readonly longTasks: number;
  readonly longestMs: number;
  /** Processor time of the longest task of the main thread, without that of other processes. */
  readonly longestProcessorMs: number;
  /** Processor time of all tasks. */
  readonly processorMs: number;
}

export interface WatchedList {
  /** `http://127.0.0.1:port` */
  readonly url: string;
  readonly cookie: { readonly name: string; readonly value: string };
  readonly domainId: string;
  /** The number of times that more rows are shown. */
  readonly pages: number;
  /** The factor by which the processor is slowed down. Default 1. */
  readonly slower?: number;
}

const OBSERVE = `
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
`;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Processor times in ms of the tasks of threads that run pages. */
function tasksIn(trace: Buffer): readonly number[] {
  const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString());
  const threads = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid} ${tid}`);
  return traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && threads.includes(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000);
}

const rowsOf = (page: Page) => page.locator('.result');

/** A window that notes its long tasks, step by step. */
async function openWatched(browser: Browser, { url, cookie, slower = 1 }: WatchedList) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: url, locale: 'en-GB' });
  await context.addCookies([{ ...cookie, url }]);
  await context.addInitScript(OBSERVE);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const step = async (name: string, act: () => Promise<unknown>): Promise<Step> => {
    await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
    await act();
    const long: number[] = await page.evaluate('window.longTasks.splice(0)');
    const tasks = tasksIn(await browser.stopTracing());
    return {
      name,
      rows: await rowsOf(page).count(),
      longTasks: long.length,
      longestMs: Math.max(0, ...long),
      longestProcessorMs: tasks.reduce((longest, task) => Math.max(longest, task), 0),
      processorMs: tasks.reduce((sum, task) => sum + task, 0),
    };
  };
  return { page, step };
}

/** Waits until the list has this many rows. */
const until = (page: Page, rows: number) =>
  rowsOf(page)
    .nth(rows - 1)
    .waitFor({ state: 'attached' });

async function scrollThrough(page: Page): Promise<void> {
  const height: number = await page.evaluate('document.documentElement.scrollHeight');
  for (let top = 0; top < height; top += 4_000) {
    await page.evaluate(`window.scrollTo(0, ${top})`);
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  }
}

/** Uses the links of a domain's newest crawl like a person: shows more, scrolls, filters, searches. */
export async function watchLinks(list: WatchedList, program: string): Promise<readonly Step[]> {
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const { page, step } = await openWatched(browser, list);
    const steps = [
      await step('open', async () => {
        await page.goto(`/domains/${list.domainId}/results/links?verdict=any`);
        await until(page, 100);
      }),
    ];
    const showMore = async () => {
      for (let shown = 1; shown <= list.pages; shown += 1) {
        await page.getByRole('button', { name: 'Show more' }).click();
        await until(page, (shown + 1) * 100);
      }
    };
    steps.push(await step(`show more, ${list.pages} times`, showMore));
    steps.push(await step('scroll through all', () => scrollThrough(page)));
    steps.push(
      await step('open the details of 10 links', async () => {
        const details = page.locator('.result summary');
        for (let nth = 0; nth < 10; nth += 1) await details.nth(nth).click();
      }),
    );
    const filtered = page.waitForResponse((answer) => answer.url().includes('verdict=broken'));
    steps.push(
      await step('only broken ones', async () => {
        await page.getByRole('navigation', { name: 'Verdict' }).getByRole('link', { name: 'Broken' }).click();
        await filtered;
        await page.locator('[aria-busy="false"]').waitFor();
      }),
    );
    const found = page.waitForResponse((answer) => answer.url().includes('q=page-99'));
    steps.push(
      await step('search', async () => {
        await page.getByRole('searchbox').fill('page-99');
        await found;
        await page.locator('[aria-busy="false"]').waitFor();
      }),
    );
    return steps;
  } finally {
    await browser.close();
  }
}
