import type { Locator, Page } from '@playwright/test';
import { addDomain, hostnames, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible } from './visit.ts';

const [shop] = hostnames;

/** The window of a laptop of 1366 × 768 at a zoom of 400 %. */
const AT_400_PERCENT = { width: 342, height: 192 };

const positionOf = (page: Page, selector: string): Promise<string> =>
  page.evaluate(`getComputedStyle(document.querySelector(${JSON.stringify(selector)})).position`);

/** Whether the whole element is in the window. */
const isInSight = async (page: Page, part: Locator): Promise<boolean> => {
  const box = await part.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  return box !== null && box.y >= 0 && box.y + box.height <= height;
};

test.describe('a window that is low, as at a zoom of 400 %', () => {
  test('has its height for the page: nothing stays at its foot, and dialogs begin with their title', async ({
    visit,
  }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop, { crawls: 1 });
    const { page, go } = await visit(stage, { person });
    await page.setViewportSize({ width: 342, height: 700 });
    await go(`/domains/${id}/issues?state=new`);
    const ignore = page.getByRole('button', { name: /^Ignore: / }).first();
    await ignore.waitFor();
    await expect.poll(() => positionOf(page, '.side')).toBe('sticky');
    await page.setViewportSize(AT_400_PERCENT);
    await expect.poll(() => positionOf(page, '.side')).toBe('static');
    await expectAccessible(page, 'issues in a low window');

    await ignore.click();
    const dialog = page.getByRole('dialog');
    const title = dialog.getByRole('heading', { name: 'Ignore this issue' });
    await expect.poll(() => isInSight(page, title)).toBe(true);
    await expect.poll(() => positionOf(page, '.dialog-foot')).toBe('static');
    // The next stops of the keyboard are its fields, which scroll into view.
    const reason = dialog.getByLabel('Reason');
    await expect
      .poll(
        async () => {
          await page.keyboard.press('Tab');
          return reason.evaluate((element) => element === element.ownerDocument.activeElement);
        },
        { intervals: [20] },
      )
      .toBe(true);
    await expect.poll(() => isInSight(page, reason)).toBe(true);
    await expectAccessible(page, 'a dialog in a low window');
  });
});
