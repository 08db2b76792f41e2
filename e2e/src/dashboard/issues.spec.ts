import { choose } from './choose.ts';
import { inDatabase } from './crawl-history.ts';
import { addDomain, crawlDomain, hostnames, joinAs, owner, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible, focused } from './visit.ts';

const [shop] = hostnames;

interface Found {
  readonly id: string;
  readonly url: string;
  readonly reason: string | null;
}

test.describe('the issues of a domain', () => {
  test('are checked again at once, which their history says', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop, { crawls: 1 });
    const { data } = await person.call('GET', `/domains/${id}/issues?severity=error`);
    const { url } = data.find(({ reason }: Found) => reason === 'not_found');
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}/issues?severity=error`);
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: url, exact: true }) });
    const before = stage.site.stats().requests;
    // The list is loaded already, so its next answer is the one after the check.
    const refreshed = page.waitForResponse((answer) => answer.url().includes(`/domains/${id}/issues?`));
    await row.getByRole('button', { name: `Check again now: ${url}` }).focus();
    await page.keyboard.press('Enter');
    await row.getByRole('button', { name: `Checking …: ${url}` }).waitFor();
    await page.getByRole('status').filter({ hasText: 'Checked: the fault is still there.' }).waitFor();
    expect(stage.site.stats().requests).toBeGreaterThan(before);
    await refreshed;
    // The focus stays where it was.
    await expect.poll(() => focused(page)).toBe(`button Check again now: ${url}`);
    await row.getByText('Details').click();
    await row.getByText('History').click();
    await row.getByRole('listitem').filter({ hasText: 'Checked again by ada@example.com' }).waitFor();
    await row.getByRole('listitem').filter({ hasText: 'Found' }).waitFor();
    await expectAccessible(page, 'an issue with its details');
  });

  test('say since which crawl they are new, which are left, and how to fix each by its reason', {
    tag: '@long',
  }, async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop, { crawls: 2 });
    const { still_open: left } = await person.call('GET', `/domains/${id}/issue-counts`);
    const { data } = await person.call('GET', `/domains/${id}/issues?severity=error`);
    const { id: issueId, url } = data.find(({ reason }: Found) => reason === 'not_found');
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}`);
    const all = page.getByRole('link', { name: 'All issues' });
    // The target is large enough for a finger, even when the navigation of a phone covers a part of it.
    await expect.poll(async () => (await all.boundingBox())?.height).toBeGreaterThanOrEqual(36);
    await all.click();
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
    await go(`/domains/${id}/issues`);
    await page.getByRole('heading', { name: '1 new issue', exact: true }).waitFor();
    await page.getByText(/^since the previous crawl, ./).waitFor();
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: url, exact: true }) });
    await row.getByText(/found again /).waitFor();
    await row.getByText('Perhaps meant:').waitFor();
    await row.getByText('Details').click();
    await row.getByText('Look into the log of the server that answers with this error.').waitFor();
    // The heading is above the one that somebody came for, where it is new as well, and else below it.
    const order = () =>
      page
        .locator('#content > * h2, .issue.chosen')
        .evaluateAll((all) => all.map(({ tagName }) => tagName).slice(0, 2));
    await go(`/domains/${id}/issues?issue=${issueId}`);
    await expect.poll(order).toEqual(['H2', 'LI']);
    const other = (await person.call('GET', `/domains/${id}/issues`)).data.find((one: Found) => one.url !== url);
    await go(`/domains/${id}/issues?issue=${other.id}`);
    await expect.poll(order).toEqual(['LI', 'H2']);
  });

  test('have errors first, each severity below its name, and all are counted', { tag: '@long' }, async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop, { crawls: 1 });
    const { new: count } = await person.call('GET', `/domains/${id}/issue-counts`);
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}/issues`);
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

  test('are acknowledged, assigned, commented on and ignored', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop, { crawls: 1 });
    const grace = await joinAs(stage, person, { email: 'grace@example.com', role: 'admin' });
    const { data } = await person.call('GET', `/domains/${id}/issues?severity=error`);
    const { id: issueId, url } = data.find(({ reason }: Found) => reason === 'not_found');
    await grace.call('POST', `/issues/${issueId}/comments`, { text: 'Who owns <b>this</b>?' });
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}/issues?severity=error`);
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: url, exact: true }) });
    await row.getByText('Details').click();

    await row.getByRole('button', { name: 'Acknowledge', exact: true }).click();
    await row.getByText('Acknowledged by ada@example.com').waitFor();
    await row.getByRole('button', { name: 'Acknowledged', exact: true, pressed: true }).waitFor();
    await choose(row.getByLabel('Assigned to'), 'Grace Hopper');
    await page.getByText('The assignment is saved.').waitFor();
    const { user } = await grace.call('GET', '/session');
    expect(await person.call('GET', `/issues/${issueId}`)).toMatchObject({
      acknowledged: { by: owner.email },
      assignee_id: user.id,
    });

    const comments = row.locator('.comment');
    await comments.filter({ hasText: 'Who owns <b>this</b>?' }).waitFor();
    await row.getByRole('textbox', { name: 'Write a comment' }).fill('The shop team.\nThey know.');
    await row.getByRole('button', { name: 'Comment', exact: true }).click();
    await comments.filter({ hasText: 'They know.' }).waitFor();
    await expect(row.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('');
    await expectAccessible(page, 'comments');
    await row.getByRole('button', { name: /^Delete the comment of ada@example.com/ }).click();
    await comments.filter({ hasText: 'They know.' }).waitFor({ state: 'detached' });
    const left = await person.call('GET', `/issues/${issueId}/comments`);
    expect(left.data.map(({ text }: { text: string }) => text)).toEqual(['Who owns <b>this</b>?']);

    await row.getByRole('button', { name: `Ignore: ${url}` }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('The partner moves.');
    await page.keyboard.press('Enter');
    await row.waitFor({ state: 'detached' });
    // The focused row is gone, so its neighbour has the focus.
    await expect.poll(() => focused(page)).toMatch(/^summary /);
  });

  test('are read with several open at once, their comments from top to bottom', { tag: '@long' }, async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop, { crawls: 1 });
    const { data } = await person.call('GET', `/domains/${id}/issues?severity=error`);
    const [first, second] = data;
    const texts = Array.from({ length: 22 }, (_, index) => `Comment ${index + 1}.`);
    for (const text of texts) await person.call('POST', `/issues/${first.id}/comments`, { text });
    await person.call('POST', `/issues/${second.id}/comments`, { text: 'On another one.' });
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}/issues?severity=error`);
    const rowOf = ({ url }: Found) =>
      page.getByRole('listitem').filter({ has: page.getByRole('link', { name: url, exact: true }) });
    for (const issue of [first, second]) {
      await rowOf(issue).getByText('Details').click();
      await rowOf(issue).getByRole('heading', { name: 'Comments' }).waitFor();
    }
    await rowOf(second).getByText('On another one.').waitFor();
    await expectAccessible(page, 'two issues');

    // The newest comments are in sight, above the field for the next one; older ones are a click away.
    const shown = rowOf(first).locator('.comment .text');
    await expect(shown).toHaveText(texts.slice(2));
    await rowOf(first).getByRole('button', { name: 'Earlier comments' }).click();
    await expect(shown).toHaveText(texts);
    await rowOf(first).getByRole('textbox', { name: 'Write a comment' }).fill('The next one.');
    await rowOf(first).getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(shown).toHaveText([...texts, 'The next one.']);
  });

  test('that are ignored are counted among the broken links of the next crawl, which says so', {
    tag: '@long',
  }, async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop, { crawls: 1 });
    const { data } = await person.call('GET', `/domains/${id}/issues?severity=error`);
    const { id: issueId } = data.find(({ reason }: Found) => reason === 'not_found');
    const { page, go } = await visit(stage, { person });
    const tile = page.locator('.stats .card').filter({ hasText: 'Broken links' });
    await go(`/domains/${id}`);
    await tile.waitFor();
    await page.getByText(/^\d+ broken links$/).waitFor();
    await expect(page.getByText('of which')).toHaveCount(0);
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

  test('are none before the first crawl, and a reason to ignore one is not cut', { tag: '@long' }, async ({
    visit,
  }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop);
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}/issues`);
    await page.getByText('No crawl has completed yet.').waitFor();
    await crawlDomain(person, id);
    await go(`/domains/${id}/issues`);
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

  test('that are ignored say so at once, by whom, until when and why; that is undone at once, too', {
    tag: '@long',
  }, async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop, { crawls: 1 });
    const { data } = await person.call('GET', `/domains/${id}/issues?severity=error`);
    const { id: issueId, url } = data.find(({ reason }: Found) => reason === 'not_found');
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

    await page.getByRole('link', { name: 'Results' }).click();
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
    await page.getByRole('searchbox', { name: 'Search by URL' }).fill(url);
    await page.getByRole('heading', { name: '1 new issue' }).waitFor();
    // The page with the link, its line and text are in sight.
    const { first_place: place } = data.find((found: Found) => found.url === url);
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
});
