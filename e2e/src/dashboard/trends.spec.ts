import type { Page } from '@playwright/test';
import { addHistory, crawlIdOf, type PastCrawl } from './crawl-history.ts';
import { addDomain, hostnames, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible } from './visit.ts';

const [shop, docs, blog] = hostnames;

/** Crawls with different figures, so that each figure belongs to one crawl. */
const past: readonly PastCrawl[] = [
  { daysAgo: 70, score: 41, broken: 60 },
  { daysAgo: 20, score: 61, broken: 30, issues: [31, 12, 7], loadMs: 1_500, pages: 2_310 },
  { daysAgo: 15, score: 72, broken: 20, issues: [21, 12, 7] },
  { daysAgo: 10, state: 'failed' },
  { daysAgo: 5, score: 88, broken: 4, issues: [5, 12, 7], loadMs: 900, pages: 2_400 },
];

const tile = (page: Page, name: string) => page.getByRole('navigation', { name: 'Figure' }).getByRole('link', { name });
const searchOf = (page: Page): URLSearchParams => new URL(page.url()).searchParams;

/** Ids of the crawls of `past`. */
const samplesIds = past.map((_, index) => crawlIdOf(index));

/** The end of the canvas as a data URL, which differs when the drawing does. */
const drawn = (page: Page): Promise<string> =>
  page.evaluate('document.querySelector(".chart canvas").toDataURL().slice(-4000)');

/** The length of the shown period in days. */
const days = (page: Page): number =>
  (Date.parse(searchOf(page).get('to') ?? '') - Date.parse(searchOf(page).get('from') ?? '')) / 86_400_000;

test.describe('trends', () => {
  test('of a domain: figures, exact values by pointer and keys, zoom, period, table', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop);
    await addHistory(stage, id, past);
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}`);
    await page.getByRole('navigation', { name: 'Pages of this domain' }).getByRole('link', { name: 'Trends' }).click();
    const chart = page.getByRole('application', { name: /^Health score, / });
    const readout = page.locator('.readout');
    await expect(tile(page, 'Health score')).toHaveText('Health score88+27 in this period');
    await expect(tile(page, 'Broken links')).toHaveText('Broken links4−26 in this period');
    await expect(readout).toHaveText(/^Latest: .*88 Health score/);

    // The tiles show the change between the first and the last crawl of the period.
    const inPeriod = page.getByRole('link', { name: 'What changed in this period' });
    const [oldest, first] = samplesIds;
    const last = samplesIds.at(-1);
    await expect.poll(() => inPeriod.getAttribute('href')).toContain(`compare?base=${first}&head=${last}`);
    const before = readout.getByRole('link', { name: 'What changed since the crawl before' });
    await expect.poll(() => before.getAttribute('href')).toContain(`compare?base=${samplesIds[2]}&head=${last}`);

    const period = await chart.getAttribute('aria-label');

    // The arrow keys reach each crawl, the failed one as well.
    await chart.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(readout).toContainText('The crawl failed: nothing was measured.');
    await page.keyboard.press('ArrowLeft');
    await expect(readout).toContainText('72 Health score');
    await page.keyboard.press('Home');
    await expect(readout).toContainText('61 Health score');
    await expectAccessible(page, 'a chart with the focus');

    await page.keyboard.press('+');
    await expect.poll(() => days(page)).toBeCloseTo(15, 1);
    await page.keyboard.press('End');
    await expect(readout).not.toContainText('61 Health score');
    await page.keyboard.press('0');
    await expect.poll(() => searchOf(page).get('from')).toBeNull();

    await expect(chart).toHaveAttribute('aria-label', `${period}`);
    const whole = await drawn(page);

    // With the pointer, the readout follows it, and dragging zooms.
    const box = await chart.locator('.u-over').boundingBox();
    const { x, y, width } = box ?? { x: 0, y: 0, width: 0 };
    // A chart that is redrawn under a resting pointer gives no readout.
    const pointed = async () => {
      await page.mouse.move(x + width / 2, y + 51);
      await page.mouse.move(x + width / 2, y + 50);
      return readout.textContent();
    };
    await expect.poll(pointed).toContain('72 Health score');
    // A click keeps the readout, with a link to the comparison with the crawl before.
    await page.mouse.down();
    await page.mouse.up();
    await page.mouse.move(0, 0);
    // The chart marks the kept crawl.
    await expect.poll(() => drawn(page)).not.toBe(whole);
    const [, earlier, later] = samplesIds;
    const cause = readout.getByRole('link', { name: 'What changed' });
    await expect.poll(() => cause.getAttribute('href')).toContain(`compare?base=${earlier}&head=${later}`);
    await expect(readout).toContainText('72 Health score');
    await page.mouse.move(x + width / 2, y + 50);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.75, y + 60, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => days(page)).toBeCloseTo(7.5, 0);
    await expect(chart).not.toHaveAttribute('aria-label', `${period}`);
    const zoomed = await chart.getAttribute('aria-label');
    await page.reload();
    await expect.poll(() => days(page)).toBeCloseTo(7.5, 0);
    await expect(chart).toHaveAttribute('aria-label', `${zoomed}`);
    await expect.poll(() => drawn(page)).not.toBe(whole);
    await page.getByRole('button', { name: 'Whole period' }).click();
    await expect.poll(() => searchOf(page).get('from')).toBeNull();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(() => days(page)).toBeCloseTo(15, 1);
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await expect.poll(() => searchOf(page).get('from')).toBeNull();

    // A longer period has the older crawl as well; the metric stays.
    await tile(page, 'Broken links').click();
    await page.getByRole('link', { name: '90 days' }).click();
    await expect.poll(() => Object.fromEntries(searchOf(page))).toEqual({ range: '90d', metric: 'broken' });
    await expect(tile(page, 'Broken links')).toHaveText('Broken links4−56 in this period');
    await expect.poll(() => inPeriod.getAttribute('href')).toContain(`compare?base=${oldest}&head=${last}`);

    // The figures are also a table: for screen readers beside the chart, or for everybody instead of it.
    const table = page.getByRole('table', { name: 'Table' });
    const rows = table.getByRole('row');
    await expect(rows).toHaveCount(past.length + 1);
    await expect(rows.nth(1)).toHaveText(/88424900\sms2\.7\ss2,400$/);
    await expect(rows.nth(2)).toContainText('1 failed crawlnothing measured');
    const charted = await rows.allTextContents();
    await page.getByRole('link', { name: 'Table' }).click();
    await expect(page.locator('.chart')).toHaveCount(0);
    await inPeriod.waitFor();
    const whatChanged = rows.getByRole('link', { name: 'What changed' });
    // The oldest crawl and the failed one have no such link.
    await expect(whatChanged).toHaveCount(past.length - 2);
    const texts = async () => (await rows.allTextContents()).map((text) => text.replace('What changed', ''));
    await expect.poll(texts).toEqual(charted);
    const views = page.getByRole('navigation', { name: 'Shown as' }).locator('[aria-current]');
    await expect(views).toHaveText(['Table']);
    await expectAccessible(page, 'the table');
    await page.goBack();
    await page.getByRole('application', { name: /^Broken links, / }).waitFor();
  });

  test('follow the theme and the width of the window', { tag: '@long' }, async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop);
    await addHistory(stage, id, past);
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}/trends`);
    await page.locator('.chart canvas').waitFor();
    const light = await drawn(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => drawn(page)).not.toBe(light);
    const wide = await page.locator('.chart canvas').boundingBox();
    await page.setViewportSize({ width: 400, height: 900 });
    await expect
      .poll(async () => (await page.locator('.chart canvas').boundingBox())?.width)
      .toBeLessThan(Math.min(400, wide?.width ?? 0));
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(400);
  });

  test('of domains with less than two crawls say what to do', { tag: '@long' }, async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, docs);
    const unverified = await addDomain(stage, person, blog, { verified: false });
    await addHistory(stage, id, [{ daysAgo: 3 }, { daysAgo: 2, state: 'failed' }]);
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}/trends`);
    await page.getByText('One crawl has completed in this period.').waitFor();
    await page.getByRole('link', { name: 'Set a schedule' }).click();
    await page.waitForURL(`**/domains/${id}/settings`);
    await go(`/domains/${unverified}/trends`);
    await page.getByRole('link', { name: 'Prove the ownership' }).click();
    await page.waitForURL(`**/domains/${unverified}`);
    await go('/trends');
    await page.getByText('need completed crawls on two days').waitFor();
    await expectAccessible(page, 'nothing yet');
  });

  test('of all domains are one sample a day', { tag: '@long' }, async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop);
    await addHistory(stage, id, past);
    const { page, go } = await visit(stage, { person });
    await go('/');
    await page.getByRole('link', { name: 'Trends' }).click();
    await page.getByRole('heading', { name: 'Trends of all domains' }).waitFor();
    await expect(tile(page, 'Average health score')).toContainText('88+27');
    await page.getByRole('application', { name: /^Health score, / }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('.readout')).toContainText('1 failed crawl');
    await expectAccessible(page, 'all domains');
  });
});
