import type { Locator } from '@playwright/test';
import { choose } from './choose.ts';
import { inDatabase } from './crawl-history.ts';
import { addDomain, crawlDomain, hostnames, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible, focused } from './visit.ts';

const [shop] = hostnames;
const DAY_MS = 86_400_000;

interface Found {
  readonly id: string;
  readonly url: string;
  readonly kind: string;
}

test.describe('the issues of all domains', () => {
  test('say what broke lately, whichever crawl found it and whoever started another one', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop, { crawls: 1 });
    // After this crawl no issue is new any more.
    await crawlDomain(person, id);
    const { data } = await person.call('GET', '/issues?severity=error&limit=100');
    const [week, earlier] = data.filter(({ kind }: Found) => kind === 'broken_link');
    const openedAgo = (issue: Found, days: number) =>
      inDatabase(stage, (knex) =>
        knex('issues')
          .where({ id: issue.id })
          .update({ opened_at: stage.now() - days * DAY_MS }),
      );
    await openedAgo(week, 3);
    await openedAgo(earlier, 20);
    const { page, go } = await visit(stage, { person });
    await go('/');
    await page.getByRole('link', { name: 'Issues', exact: true }).click();
    await page.getByRole('link', { name: 'Single issues' }).click();
    const itemsOf = (age: string) => page.getByRole('region', { name: age }).getByRole('listitem');
    await expect(itemsOf('Last 24 hours')).toHaveCount(data.length - 2);
    await expect.poll(() => itemsOf('Last 7 days').allTextContents()).toEqual([expect.stringContaining(week.url)]);
    await expect.poll(() => itemsOf('Earlier').allTextContents()).toEqual([expect.stringContaining(earlier.url)]);
    await expectAccessible(page, 'the issues of all domains');
    await choose(page.getByLabel('Severity'), 'Notices');
    await itemsOf('Earlier').first().waitFor({ state: 'detached' });
    await page.goBack();
    await page.getByRole('link', { name: 'Issues', exact: true }).click();
    await page.getByRole('link', { name: 'Single issues' }).click();
    await itemsOf('Earlier').getByRole('link', { name: earlier.url, exact: true }).click();
    await page.getByRole('button', { name: `Ignore: ${earlier.url}` }).waitFor();
  });

  test('are grouped by what fixes them, the first thing to do first, whatever its domain', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const [first, second] = hostnames;
    for (const name of [first, second]) await addDomain(stage, person, name, { crawls: 1 });
    const { data } = await person.call('GET', '/fixes?severity=error&limit=100');
    expect(new Set(data.map(({ domain_id }: { domain_id: string }) => domain_id)).size).toBe(2);
    const { page, go } = await visit(stage, { person });
    await go('/issues');
    const rows = page.locator('.fix');
    await expect(rows).toHaveCount(data.length);
    for (const name of [first, second]) await rows.getByText(name, { exact: true }).first().waitFor();
    await expectAccessible(page, 'the fixes of all domains');
    await rows.first().getByRole('button').press('Enter');
    await rows.first().getByText('How to fix it:').waitFor();
    await choose(page.getByRole('combobox', { name: 'Domain', exact: true }), second);
    await expect
      .poll(() => rows.count())
      .toBe(data.filter(({ domain_id }: { domain_id: string }) => domain_id !== data[0].domain_id).length);
    await page.reload();
    await rows.first().waitFor();
    await page.getByRole('link', { name: 'Single issues' }).click();
    await page.getByRole('region', { name: 'Last 24 hours' }).waitFor();
  });

  test('lead to an issue that is marked and open, a Tab away from being ignored; the search stays empty', {
    tag: '@long',
  }, async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop, { crawls: 1 });
    const { data } = await person.call('GET', '/issues?severity=error&limit=100');
    const url = data.find(({ kind }: Found) => kind === 'broken_link').url;
    const { page, go } = await visit(stage, { person });
    await go('/issues?view=single');
    await page.getByRole('link', { name: url, exact: true }).click();
    const row = page.locator('.issue.chosen');
    await row.getByText('How to fix it').first().waitFor();
    await expect.poll(() => focused(page)).toBe(`button Check again now: ${url}`);
    // The ignored issue is not listed a second time.
    await expect(page.getByRole('button', { name: `Ignore: ${url}` })).toHaveCount(1);
    await expectAccessible(page, 'an issue for which somebody came');
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toBe(`button Ignore: ${url}`);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByLabel('Reason').fill('The partner moves.');
    await page.keyboard.press('Enter');
    await row.getByText(/^Ignored by ada@example\.com/).waitFor();
    // The same button stops ignoring it.
    await expect.poll(() => focused(page)).toBe(`button Stop ignoring: ${url}`);
    await page.keyboard.press('Enter');
    await page.getByText('The issue counts again.').waitFor();
    await row.getByText(/^Ignored by ada@example\.com/).waitFor({ state: 'detached' });
    // Undo ignores it again, with its reason.
    await page.locator('.toast').filter({ hasText: 'counts again' }).getByRole('button', { name: 'Undo' }).click();
    await row.getByText(/^Ignored by ada@example\.com.*: The partner moves\.$/).waitFor();

    const search = page.getByRole('searchbox', { name: 'Search by URL' });
    await expect(search).toHaveValue('');
    const counts = await person.call('GET', `/domains/${id}/issue-counts`);
    const tabs = page.getByRole('navigation', { name: 'Issues by state' });
    await search.fill('nowhere-at-all');
    await page.getByText('No issue here matches “nowhere-at-all”').waitFor();
    await expect(tabs.getByRole('link', { name: /^New/ })).toHaveText(`New${counts.new}`);
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect.poll(() => focused(page)).toBe('input Search by URL');
    await page.getByText('No issue here matches “nowhere-at-all”').waitFor({ state: 'detached' });
    await tabs.getByRole('link', { name: 'Fixed' }).click();
    await row.waitFor({ state: 'detached' });
  });

  test('open wherever a finger presses their row, on a phone', { tag: '@long' }, async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    await addDomain(stage, person, shop, { crawls: 1 });
    const { data } = await person.call('GET', '/issues?severity=error&limit=100');
    const url: string = data.find(({ kind }: Found) => kind === 'broken_link').url;
    const { page, go } = await visit(stage, { person, width: 320 });
    const devices = await page.context().newCDPSession(page);
    await devices.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await go('/issues?view=single');
    const address = page.getByRole('link', { name: url, exact: true });
    const row = page.getByRole('listitem').filter({ has: address });
    const middlesOf = (place: Locator) =>
      place.evaluate((element) =>
        [...element.getClientRects()].map(
          ({ left, top, width, height }) => [left + width / 2, top + height / 2] as const,
        ),
      );
    expect((await middlesOf(address)).length).toBeGreaterThan(1);
    for (const place of [address, row.getByRole('paragraph').first(), row.getByRole('paragraph').last()]) {
      for (const line of (await middlesOf(place)).keys()) {
        await place.scrollIntoViewIfNeeded();
        const [x = 0, y = 0] = (await middlesOf(place))[line] ?? [];
        await page.mouse.click(x, y);
        await page.locator('.issue.chosen').waitFor();
        await page.goBack();
        await page.locator('.issue.leads').first().waitFor();
      }
    }
    expect(page.context().pages()).toHaveLength(1);
  });

  test('are searched by URL, from the palette too', { tag: '@long' }, async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    await addDomain(stage, person, shop, { crawls: 1 });
    const { data } = await person.call('GET', '/issues?severity=error&limit=100');
    const url: string = data.find(({ kind }: Found) => kind === 'broken_link').url;
    const text = new URL(url).pathname;
    const { page, go } = await visit(stage, { person });
    await go('/');
    await page.getByRole('heading', { name: 'My Domains' }).waitFor();
    await page.keyboard.press('Control+K');
    await page.getByRole('combobox', { name: 'Search domains, issues, pages and actions' }).fill(text);
    await page.getByRole('option', { name: `Search issues for “${text}”` }).click();
    const search = page.getByRole('searchbox', { name: 'Search by URL' });
    await expect(search).toHaveValue(text);
    await page.getByRole('link', { name: url, exact: true }).waitFor();
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('severity') === 'any');
    await expectAccessible(page, 'issues of all domains that are searched for');
    await search.fill('nowhere-at-all');
    await page.getByText('No issue here matches “nowhere-at-all”.').waitFor();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await page.getByRole('region', { name: 'Last 24 hours' }).waitFor();
  });

  test('say that nothing was crawled yet, where that is why there are none', { tag: '@long' }, async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    await addDomain(stage, person, shop, { verified: false });
    const { page, go } = await visit(stage, { person });
    for (const path of ['/issues', '/issues?view=single']) {
      await go(path);
      await page.getByText('No domain was crawled yet.').waitFor();
    }
  });
});
