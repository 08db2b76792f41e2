import { statSync } from 'node:fs';
import { buildDashboard } from './build-dashboard.ts';
import { choose } from './choose.ts';
import { inDatabase } from './crawl-history.ts';
import { addDomain, crawlDomain, hostnames, setUpOwner, stageDashboard, stageProcess } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible, focused } from './visit.ts';

const [shop, docs] = hostnames;

interface Named {
  readonly hostname: string;
}

test.describe('My Domains', () => {
  test('adds, finds, crawls, reports and deletes domains', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const { page, go } = await visit(stage, { person });
    await go('/');
    await page.getByRole('heading', { name: 'Add your first domain' }).waitFor();
    await expectAccessible(page, 'no domains');

    await page.locator('header').getByRole('button', { name: 'Add domain' }).click();
    await page.getByLabel('Domain or address').fill('not a domain');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Domain or address').fill(`HTTPS://www.${docs}/`);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: docs }).waitFor();
    await page.getByText('Watching DNS').waitFor();

    await addDomain(stage, person, shop);
    await go('/');
    const row = page.getByRole('row').filter({ hasText: shop });
    await row.getByRole('button', { name: 'Verified' }).hover();
    await page.getByRole('tooltip').filter({ hasText: 'Active: ready to crawl.' }).waitFor();
    await page.getByLabel('Search domains').fill('SHOP');
    await page.waitForURL(/q=SHOP/);
    await page.getByRole('row').filter({ hasText: docs }).waitFor({ state: 'detached' });
    await page.reload();
    await expect(page.getByLabel('Search domains')).toHaveValue('SHOP');

    await row.getByRole('button', { name: `Start crawl of ${shop}` }).click();
    await page.getByText(`The crawl of ${shop} has started.`).waitFor();
    // The list follows the crawl by itself.
    await row.locator('.score').filter({ hasText: /\d/ }).waitFor();

    await row.getByRole('button', { name: /^More actions/ }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Export report as PDF' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

    await row.getByRole('button', { name: /^More actions/ }).click();
    await page.getByRole('menuitem', { name: 'Delete …' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(`Type ${shop} to confirm`).fill('shop.example');
    await expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeDisabled();
    await expectAccessible(page, 'the dialog');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    // The focus is where it was.
    await expect.poll(() => focused(page)).toBe(`button More actions for ${shop}`);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('button View details');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await dialog.getByLabel(`Type ${shop} to confirm`).fill(shop);
    await page.keyboard.press('Enter');
    await page.getByText('No domain matches.').waitFor();
    const left = async () => (await person.call('GET', '/domains')).data.map(({ hostname }: Named) => hostname);
    await expect.poll(left).toEqual([docs]);
  });

  test('says in one line, and in each row, which errors are of the last 24 hours, whatever crawls ran since', {
    tag: '@long',
  }, async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop, { crawls: 1 });
    await addDomain(stage, person, docs);
    // After this crawl nothing is new since the previous one.
    await crawlDomain(person, id);
    const { metrics } = await person.call('GET', `/domains/${id}`);
    const errors = await person.call('GET', `/domains/${id}/issues?severity=error&limit=100`);
    expect(metrics).toMatchObject({ new_broken_links: 0, recent_errors: errors.data.length });
    const { page, go } = await visit(stage, { person });
    await go('/');
    const news = `${metrics.recent_errors} new errors of the last 24 hours on ${shop}`;
    const line = page.getByRole('paragraph').filter({ hasText: 'New errors in the last 24 hours in 1 domain:' });
    await line.getByRole('link', { name: news }).waitFor();
    await expectAccessible(page, 'news');
    await page.getByRole('row').filter({ hasText: shop }).getByRole('link', { name: news }).click();
    await page.getByRole('heading', { name: `Issues of ${shop}` }).waitFor();
    const ofDay = page.getByRole('region', { name: 'Last 24 hours' }).getByRole('listitem');
    await expect(ofDay).toHaveCount(metrics.recent_errors);
    await expect
      .poll(() => page.getByRole('link', { name: 'Export CSV' }).getAttribute('href'))
      .toContain(`/domains/${id}/issues`);
    await expectAccessible(page, 'the issues of one domain by age');
    // A click on the time, which lies above the link of the row, leads there too.
    await ofDay.first().locator('time').click();
    await page.waitForURL(/\/domains\/[^/]+\/issues\?/);
    await page.goBack();
    await choose(page.getByLabel('Domain', { exact: true }), 'All domains');
    await page.getByRole('heading', { name: 'Issues of all domains' }).waitFor();
    await inDatabase(stage, (knex) => knex('issues').update({ opened_at: stage.now() - 25 * 3_600_000 }));
    await go('/');
    // Nothing needs attention any more, so the page says nothing.
    await page.getByRole('link', { name: shop, exact: true }).waitFor();
    await expect(page.getByRole('link', { name: news })).toHaveCount(0);
    await expect(page.getByText('New errors in the last 24 hours')).toHaveCount(0);
    await choose(page.getByLabel('Sort by'), 'Newly broken at the last crawl, most first');
    await expect(page.getByRole('row').nth(1)).toContainText(shop);

    // A crawl that failed needs somebody, and is one step away.
    const failure = { state: 'failed', error_code: 'HTTP_ERROR', error: 'The start page answered 503.' };
    await inDatabase(stage, (knex) => knex('crawls').update(failure));
    await go('/settings/api');
    const settings = Promise.withResolvers<void>();
    await page.route('**/api/v1/notification-settings', async (route) => {
      await settings.promise;
      await route.continue();
    });
    // The page requests them when it has the list.
    const recent = page.waitForResponse('**/api/v1/trends/recent-crawls?*');
    await page.getByRole('link', { name: 'My Domains' }).first().click();
    await recent;
    // The rows wait for what stands above them, so nothing moves under the pointer.
    await expect(page.getByRole('table')).toHaveCount(0);
    settings.resolve();
    const attention = page.getByRole('region', { name: 'Needs attention' });
    await attention.getByText('The last crawl failed.').waitFor();
    await expectAccessible(page, 'a domain that needs attention');
    await attention.getByRole('link', { name: `See the crawl of ${shop}` }).click();
    await page.getByText(failure.error).first().waitFor();
  });

  test('says that the server is away, and goes on by itself when it is back', { tag: '@long' }, async ({ visit }) => {
    const stage = await stageProcess();
    const person = await setUpOwner(stage);
    await addDomain(stage, person, shop, { verified: false });
    const { page, go } = await visit(stage, { person });
    await go('/');
    await page.getByRole('link', { name: shop, exact: true }).waitFor();
    await stage.server.process.kill('SIGKILL');
    await page.getByLabel('Search domains').fill('example');
    await page.getByText('The server does not answer. Trying again').waitFor();
    // The page may say so before the server reports that it has started, and only for a while.
    const connected = page.getByText('Connected again.').waitFor();
    await stage.installation.serve({ LINKVITALS_PORT: new URL(stage.server.url).port });
    await connected;
    await page.getByText('The server does not answer. Trying again').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: shop, exact: true }).waitFor();
    await expect(page).toHaveURL(({ search }) => search === '?q=example');
  });

  test('needs at most 120 KB of JavaScript, and each other page at most 50 KB more', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop, { verified: false });
    const { page, go } = await visit(stage, { person });
    const scripts = new Set<string>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    const kilobytes = (): number =>
      [...scripts].reduce((sum, path) => sum + statSync(`${buildDashboard()}${path}.gz`).size, 0) / 1024;
    await go('/');
    await page.getByRole('link', { name: shop, exact: true }).waitFor();
    const first = kilobytes();
    expect(first).toBeGreaterThan(10);
    expect(first).toBeLessThan(120);
    for (const path of [
      `/domains/${id}`,
      `/domains/${id}/issues`,
      `/domains/${id}/results/links`,
      `/domains/${id}/results/pages`,
      `/domains/${id}/results/checks`,
      `/domains/${id}/crawls`,
      `/domains/${id}/trends`,
      `/domains/${id}/crawls/compare`,
      '/issues',
      '/trends',
      `/domains/${id}/reports`,
      `/domains/${id}/sharing`,
      `/domains/${id}/settings`,
      '/sign-in',
      '/setup',
    ]) {
      const before = kilobytes();
      await go(path);
      expect(kilobytes() - before, path).toBeLessThan(50);
    }
  });
});
