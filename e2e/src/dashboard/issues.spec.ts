import { readFile } from 'node:fs/promises';
import { choose } from './choose.ts';
import { crawled, type FoundIssue, missingPage } from './crawled.ts';
import { crawlMendedSite } from './mended-site.ts';
import { joinAs, owner } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible, focused } from './visit.ts';

test.describe('the issues of a domain', () => {
  test('are checked again at once, which their history says', async ({ visit }) => {
    const { stage, person, domainId: id } = await crawled(1);
    const { id: issueId, url } = await missingPage(person, id);
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}/issues?state=new&severity=error`);
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: url, exact: true }) });
    // It has two lines, and its buttons stand beside them.
    await row.getByRole('button', { name: `Ignore: ${url}` }).waitFor();
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(56);
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
    const file = page.waitForEvent('download');
    await row.getByRole('link', { name: `Download all pages as CSV: ${url}` }).click();
    const lines = (await readFile(await (await file).path(), 'utf8')).split('\r\n').slice(1, -1);
    const held = await person.call('GET', `/issues/${issueId}/pages?limit=100`);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.map((line) => line.split(',')[6])).toEqual(
      held.data.map(({ page_url }: { page_url: string }) => page_url),
    );
  });

  test('stay in their row when a check finds them right, with the new answer and when their points count', async ({
    visit,
  }) => {
    const { stage, person, domainId: id, mend } = await crawlMendedSite();
    const { url } = await missingPage(person, id);
    mend();
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}/issues?state=all`);
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: url, exact: true }) });
    await row.locator('.code', { hasText: '404' }).waitFor();
    await row.getByRole('button', { name: `Check again now: ${url}` }).press('Enter');
    await row.getByText('It answers 200, checked').waitFor();
    await row.getByText('Its points come back with the next crawl.').waitFor();
    await expect(row.locator('.code')).toHaveText('200');
    await expect.poll(() => focused(page)).toBe(`button Check again now: ${url}`);
    await row.getByText('Details').click();
    await row.getByText('Answer before').waitFor();
    await expect(row.getByText('How to fix it')).toHaveCount(0);
    await expectAccessible(page, 'an issue that is right now');
    // The score is that of the last crawl.
    const { health_score } = await person.call('GET', `/domains/${id}`);
    expect(health_score).toBeLessThan(100);
    await go(`/domains/${id}/issues?state=fixed`);
    await row.getByRole('img', { name: 'Fixed', exact: true }).waitFor();
  });

  test('are copied as Markdown by keyboard, with the pages and a link that opens them', async ({ visit }) => {
    const { stage, person, domainId: id } = await crawled(1);
    const { id: issueId, url } = await missingPage(person, id);
    const { page, go } = await visit(stage, { person });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await go(`/domains/${id}/issues?state=new&severity=error`);
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: url, exact: true }) });
    await row.getByText('Details').click();
    await row.getByRole('heading', { name: 'Pages with this link' }).waitFor();
    await row.getByRole('button', { name: `Copy as Markdown: ${url}` }).focus();
    await page.keyboard.press('Enter');
    await row.getByRole('button', { name: `Copied: ${url}` }).waitFor();
    const copied = String(await page.evaluate('navigator.clipboard.readText()'));
    const { data } = await person.call('GET', `/issues/${issueId}/pages?limit=20`);
    expect(copied).toContain('**The page does not exist.**');
    expect(copied).toContain(`- URL: <${url}>`);
    for (const { page_url, line } of data) expect(copied).toContain(`- <${page_url}>, line ${line}, `);
    const [, link = ''] = /\(<([^>]+)>\)\n$/.exec(copied) ?? [];
    await page.goto(link);
    await page.locator('.issue.chosen').getByRole('link', { name: url, exact: true }).waitFor();
  });

  test('are acknowledged, assigned, commented on and ignored', async ({ visit }) => {
    const { stage, person, domainId: id } = await crawled(1);
    const grace = await joinAs(stage, person, { email: 'grace@example.com', role: 'admin' });
    const { id: issueId, url } = await missingPage(person, id);
    await grace.call('POST', `/issues/${issueId}/comments`, { text: 'Who owns <b>this</b>?' });
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}/issues?state=new&severity=error`);
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
    const { stage, person, domainId: id } = await crawled(1);
    const { data } = await person.call('GET', `/domains/${id}/issues?severity=error`);
    const [first, second] = data;
    const texts = Array.from({ length: 22 }, (_, index) => `Comment ${index + 1}.`);
    for (const text of texts) await person.call('POST', `/issues/${first.id}/comments`, { text });
    await person.call('POST', `/issues/${second.id}/comments`, { text: 'On another one.' });
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}/issues?state=new&severity=error`);
    const rowOf = ({ url }: FoundIssue) =>
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
});
