import { choose } from './choose.ts';
import { inDatabase } from './crawl-history.ts';
import { crawled, type FoundIssue, missingPage } from './crawled.ts';
import { expect, test } from './test.ts';

test.describe('the issues of a domain', () => {
  test('say since which crawl they are new, which are left, and how to fix each by its reason', async ({ visit }) => {
    const { stage, person, domainId: id } = await crawled(2);
    const { still_open: left } = await person.call('GET', `/domains/${id}/issue-counts`);
    const { id: issueId, url } = await missingPage(person, id);
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}`);
    const all = page.getByRole('link', { name: 'All fixes' });
    // The target is large enough for a finger, even when the navigation of a phone covers a part of it.
    await expect.poll(async () => (await all.boundingBox())?.height).toBeGreaterThanOrEqual(36);
    await all.click();
    // It leads to all that is open, although the last crawl found nothing new.
    await page.getByRole('heading', { name: /\b\d+ issues?$/ }).waitFor();
    const tabs = page.getByRole('navigation', { name: 'Issues by state' });
    await tabs.getByRole('link', { name: /^New/ }).click();
    await page
      .getByText(/^The last crawl found nothing new\. It was compared with the previous crawl, [^.]+\./)
      .waitFor();
    await page.getByRole('link', { name: `${left} still open`, exact: true }).click();
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('state') === 'open');
    // The previous list has a field of this name too.
    await page.getByText(/found nothing new/).waitFor({ state: 'detached' });
    await page.getByRole('searchbox', { name: 'Search by URL' }).fill('/nowhere-at-all');
    await page.getByText('No issue here matches “').waitFor();
    // The page says what was searched, and where the same can be searched again.
    await page.getByText('Searched: the URLs of issues that are still open.').waitFor();
    await page.getByRole('link', { name: 'fixed issues' }).click();
    await page.getByText('Searched: the URLs of fixed issues.').waitFor();
    await expect(page.getByRole('searchbox', { name: 'Search by URL' })).toHaveValue('/nowhere-at-all');
    await page.getByRole('link', { name: 'pages', exact: true }).click();
    await page.getByText('Searched: the URLs and titles of the pages of this crawl.').waitFor();
    await page.getByText('No page fits this search.').waitFor();

    // The issue is changed as if it had been fixed, and came back by a failure of the server.
    const suggestion = JSON.stringify({ url: `${url}-moved`, reason: 'similar_page', detail: 'Much alike.' });
    await inDatabase(stage, (knex) =>
      knex('issues')
        .where({ id: issueId })
        .update({
          outcome: 'reopened',
          reopened_count: 1,
          first_seen_at: 1,
          opened_at: Date.UTC(2026, 4, 5, 12),
          reason: 'server_error',
          suggestion,
        }),
    );
    await go(`/domains/${id}/issues?state=new`);
    await page.getByRole('heading', { name: '1 new issue', exact: true }).waitFor();
    await page.getByText(/^since the previous crawl, ./).waitFor();
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: url, exact: true }) });
    await row.getByText(/Found again /).waitFor();
    await row.getByText('Perhaps meant:').waitFor();
    await row.getByText('Details').click();
    await row.getByText('Look into the log of the server that answers with this error.').waitFor();
    // The heading is above the one that somebody came for, where it is new as well, and else below it.
    const order = () =>
      page
        .locator('#content > * h2, .issue.chosen')
        .evaluateAll((all) => all.map(({ tagName }) => tagName).slice(0, 2));
    await go(`/domains/${id}/issues?state=new&issue=${issueId}`);
    await expect.poll(order).toEqual(['H2', 'LI']);
    const other = (await person.call('GET', `/domains/${id}/issues`)).data.find((one: FoundIssue) => one.url !== url);
    await go(`/domains/${id}/issues?state=new&issue=${other.id}`);
    await expect.poll(order).toEqual(['LI', 'H2']);
  });

  test('have errors first, each severity below its name, and all are counted', async ({ visit }) => {
    const { stage, person, domainId: id } = await crawled(1);
    const { new: count } = await person.call('GET', `/domains/${id}/issue-counts`);
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}/issues?state=new`);
    const texts = page.getByRole('main').getByRole('heading', { level: 2 });
    // There are more issues than a page of the list has.
    expect(count).toBeGreaterThan(50);
    await expect(texts).toHaveText([`${count} new issues`, 'Errors', 'Warnings']);
    const broken = page.getByRole('region', { name: 'Errors' }).getByRole('listitem');
    await broken.getByText('The page does not exist.').first().waitFor();
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => texts.allTextContents()).toContain('Notices');
    await choose(page.getByLabel('Order'), 'newest');
    await expect(texts).toHaveText([`${count} new issues`]);
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('sort') === 'newest');
  });
});
