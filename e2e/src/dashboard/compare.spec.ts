import { choose } from './choose.ts';
import { crawlIdOf, inDatabase } from './crawl-history.ts';
import { addDomain, hostnames, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible, switchTo } from './visit.ts';

const [shop, docs] = hostnames;

test.describe('comparing crawls', () => {
  test('shows what is new, fixed and still broken between any two', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop, { crawls: 3 });
    const { data: crawls } = await person.call('GET', `/domains/${id}/crawls`);
    const [newest, middle, oldest] = crawls.map((crawl: { id: string }) => crawl.id);
    const { data: broken } = await person.call('GET', `/crawls/${newest}/links`);
    expect(broken.length).toBeGreaterThanOrEqual(3);
    const [fresh, mended] = broken.map(({ url }: { url: string }) => url);
    // The rows are changed as if the first link had worked in the oldest crawl, and the second one in the newest.
    await inDatabase(stage, async (knex) => {
      const works = { verdict: 'ok', reason: 'ok', status_code: 200 };
      await knex('crawl_targets').where({ crawl_id: oldest, url: fresh }).update(works);
      await knex('crawl_targets').where({ crawl_id: newest, url: mended }).update(works);
      await knex('crawls').where({ id: oldest }).update({ score: 12 });
    });
    const { page, go } = await visit(stage, { person });
    const links = page.getByRole('region', { name: 'Broken links of both crawls' });
    const items = links.getByRole('listitem');

    // Crawls are chosen in the history, in any order.
    await go(`/domains/${id}/crawls`);
    const boxes = page.getByRole('checkbox', { name: /^Compare the crawl of / });
    await expect(boxes).toHaveCount(3);
    await boxes.nth(0).check();
    await boxes.nth(2).check();
    await expect(boxes.nth(1)).toBeDisabled();
    await page.getByText('To choose another crawl, clear one of them.').waitFor();
    // The bar stays in sight however far down the second crawl is.
    await expect
      .poll(() => page.evaluate("getComputedStyle(document.querySelector('.compare-bar')).position"))
      .toBe('sticky');
    const started = page.getByRole('table', { name: 'Crawls' }).getByRole('row').nth(1).getByRole('link');
    await expect(started).toHaveText(/\d{4}, \d{1,2}:\d{2}/);
    await expectAccessible(page, 'two crawls are chosen');
    await page.getByRole('link', { name: 'Compare crawls' }).click();
    await expect
      .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
      .toEqual({ base: oldest, head: newest });

    const score = page.getByRole('row').filter({ hasText: 'Health score' });
    const { health_score } = crawls[0];
    await expect(score).toHaveText([`Health score12${health_score}+${health_score - 12}`]);
    await expect(items).toHaveCount(1);
    await expect(items).toContainText(fresh.replace(/^https?:\/\//, ''));
    await expect(items).toContainText('It worked in the earlier crawl.');
    await items.getByText('Details').click();
    await items.getByRole('heading', { name: 'Pages with this link' }).waitFor();
    await expect(links.getByRole('navigation').getByRole('link')).toHaveText([
      'New1',
      'Fixed1',
      `Still broken${broken.length - 2}`,
    ]);
    await links.getByRole('link', { name: 'Fixed' }).click();
    await expect(items).toHaveText([/It works in the later crawl\./]);
    // The details are those of the crawl in which it was broken, as in its results.
    await items.getByText('Details').click();
    await items.getByRole('heading', { name: 'Pages with this link' }).waitFor();
    await expectAccessible(page, 'a fixed link with its details');
    await links.getByRole('link', { name: 'Still broken' }).click();
    await expect(items).toHaveCount(broken.length - 2);
    await expectAccessible(page, 'still broken');
    await page.reload();
    await expect(items).toHaveCount(broken.length - 2);

    // In another pair, from the middle crawl to the newest, nothing is new.
    const fresher = links.getByRole('link', { name: /^New/ });
    await choose(page.getByLabel('Earlier crawl'), middle);
    // Until the page has followed, its links belong to the pair before.
    await expect.poll(() => fresher.getAttribute('href')).toContain(middle);
    await fresher.click();
    await page.getByText('No link that the earlier crawl found working is broken in the later one.').waitFor();
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('base') === middle);

    await choose(page.getByLabel('Earlier crawl'), newest);
    await page.getByText('Both sides show the same crawl.').waitFor();
    await expect(page.getByRole('row')).toHaveCount(0);

    await inDatabase(stage, (knex) => knex('crawls').where({ id: oldest }).update({ results_expired_at: 1 }));
    await page.reload();
    await choose(page.getByLabel('Earlier crawl'), oldest);
    await page.getByText('are kept no longer').waitFor();
  });

  test('goes back further than the newest 50 crawls, as results do', { tag: '@long' }, async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, docs, { crawls: 1 });
    await inDatabase(stage, async (knex) => {
      const crawl = await knex('crawls').where({ domain_id: id }).first();
      const earlier = Array.from({ length: 55 }, (_, index) => {
        const [queued_at, started_at, finished_at] = [crawl.queued_at, crawl.started_at, crawl.finished_at].map(
          (at: number) => at - (index + 1) * 60_000,
        );
        return { ...crawl, id: crawlIdOf(index), queued_at, started_at, finished_at };
      });
      await knex.batchInsert('crawls', earlier, 5);
    });
    const { page, go } = await visit(stage, { person });
    for (const [path, label] of [
      ['crawls/compare', 'Earlier crawl'],
      ['results/links', 'Crawl'],
    ] as const) {
      await go(`/domains/${id}/${path}`);
      const options = page.getByLabel(label, { exact: true }).getByRole('option', { includeHidden: true });
      await expect(options, path).toHaveCount(50);
      await page.getByRole('button', { name: 'Load earlier crawls' }).click();
      await expect(options, path).toHaveCount(56);
    }
  });

  test('lists the crawls of chosen days, which the address holds', { tag: '@long' }, async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, docs, { crawls: 2 });
    const at = Date.UTC(2026, 0, 15, 12);
    await inDatabase(stage, async (knex) => {
      const oldest = await knex('crawls').where({ domain_id: id }).orderBy('created_at').first('id');
      await knex('crawls').where({ id: oldest.id }).update({ created_at: at, queued_at: at, started_at: at });
    });
    const { page, go } = await visit(stage, { person, width: 320 });
    await go(`/domains/${id}/crawls`);
    const rows = page.getByRole('table', { name: 'Crawls' }).locator('tbody tr');
    await expect(rows).toHaveCount(2);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('To', { exact: true }).fill('2026-01-15');
    await expect(rows).toHaveCount(1);
    await rows.getByText('15 Jan 2026').waitFor();
    await expect(page).toHaveURL(/to=2026-01-15/);
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    await expectAccessible(page, 'crawls of some days');
    // The choice is in the address, so a reload keeps it.
    await page.reload();
    await expect(page.getByLabel('To', { exact: true })).toHaveValue('2026-01-15');
    await expect(rows).toHaveCount(1);
    await page.getByLabel('To', { exact: true }).fill('2026-01-14');
    await page.getByText('There are no crawls of these days.').waitFor();
    await page.getByRole('button', { name: 'Show all days' }).click();
    await expect(rows).toHaveCount(2);
    await page.getByLabel('From', { exact: true }).fill('2026-01-16');
    await expect(rows).toHaveCount(1);
    await switchTo(page, 'de');
    await page.getByRole('button', { name: 'Alle Tage anzeigen' }).waitFor();
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
  });

  test('says what is missing while there is one crawl', { tag: '@long' }, async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, docs, { crawls: 1 });
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}/crawls/compare`);
    await page.getByText('A comparison needs two completed crawls.').waitFor();
    await go(`/domains/${id}/crawls`);
    await page.getByRole('table', { name: 'Crawls' }).getByRole('row').nth(1).waitFor();
    await expect(page.getByRole('link', { name: 'Compare crawls' })).toHaveCount(0);
  });
});
