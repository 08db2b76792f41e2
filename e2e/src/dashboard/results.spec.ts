import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { choose } from './choose.ts';
import { inDatabase } from './crawl-history.ts';
import { crawled, requestsTo, rowsOf } from './crawled.ts';
import { expect, test } from './test.ts';
import { expectAccessible } from './visit.ts';

test.describe('the results of a crawl', () => {
  test('are its links, narrowed down by what stands in the address, each with its evidence and places', async ({
    visit,
  }) => {
    const { stage, person, domainId, crawlIds } = await crawled(2);
    const [newest, older] = crawlIds;
    const { page, go } = await visit(stage, { person });
    const links = rowsOf(page, 'Links');
    const verdicts = page.getByRole('navigation', { name: 'Verdict' }).getByRole('link');
    await go(`/domains/${domainId}`);
    await page.getByRole('link', { name: 'Links', exact: true }).click();
    await expect(page).toHaveURL(({ pathname }) => pathname === `/domains/${domainId}/results/links`);
    // An address of all results leads here too.
    await go(`/domains/${domainId}/results`);
    await expect(page).toHaveURL(({ pathname }) => pathname === `/domains/${domainId}/results/links`);
    // Broken links come first; the number of links with each verdict is beside it.
    const broken = await person.call('GET', `/crawls/${newest}/links?verdict=broken&limit=100`);
    await expect(links).toHaveCount(broken.data.length);
    // Only reasons that broken links have can be chosen.
    const texts: Record<string, string> = {
      not_found: 'The page does not exist.',
      server_error: 'The server answers with an error.',
    };
    const reasons = new Set<string>(broken.data.map(({ reason }: { reason: string }) => reason));
    await expect
      .poll(async () => (await page.getByLabel('Reason').locator('option').allTextContents()).sort())
      .toEqual(['Any reason', ...[...reasons].map((reason) => texts[reason])].sort());
    const all = await person.call('GET', `/crawls/${newest}/links?verdict=any&limit=100`);
    const countOf = (verdict: string) =>
      all.data.filter((target: { verdict: string }) => target.verdict === verdict).length;
    await expect(verdicts).toHaveText([
      `Broken${broken.data.length}`,
      `Uncertain${countOf('suspect')}`,
      `Not verifiable${countOf('unverifiable')}`,
      `Not checked${countOf('not_checked')}`,
      `Works${countOf('ok')}`,
      `All${all.data.length}`,
    ]);

    await verdicts.filter({ hasText: 'All' }).click();
    await expect(links).toHaveCount(all.data.length);
    await choose(page.getByLabel('Location'), 'Elsewhere');
    const elsewhere = all.data.filter(({ internal }: { internal: boolean }) => !internal);
    expect(elsewhere.length).toBeGreaterThan(0);
    await expect(links).toHaveCount(elsewhere.length);
    // The file has the same links as the list.
    await page.getByText(`${elsewhere.length} links`).waitFor();
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export CSV' }).click();
    expect((await file).suggestedFilename()).toMatch(/^shop\.example\.com-\d{4}-\d\d-\d\d-links\.csv$/);
    const lines = (await readFile(await (await file).path(), 'utf8')).split('\r\n');
    expect(lines.slice(1, -1).map((line) => Number(line.split(',')[0]))).toEqual(
      elsewhere.map(({ id }: { id: number }) => id),
    );
    await page.getByRole('textbox', { name: 'Status' }).fill('599');
    await page.getByText('No link fits these filters.').waitFor();
    await page.reload();
    await page.getByText('No link fits these filters.').waitFor();
    await expect(page.getByRole('textbox', { name: 'Status' })).toHaveValue('599');
    await page.getByRole('textbox', { name: 'Status' }).fill('abc');
    await page.getByText('Three digits, such as 404.').waitFor();
    await page.getByRole('textbox', { name: 'Status' }).fill('');
    await expect(links).toHaveCount(elsewhere.length);
    // Counts concern the whole crawl, so they are not shown beside other filters.
    await expect.poll(() => verdicts.allTextContents()).toContain('Works');
    await choose(page.getByLabel('Location'), '');
    await verdicts.filter({ hasText: 'Broken' }).click();
    await expect(links).toHaveCount(broken.data.length);
    // A search without results can be repeated among all links.
    const sound = all.data.find(({ verdict }: { verdict: string }) => verdict === 'ok');
    await page.getByRole('searchbox').fill(sound.url);
    await page.getByText('Searched: the URLs of links with this verdict.').waitFor();
    await page.getByRole('link', { name: 'all links', exact: true }).click();
    await links.getByRole('link', { name: sound.url, exact: true }).first().waitFor();
    await page.getByText('Searched: the URLs of all links of this crawl.').waitFor();
    await expectAccessible(page, 'a search among all links');
    await page.getByRole('searchbox').fill('/nowhere-at-all');
    await page.getByRole('button', { name: 'Clear the filters' }).click();
    await expect(links).toHaveCount(all.data.length);
    await verdicts.filter({ hasText: 'Broken' }).click();
    // Among all links there is one of this address, too.
    await expect(links).toHaveCount(broken.data.length);

    const missing = broken.data.find(({ reason }: { reason: string }) => reason === 'not_found');
    const row = links.filter({ has: page.getByRole('link', { name: missing.url, exact: true }) });
    await row.getByText('Details').click();
    await row
      .getByText('GET', { exact: true })
      .or(row.getByText('HEAD', { exact: true }))
      .waitFor();
    await row.getByText('404', { exact: true }).first().waitFor();
    const [place] = missing.found_on;
    await row.getByRole('link', { name: place.page_url, exact: true }).first().waitFor();
    await row.getByText(`line ${place.line}`).first().waitFor();
    await expectAccessible(page, 'a link with its evidence');
    const allPages = page.waitForEvent('download');
    await row.getByRole('link', { name: `Download all pages as CSV: ${missing.url}` }).click();
    expect((await allPages).suggestedFilename()).toMatch(/-occurrences\.csv$/);
    const places = (await readFile(await (await allPages).path(), 'utf8')).split('\r\n').slice(1, -1);
    const held = await person.call('GET', `/crawls/${newest}/links/${missing.id}/pages?limit=100`);
    expect(places.map((line) => line.split(',').slice(6, 8))).toEqual(
      held.data.map(({ page_url, line }: { page_url: string; line: number }) => [page_url, `${line}`]),
    );

    // The other crawl has the same filters, and links of its own.
    const queries = requestsTo(page, `/crawls/${older}/links`);
    await choose(page.getByRole('combobox', { name: 'Crawl' }), older ?? '');
    await expect.poll(() => queries).toEqual([expect.stringContaining('verdict=broken')]);
    await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ crawl: older });
  });

  test('are its pages by broken links, load time or size, and its page checks, each with the pages and how to fix it', async ({
    visit,
  }) => {
    const { stage, person, domainId, crawlIds } = await crawled(1);
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${domainId}/results/pages`);
    const rows = rowsOf(page, 'Pages');
    const urls = () => rows.locator('a.mono').allTextContents();
    const read = async (query: string): Promise<string[]> => {
      const { data } = await person.call('GET', `/crawls/${crawlIds[0]}/pages?limit=100${query}`);
      return data.map(({ url }: { url: string }) => url);
    };
    // The worst pages come first. They have a figure of their own, and their status is not green.
    await expect.poll(urls).toEqual(await read('&sort=broken_links'));
    // The name of each value stands above it, on a phone beside it, and screen readers read both together.
    const heads = page.locator('.result-heads');
    await expect(heads.locator('.figures > span')).toHaveText(['Broken links', 'Load time', 'Size', 'Failed checks']);
    const figures = rows.first().locator('.result-figures > span');
    const endOf = async (part: Locator) => {
      const { x, width } = (await part.boundingBox()) ?? { x: Number.NaN, width: 0 };
      return x + width;
    };
    const widthOf = async (part: Locator) => (await part.boundingBox())?.width;
    for (const [width, columns] of [
      [768, [0, 1, 3]],
      [1440, [0, 1, 2, 3]],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      for (const column of columns) {
        const head = heads.locator('.figures > span').nth(column);
        await expect.poll(async () => (await endOf(head)) - (await endOf(figures.nth(column)))).toBeCloseTo(0, 0);
      }
    }
    const name = figures.nth(1).getByText('Load time:');
    await expect.poll(() => widthOf(name)).toBe(1);
    await page.setViewportSize({ width: 320, height: 700 });
    await expect.poll(() => widthOf(name)).toBeGreaterThan(40);
    await expect(heads).toBeHidden();
    await expectAccessible(page, 'pages on a phone');
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(figures.nth(3)).toHaveText(/^Failed checks: \d+$/);
    const worst = heads.getByRole('button', { name: 'Broken links' });
    await expect(worst).toHaveAttribute('aria-pressed', 'true');
    await expect(figures.first()).toHaveText(/^Broken links: [1-9]\d*$/);
    await expect(rows.first().locator('.code')).toHaveClass('code unknown');
    await choose(page.getByLabel('Problems'), 'With broken links');
    await expect.poll(urls).toEqual(await read('&sort=broken_links&problem=broken_links'));
    await choose(page.getByLabel('Problems'), '');
    await worst.click();
    await expect.poll(urls).toEqual(await read('&sort=discovery'));
    await heads.getByRole('button', { name: 'Size' }).click();
    await expect.poll(urls).toEqual(await read('&sort=size'));
    await expect(page).toHaveURL(({ search }) => search === '?sort=size');
    const { data } = await person.call('GET', `/crawls/${crawlIds[0]}/pages?limit=100`);
    const faulty = data.find(
      ({ url, findings }: { url: string; findings: unknown[] }) => findings.length > 0 && !url.endsWith('/'),
    );
    await page.getByRole('searchbox').fill(new URL(faulty.url).pathname);
    const row = rows.filter({ has: page.getByRole('link', { name: faulty.url, exact: true }) });
    await expect.poll(() => rows.count()).toBeLessThan(data.length);
    await row.getByText('Details').click();
    await row.getByText('Load time', { exact: true }).waitFor();
    const counts = await person.call('GET', `/crawls/${crawlIds[0]}/finding-counts`);
    const check = counts.data.find(({ code }: { code: string }) => code === faulty.findings[0].code);
    await row.getByText(check.how_to_fix).waitFor();
    await expectAccessible(page, 'a page with its facts');

    await page.getByRole('link', { name: 'Checks', exact: true }).click();
    const checks = rowsOf(page, 'Page checks');
    await expect(checks).toHaveCount(counts.data.length);
    await expect(checks.locator('b')).toHaveText(counts.data.map(({ title }: { title: string }) => title));
    const failed = checks.filter({ hasText: check.title });
    await failed.getByText(check.how_to_fix).waitFor();
    await failed.getByText(/^Show the/).click();
    const { data: findings } = await person.call('GET', `/crawls/${crawlIds[0]}/findings?code=${check.code}&limit=20`);
    await expect(failed.locator('a.mono')).toHaveText(findings.map(({ page_url }: { page_url: string }) => page_url));
    await expectAccessible(page, 'page checks');

    // A failed crawl is called so in every tab, and an empty list of it is no good news.
    const error = 'The start page answered 503.';
    await inDatabase(stage, async (knex) => {
      await knex('crawls').update({ state: 'failed', error_code: 'HTTP_ERROR', error });
      await knex('crawl_targets').where({ verdict: 'broken' }).update({ verdict: 'suspect' });
    });
    for (const tab of ['checks', 'pages', 'links']) {
      await go(`/domains/${domainId}/results/${tab}`);
      await page.getByText(`This crawl failed: ${error}`).waitFor();
    }
    await page.getByText('Nothing to show: the crawl ended before it was complete.').waitFor();
    await expect(page.getByText('No link is broken.')).toHaveCount(0);
  });
});
