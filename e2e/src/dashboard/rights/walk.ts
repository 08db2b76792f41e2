import type { Page } from '@playwright/test';

/** Whether a request is a stream of events, which never ends by itself. */
const isStream = (url: string): boolean => url.endsWith('/events');

const onFrame = `new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))`;

/** The number of frames in a row without a request after which a page counts as complete. */
const QUIET_FRAMES = 4;

/** Opens the pages of one loaded dashboard in turn, as its own links do. */
export function walkIn(page: Page) {
  let underWay = 0;
  const count = (by: number) => (request: { url(): string }) => {
    if (!isStream(request.url())) underWay += by;
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));

  const isBusy = async (): Promise<boolean> => underWay > 0 || (await page.locator('.skeleton').count()) > 0;
  /** Waits until everything that the page fetches is there and shown. */
  async function settle(): Promise<void> {
    for (let quiet = 0; quiet < QUIET_FRAMES; ) {
      await page.evaluate(onFrame);
      quiet = (await isBusy()) ? 0 : quiet + 1;
    }
  }
  return {
    settle,
    /** Goes to a page. @param path of the dashboard, as in the router */
    async walk(path: string): Promise<void> {
      await page.evaluate(`history.pushState(null, '', ${JSON.stringify(path)})`);
      await settle();
    },
  };
}
