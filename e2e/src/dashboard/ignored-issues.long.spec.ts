import { choose } from './choose.ts';
import { crawled, missingPage } from './crawled.ts';
import { addDomain, crawlDomain, hostnames, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible } from './visit.ts';

const [shop] = hostnames;

test.describe('the issues of a domain', () => {
  test('that are ignored are counted among the broken links of the next crawl, which says so', async ({ visit }) => {
    const { stage, person, domainId: id } = await crawled(1);
    const { id: issueId } = await missingPage(person, id);
    const { page, go } = await visit(stage, { person });
    const tile = page.locator('.stats > div').filter({ hasText: 'Broken links' });
    await go(`/domains/${id}`);
    await tile.waitFor();
    await page.getByText(/^\d+ broken links$/).waitFor();
    await expect(page.getByText(/(was|were) ignored/)).toHaveCount(0);
    await person.call('POST', `/issues/${issueId}/ignore`, { reason: 'The partner moves.' });
    await crawlDomain(person, id);
    await go(`/domains/${id}`);
    await page.getByText(/^\d+ broken links, of which 1 was ignored$/).waitFor();
    await tile.filter({ hasText: 'of which 1 was ignored' }).waitFor();
    await expectAccessible(page, 'the overview with an ignored link');
    // The list of crawls, the crawl itself, and its comparison with the one before show it too.
    await go(`/domains/${id}/crawls`);
    const crawls = page.getByRole('table', { name: 'Crawls' }).getByRole('row');
    await expect(crawls.nth(1)).toHaveText(/\d1 of them ignored/);
    await expect(crawls.nth(2)).not.toContainText('ignored');
    await crawls.nth(1).getByRole('link').click();
    await page.getByText(/^\d+, 1 of them ignored$/).waitFor();
    await go(`/domains/${id}/crawls/compare`);
    const figures = page.getByRole('table', { name: 'Figures of both crawls' }).getByRole('row');
    await expect.poll(() => figures.allTextContents()).toContain('of which were ignored01+1');
    await expectAccessible(page, 'a comparison with an ignored link');
  });

  test('are none before the first crawl, and a reason to ignore one is not cut', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop);
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}/issues`);
    await page.getByText('No crawl has completed yet.').waitFor();
    await crawlDomain(person, id);
    await go(`/domains/${id}/issues?state=new`);
    await page
      .getByRole('button', { name: /^Ignore: / })
      .first()
      .click();
    const reason = page.getByLabel('Reason');
    await reason.fill('x'.repeat(501));
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    await expect.poll(() => reason.inputValue()).toHaveLength(501);
  });

  test('that are ignored say so at once, by whom, until when and why; that is undone at once, too', async ({
    visit,
  }) => {
    const { stage, person, domainId: id } = await crawled(1);
    const { id: issueId, url, first_place: place } = await missingPage(person, id);
    const { page, go } = await visit(stage, { person, notesStay: true });
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: url, exact: true }) });
    await go(`/domains/${id}/results/links`);
    await row.waitFor();
    await page.getByRole('navigation', { name: 'Pages of this domain' }).getByRole('link', { name: 'Issues' }).click();
    // The page before has a field of this name, too.
    await page.getByRole('navigation', { name: 'Issues by state' }).waitFor();
    await page.getByRole('searchbox', { name: 'Search by URL' }).fill(url);
    await row.getByRole('button', { name: `Ignore: ${url}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('The partner moves.');
    await choose(dialog.getByLabel('For how long'), 'Until a day …');
    await dialog.getByLabel('Last day').fill('2020-01-31');
    await expectAccessible(page, 'the dialog to ignore an issue');
    await dialog.getByRole('button', { name: 'Ignore' }).click();
    // The fault of the day is shown at its field.
    await expect(dialog.getByLabel('Last day')).toHaveAttribute('aria-invalid', 'true');
    await choose(dialog.getByLabel('For how long'), 'For a week');
    await dialog.getByRole('button', { name: 'Ignore' }).click();
    await row.waitFor({ state: 'detached' });
    const { ignored } = await person.call('GET', `/issues/${issueId}`);
    const days = (Date.parse(ignored.until) - Date.parse(ignored.at)) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(8.1);

    await page.getByRole('link', { name: 'Links', exact: true }).click();
    await row.getByText(/^Ignored by ada@example\.com, now, until .*20\d\d: The partner moves\.$/).waitFor();
    await expectAccessible(page, 'a link whose issue is ignored');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('The issue counts again.').waitFor();
    await row.getByText(/^Ignored by/).waitFor({ state: 'detached' });
    expect(await person.call('GET', `/issues/${issueId}`)).toMatchObject({ state: 'open', ignored: null });

    // A rule ignores all issues of a kind; its effect is shown before, and it can be undone at once.
    const rules = async () => (await person.call('GET', `/domains/${id}/issue-rules`)).data;
    await page.getByRole('navigation', { name: 'Pages of this domain' }).getByRole('link', { name: 'Issues' }).click();
    // The page before has a field of this name, too.
    await page.getByRole('navigation', { name: 'Issues by state' }).waitFor();
    await page.getByRole('link', { name: /^New/ }).click();
    await page.getByRole('searchbox', { name: 'Search by URL' }).fill(url);
    await page.getByRole('heading', { name: '1 new issue' }).waitFor();
    // The page with the link, its line and text are in sight.
    await row.getByText(`line ${place.line}, “${place.text}”`).waitFor();
    await row.getByRole('link', { name: place.page_url, exact: true }).waitFor();
    await row.getByRole('button', { name: `Ignore: ${url}` }).click();
    await choose(dialog.getByLabel('What to ignore'), 'All issues of this kind on this domain: Broken link');
    await dialog.getByText(/^Fits [1-9]\d* of \d+ open issues:$/).waitFor();
    await expectAccessible(page, 'the dialog to ignore a kind of issue');
    await dialog.getByLabel('Reason').fill('The site moves.');
    await dialog.getByRole('button', { name: 'Ignore' }).click();
    await row.waitFor({ state: 'detached' });
    expect(await rules()).toMatchObject([{ kind: 'broken_link', url_pattern: null, reason: 'The site moves.' }]);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await row.waitFor();
    expect(await rules()).toEqual([]);
  });

  test('keep to rows of one height however long the reason is, which their details show whole', async ({ visit }) => {
    const { stage, person, domainId: id } = await crawled(1);
    const { id: issueId } = await missingPage(person, id);
    const reason = 'The partner moves its site next week, and wants us to leave the link as it is until then. '.repeat(
      3,
    );
    await person.call('POST', `/issues/${issueId}/ignore`, { reason });
    const { page, go } = await visit(stage, { person });
    const heightOf = async (path: string) => {
      await go(`/domains/${id}/${path}`);
      await row.waitFor();
      return (await row.boundingBox())?.height;
    };
    const row = page.getByRole('listitem').filter({ hasText: 'Ignored by ada@example.com' });
    const note = row.getByText(/^Ignored by/);
    const isCut = () => note.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    for (const path of ['issues?state=ignored', 'results/links']) {
      expect(await heightOf(path), path).toBeLessThanOrEqual(56);
      expect(await isCut(), path).toBe(true);
      await row.getByText('Details').click();
      await expect.poll(isCut, path).toBe(false);
    }
  });
});
