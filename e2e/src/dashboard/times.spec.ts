import { choose } from './choose.ts';
import { inDatabase } from './crawl-history.ts';
import { addDomain, hostnames, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible } from './visit.ts';

const [shop] = hostnames;
const DAY_MS = 86_400_000;

test.describe('times', () => {
  test('are relative within a week, else days, name their zone, and stand to the minute where somebody wants that', {
    tag: '@long',
  }, async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop, { crawls: 1 });
    const finishedAgo = (ms: number) =>
      inDatabase(stage, (knex) =>
        knex('crawls')
          .where({ domain_id: id })
          .update({ finished_at: stage.now() - ms }),
      );
    const { page, go } = await visit(stage, { person });
    const row = page.getByRole('row').filter({ hasText: shop });
    const times = row.locator('time');
    await finishedAgo(3 * DAY_MS);
    await go('/');
    await expect(times.first()).toHaveText('3 days ago');
    await expect(times.first()).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT.*Z$/);
    await expect(times.first()).toHaveAttribute('title', /\d{4}, \d{1,2}:\d\d:\d\d/);
    await finishedAgo(40 * DAY_MS);
    await page.reload();
    await expect(times.first()).toHaveText(/^[^:]*20\d\d$/);

    const zone = await page.evaluate('Intl.DateTimeFormat().resolvedOptions().timeZone');
    await page.getByText(`Times are those of ${zone}.`).waitFor();
    await page.getByRole('button', { name: 'Exact times' }).click();
    await expect(times.first()).toHaveText(/20\d\d, \d{1,2}:\d\d/);
    await expectAccessible(page, 'exact times');
    // It is kept, and holds on every page.
    await go(`/domains/${id}`);
    await page.getByRole('button', { name: 'Exact times', pressed: true }).waitFor();
    await expect(page.locator('.overview time').first()).toHaveText(/20\d\d, \d{1,2}:\d\d/);
  });

  test('are on the clocks of the browser until somebody chooses a zone, as are domains and reports, and again when they take it back', {
    tag: '@long',
  }, async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop, { crawls: 1 });
    const { page, go } = await visit(stage, { person, timeZone: 'Europe/Berlin' });
    await go('/');
    await page.getByText('Times are those of Europe/Berlin.').waitFor();
    await page.getByRole('button', { name: 'Add domain' }).first().click();
    await page.getByRole('dialog').getByLabel('Domain or address').fill('zone.example.com');
    await page.getByRole('dialog').getByRole('button', { name: 'Add domain' }).click();
    await page.getByRole('heading', { name: 'zone.example.com', level: 1 }).waitFor();
    const { data: domains } = await person.call('GET', '/domains');
    const added = domains.find((domain: { hostname: string }) => domain.hostname === 'zone.example.com');
    expect(added.crawl_config.schedule.time_zone).toBe('Europe/Berlin');
    await go(`/domains/${id}/reports`);
    await page.getByRole('button', { name: 'Make a report' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make the report' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const { data: reports } = await person.call('GET', `/domains/${id}/reports`);
    expect(reports.map((report: { time_zone: string }) => report.time_zone)).toEqual(['Europe/Berlin']);

    await go('/settings');
    const profile = page.getByRole('form', { name: 'Your profile' });
    const zones = profile.getByLabel('Time zone');
    await expect(zones.locator('option:checked')).toHaveText('As my browser (Europe/Berlin)');
    await choose(zones, 'Tokyo (UTC+9)');
    await profile.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Times are those of Asia/Tokyo.').waitFor();
    await choose(zones, 'As my browser (Europe/Berlin)');
    await profile.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Times are those of Europe/Berlin.').waitFor();
    expect((await person.call('GET', '/me')).time_zone).toBeNull();
  });

  test('are on the clocks of the profile, from when it is saved, and days begin and end there', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop, { crawls: 1 });
    const at = Date.UTC(2026, 0, 15, 20, 30, 5);
    await inDatabase(stage, (knex) =>
      knex('crawls').where({ domain_id: id }).update({ queued_at: at, started_at: at, finished_at: at }),
    );
    // The browser is in UTC.
    const { page, go } = await visit(stage, { person });
    await go('/settings');
    const profile = page.getByRole('form', { name: 'Your profile' });
    const zones = profile.getByLabel('Time zone');
    await expect(zones.locator('option[value="Asia/Kolkata"]')).toHaveText('Kolkata (UTC+5:30)');
    await expect(zones.locator('option[value="Asia/Calcutta"]')).toHaveCount(0);
    await choose(zones, 'Tokyo (UTC+9)');
    await profile.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Times are those of Asia/Tokyo.').waitFor();
    // Without a reload, and after one.
    await page.getByRole('link', { name: 'My Domains' }).first().click();
    const last = page.getByRole('row').filter({ hasText: shop }).locator('time').first();
    const shown = () => last.evaluate((time) => [time.textContent, time.getAttribute('title')]);
    await expect.poll(shown).toEqual(['16 Jan 2026', '16 Jan 2026, 05:30:05 GMT+9']);
    await go(`/domains/${id}/crawls`);
    await page.getByText('16 Jan 2026').first().waitFor();
    await go(`/domains/${id}/sharing`);
    await page.getByRole('button', { name: 'Switch sharing on' }).click();
    await page.getByRole('button', { name: 'Create a share link' }).click();
    await choose(page.getByLabel('Ends'), 'day');
    await page.getByLabel('Last day').fill('2099-01-31');
    await page.getByRole('dialog').getByRole('button', { name: 'Create the link' }).click();
    await page.getByRole('dialog').locator('code').first().waitFor();
    const { data } = await person.call('GET', `/domains/${id}/share-links`);
    expect(data.map((link: { expires_at: string }) => link.expires_at)).toEqual(['2099-01-31T14:59:59.999Z']);
  });
});
