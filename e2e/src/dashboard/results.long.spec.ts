import type { Locator } from '@playwright/test';
import { choose } from './choose.ts';
import { crawled, requestsTo, rowsOf } from './crawled.ts';
import { seedLinks } from './seed-links.ts';
import { expect, test } from './test.ts';
import { expectAccessible } from './visit.ts';

const ROWS = 100;

test.describe('the results of a crawl', () => {
  test('have few filters on a phone until somebody wants more, and all where one is chosen', async ({ visit }) => {
    const { stage, person, domainId } = await crawled(1);
    const { page, go } = await visit(stage, { person });
    await page.setViewportSize({ width: 320, height: 667 });
    const reason = page.getByLabel('Reason');
    const filters = page.getByRole('button', { name: 'Filters' });
    await go(`/domains/${domainId}/results/links`);
    await filters.waitFor();
    await expect(reason).toBeHidden();
    // The first link is in sight, above the navigation at the foot.
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
    const first = rowsOf(page, 'Links').first().getByRole('link');
    const foot = page.getByRole('navigation', { name: 'Main', exact: true });
    await expect.poll(async () => (await topOf(foot)) - (await topOf(first))).toBeGreaterThan(0);
    await filters.click();
    await choose(reason, 'The page does not exist.');
    await page.getByRole('button', { name: 'Filters (1)' }).waitFor();
    await expectAccessible(page, 'filters on a phone');
    await page.reload();
    await reason.waitFor();
    // In a wide window they are never folded.
    await page.setViewportSize({ width: 1024, height: 640 });
    await choose(reason, '');
    await page.reload();
    await reason.waitFor();
    await expect(filters).toBeHidden();
  });

  test('are fetched a hundred at a time, and filtered by the server', async ({ visit }) => {
    const { stage, person, domainId, crawlIds } = await crawled(1);
    const [crawlId = ''] = crawlIds;
    await seedLinks(stage.installation, { crawlId, links: 21_000 });
    const { page, go } = await visit(stage, { person });
    const queries = requestsTo(page, `/crawls/${crawlId}/links`);
    const links = rowsOf(page, 'Links');
    await go(`/domains/${domainId}/results/links?verdict=any`);
    for (let shown = 1; shown <= 5; shown += 1) {
      await expect(links).toHaveCount(shown * ROWS);
      expect(queries).toHaveLength(shown);
      // By key: rows above it get their height when they are seen first, so it may move under the pointer.
      await page.getByRole('button', { name: 'Show more' }).press('Enter');
    }
    await expect(links).toHaveCount(6 * ROWS);
    // Data that cannot have changed is not fetched again.
    expect(queries).toHaveLength(6);
    // A request searches 10,000 links, and the page continues by itself until it has rows to show.
    queries.length = 0;
    await page.getByRole('searchbox').fill('/page-20999');
    await expect(links).toHaveCount(1);
    await page.getByText('Searching').waitFor({ state: 'detached' });
    expect(queries).toHaveLength(3);
    expect(queries.every((query) => query.includes('q=%2Fpage-20999'))).toBe(true);
  });

  test('are fetched again when the crawl ends, for it may have found more', async ({ visit }) => {
    const { stage, person, domainId } = await crawled(1);
    // The crawl is slow enough to be seen while it runs.
    await person.call('PATCH', `/domains/${domainId}`, { crawl_config: { rate: 1 } });
    const { id } = await person.call('POST', `/domains/${domainId}/crawls`, {});
    const { page, go } = await visit(stage, { person });
    await expect.poll(async () => (await person.call('GET', `/crawls/${id}`)).state).toBe('running');
    const queries = requestsTo(page, `/crawls/${id}/links`);
    const streams = requestsTo(page, `/crawls/${id}/events`);
    await go(`/domains/${domainId}/results/links?crawl=${id}&verdict=any`);
    await expect.poll(() => queries.length).toBeGreaterThan(0);
    // Every page of the domain says that a crawl is under way.
    const mark = page.getByRole('link', { name: 'Crawl under way' });
    await expect(mark).toHaveAttribute('href', `/domains/${domainId}/crawls/${id}`);
    const before = queries.length;
    await person.call('POST', `/crawls/${id}/cancel`);
    await expect.poll(() => queries.length).toBeGreaterThan(before);
    await mark.waitFor({ state: 'detached' });
    await page.getByText('The crawl has ended: Canceled.').waitFor();
    // The mark and the results follow it by one stream.
    expect(streams).toHaveLength(1);
    const { data } = await person.call('GET', `/crawls/${id}/links?verdict=any&limit=100`);
    await expect(rowsOf(page, 'Links')).toHaveCount(data.length);
  });

  test('say on the tabs of the issues how many there are', async ({ visit }) => {
    const { stage, person, domainId } = await crawled(2);
    const counts = await person.call('GET', `/domains/${domainId}/issue-counts`);
    expect(counts.still_open).toBeGreaterThan(0);
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${domainId}/issues?state=open`);
    const tabs = page.getByRole('navigation', { name: 'Issues by state' }).getByRole('link');
    await expect(tabs).toHaveText([
      `To fix${counts.new + counts.still_open}`,
      `New${counts.new}`,
      `Still open${counts.still_open}`,
      `Fixed${counts.fixed}`,
      `Ignored${counts.ignored}`,
    ]);
    const [issue] = (await person.call('GET', `/domains/${domainId}/issues`)).data;
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: issue.url, exact: true }) });
    await row
      .getByRole('button', { name: /^Ignore/ })
      .first()
      .click();
    await page.getByRole('dialog').getByLabel('Reason').fill('It moves.');
    await page.keyboard.press('Enter');
    await expect(tabs.nth(4)).toHaveText(`Ignored${counts.ignored + 1}`);
    await expect(tabs.nth(2)).toHaveText(`Still open${counts.still_open - 1}`);
  });
});
