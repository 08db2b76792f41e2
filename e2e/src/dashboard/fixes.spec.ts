import { atEndOfTest, startMailServer } from '@linkvitals/testing';
import { choose } from './choose.ts';
import { inDatabase } from './crawl-history.ts';
import { crawled } from './crawled.ts';
import { crawlMendedSite } from './mended-site.ts';
import { joinAs, owner, type Person } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible, focused } from './visit.ts';

interface ListedFix {
  readonly id: string;
  readonly issues: number;
  readonly priority: number;
  readonly points: number;
}

const fixesOf = async (person: Person, domainId: string): Promise<readonly ListedFix[]> =>
  (await person.call('GET', `/domains/${domainId}/fixes?limit=50`)).data;

/** The number of open issues of a domain. */
async function countOpen(person: Person, domainId: string): Promise<number> {
  const counts = await person.call('GET', `/domains/${domainId}/issue-counts`);
  return counts.new + counts.still_open;
}

test.describe('the fixes of a domain', () => {
  test('are listed in their order, each with its points, and open to their issues', async ({ visit }) => {
    const { stage, person, domainId: id } = await crawled(1);
    const fixes = await fixesOf(person, id);
    expect(fixes.length).toBeGreaterThan(3);
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}`);
    // The number on the tab is that of the issues which the page behind it settles.
    const tab = page.getByRole('navigation', { name: 'Pages of this domain' }).getByRole('link', { name: /^Issues/ });
    const settled = (await tab.textContent())?.replace('Issues', '');
    await tab.click();
    await page.getByRole('heading', { name: new RegExp(` ${settled} issues$`) }).waitFor();
    const rows = page.locator('.fix');
    await expect(rows).toHaveCount(fixes.length);
    const shown = fixes.map(({ points }) => (points <= 0 ? '' : points < 0.5 ? '< 1' : `+${Math.round(points)}`));
    await expect
      .poll(() =>
        rows
          .locator('.fix-points')
          .evaluateAll((cells) => cells.map((cell) => cell.querySelector('b')?.textContent ?? '')),
      )
      .toEqual(shown);
    expect(shown.some((points) => points !== '')).toBe(true);
    await expectAccessible(page, 'the list of fixes');

    const [first] = fixes;
    await rows.first().getByRole('button').press('Enter');
    await expect(rows.first().getByRole('listitem')).toHaveCount(Math.min(10, first?.issues ?? 0));
    await rows.first().getByText('How to fix it:').waitFor();
    await expectAccessible(page, 'a fix with its issues');

    // The file of all pages with one dead URL is in its row, and so is a fix that is ignored alone.
    const dead = rows.filter({ hasText: 'Correct or remove the link' }).last();
    await dead.getByRole('button').first().press('Enter');
    const download = page.waitForEvent('download');
    await dead.getByRole('link', { name: /^Download all pages as CSV: / }).click();
    expect((await download).suggestedFilename()).toMatch(/occurrences\.csv$/);
    await dead.getByRole('button', { name: /^Ignore …: / }).click();
    const dialog = page.getByRole('dialog', { name: 'Ignore 1 fix' });
    await dialog.getByLabel('Reason').fill('The page comes back.');
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(fixes.length - 1);
  });

  test('bring points together, are ignored with a reason, and come back by Undo', async ({ visit }) => {
    const { stage, person, domainId: id } = await crawled(1);
    const fixes = await fixesOf(person, id);
    const chosen = fixes.filter(({ points }) => points > 0).slice(0, 2);
    expect(chosen).toHaveLength(2);
    const settled = chosen.reduce((sum, { issues }) => sum + issues, 0);
    const body = { fix_ids: chosen.map(({ id: fixId }) => fixId) };
    const { score_now: now, score_after: after } = await person.call('POST', `/domains/${id}/fixes/points`, body);
    const open = await countOpen(person, id);
    const { page, go } = await visit(stage, { person, notesStay: true });
    await go(`/domains/${id}/issues`);
    const rows = page.locator('.fix');
    for (const fix of chosen) {
      const box = rows.nth(fixes.indexOf(fix)).getByRole('checkbox');
      await box.press('Space');
      await expect(box).toBeChecked();
    }
    const bar = page.getByRole('region', { name: 'Selected fixes' });
    await bar.getByText(`2 fixes, ${settled} issues`).waitFor();
    await bar.getByText(`${Math.floor(now)} → ${Math.floor(after)}`).waitFor();
    await expectAccessible(page, 'chosen fixes');

    await bar.getByRole('button', { name: 'Ignore …' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Ignore 2 fixes' });
    await dialog.getByLabel('Reason').fill('The partner moves.');
    await expectAccessible(page, 'the dialog to ignore fixes');
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(fixes.length - 2);
    await bar.waitFor({ state: 'detached' });
    // The bar with the focused button is gone, and the focus is not lost.
    await expect.poll(() => focused(page)).not.toMatch(/^body/);
    await page.getByText(`${settled} issues are ignored.`).waitFor();
    expect(await countOpen(person, id)).toBe(open - settled);

    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText(`${settled} issues count again.`).waitFor();
    await expect(rows).toHaveCount(fixes.length);
    expect(await countOpen(person, id)).toBe(open);
  });

  test('are reached and chosen by keys, one or a range, and a range by Shift and a click', async ({ visit }) => {
    const { stage, person, domainId: id } = await crawled(1);
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}/issues`);
    const rows = page.locator('.fix');
    await rows.nth(3).waitFor();
    const chosen = () =>
      rows.evaluateAll((all) => all.flatMap((row, at) => (row.querySelector('input:checked') === null ? [] : [at])));
    for (const key of ['j', 'j', 'k', 'j', 'x']) await page.keyboard.press(key);
    await expect.poll(chosen).toEqual([1]);
    await expect(rows.nth(1).locator('.fix-what')).toBeFocused();
    for (const key of ['j', 'j', 'Shift+X']) await page.keyboard.press(key);
    await expect.poll(chosen).toEqual([1, 2, 3]);
    await page
      .getByRole('region', { name: 'Selected fixes' })
      .getByText(/^3 fixes/)
      .waitFor();
    await page.keyboard.press('Enter');
    await rows.nth(3).getByText('How to fix it:').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(chosen).toEqual([]);
    await expect(rows.nth(3).locator('.fix-what')).toBeFocused();

    const boxes = rows.getByRole('checkbox');
    await boxes.nth(2).click();
    await boxes.nth(0).click({ modifiers: ['Shift'] });
    await expect.poll(chosen).toEqual([0, 1, 2]);
    // The keys do not work while a dialog is open.
    const bar = page.getByRole('region', { name: 'Selected fixes' });
    await bar.getByRole('button', { name: 'Mail to …' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(chosen).toEqual([0, 1, 2]);
  });

  test('stay in their row when rechecks find all of their issues right, with the new answer and when their points count', async ({
    visit,
  }) => {
    const { stage, person, domainId: id, mend } = await crawlMendedSite();
    const before = await fixesOf(person, id);
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}/issues`);
    const rows = page.locator('.fix');
    await expect(rows).toHaveCount(before.length);
    const names = await rows.locator('.fix-todo').allTextContents();
    mend();
    await page.getByRole('checkbox', { name: 'Select all fixes shown' }).press('Space');
    await page.getByRole('region', { name: 'Selected fixes' }).getByRole('button', { name: 'Recheck' }).press('Enter');
    const right = rows.filter({ hasText: 'It answers 200, checked' });
    await expect(right).toHaveCount(1);
    await right.getByText('Its points come back with the next crawl.').waitFor();
    await right.getByRole('img', { name: 'Fixed', exact: true }).waitFor();
    await expect(right.getByRole('checkbox')).toHaveCount(0);
    await page
      .getByRole('status')
      .filter({ hasText: /^Checked: 1 of \d+ issues are fixed\.$/ })
      .waitFor();
    // The others are open still, and each is where it was.
    await expect(rows.locator('.fix-todo')).toHaveText(names);
    expect(await fixesOf(person, id)).toHaveLength(before.length - 1);
    await expectAccessible(page, 'a fix that is right now');
    await page.reload();
    await expect(rows).toHaveCount(before.length - 1);
  });

  test('say which of them the last crawl brought, unless it brought all of them', async ({ visit }) => {
    const { stage, person, domainId: id } = await crawled(1);
    const { page, go } = await visit(stage, { person });
    const marks = page.getByText('New', { exact: true }).and(page.locator('.new-mark'));
    await go(`/domains/${id}/issues`);
    await page.locator('.fix').nth(1).waitFor();
    await expect(marks).toHaveCount(0);
    const [first, ...others] = await fixesOf(person, id);
    await inDatabase(stage, async (knex) => {
      const old = others.map((fix) => fix.id);
      await knex('fixes').whereIn('id', old).update({ opened_at: 1 });
      await knex('issues').whereIn('fix_id', old).update({ opened_at: 1, outcome: 'persisting' });
    });
    await go(`/domains/${id}/issues`);
    await expect(marks).toHaveCount(1);
    // Of equal fixes the older one comes first.
    const at = (await fixesOf(person, id)).findIndex((fix) => fix.id === first?.id);
    await expect(page.locator('.fix').nth(at).locator('.new-mark')).toHaveCount(1);
    await expectAccessible(page, 'a new fix');
    await go(`/domains/${id}/issues?state=all`);
    await expect(marks).toHaveCount(first?.issues ?? 0);
    await go('/issues?severity=any');
    await expect(marks).toHaveCount(first?.issues ?? 0);
  });

  test('are mailed to somebody, one or several, and members get a link', async ({ visit }) => {
    const mailServer = await startMailServer();
    atEndOfTest(() => mailServer.close());
    const {
      stage,
      person,
      domainId: id,
    } = await crawled(1, {
      LINKVITALS_SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
      LINKVITALS_MAIL_FROM: 'bot@linkvitals.example',
    });
    const [first, second] = await fixesOf(person, id);
    const { page, go } = await visit(stage, { person, notesStay: true });
    await go(`/domains/${id}/issues`);
    const rows = page.locator('.fix');
    await rows.first().getByRole('button').press('Enter');
    await rows
      .first()
      .getByRole('button', { name: /^Mail to …: / })
      .click();
    const one = page.getByRole('dialog', { name: 'Mail this fix' });
    await one.getByLabel('Address', { exact: true }).fill('no address');
    await page.keyboard.press('Enter');
    await expect(one).toBeVisible();
    await one.getByLabel('Address', { exact: true }).fill('webmaster@elsewhere.example');
    await one.getByLabel('Note').fill('Before Friday, please.');
    await expectAccessible(page, 'the dialog to mail a fix');
    await one.getByRole('button', { name: 'Send the mail' }).click();
    await page.getByText('The mail to webmaster@elsewhere.example is on its way.').waitFor();

    for (const at of [0, 1]) await rows.nth(at).getByRole('checkbox').press('Space');
    const bar = page.getByRole('region', { name: 'Selected fixes' });
    await bar.getByRole('button', { name: 'Mail to …' }).click();
    const two = page.getByRole('dialog', { name: 'Mail 2 fixes' });
    await choose(two.getByRole('combobox', { name: 'To' }), 'Ada Lovelace (you)');
    await two.getByRole('button', { name: 'Send the mail' }).click();
    await page.getByText('The mail to Ada Lovelace (you) is on its way.').waitFor();
    await bar.waitFor({ state: 'detached' });

    await expect.poll(() => mailServer.received.length).toBe(2);
    const sentTo = (address: string) => mailServer.received.find(({ to }) => to.includes(address));
    const outside = sentTo('webmaster@elsewhere.example');
    expect(outside?.text).toContain('Note: Before Friday, please.');
    expect(outside?.text).not.toContain('fix=');
    const inside = sentTo(owner.email);
    for (const fix of [first, second]) expect(inside?.text).toContain(`/domains/${id}/issues?fix=${fix?.id}`);
  });

  test('are chosen by viewers too, to copy and to mail them, and for nothing else', async ({ visit }) => {
    const { stage, person, domainId: id } = await crawled(1);
    const grants = [{ domain_id: id, rights: ['view'] }];
    const viewer = await joinAs(stage, person, { email: 'grace@example.com', role: 'member', grants });
    const [first] = await fixesOf(person, id);
    const { page, go } = await visit(stage, { person: viewer });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await go(`/domains/${id}/issues`);
    await page.locator('.fix').first().getByRole('checkbox').press('Space');
    const bar = page.getByRole('region', { name: 'Selected fixes' });
    await expect(bar.getByRole('button')).toHaveText(['Mail to …', 'Copy as Markdown', '']);
    await expectAccessible(page, 'fixes that a viewer has chosen');
    await bar.getByRole('button', { name: 'Copy as Markdown' }).press('Enter');
    await bar.getByRole('button', { name: 'Copied' }).waitFor();
    const copied = String(await page.evaluate('navigator.clipboard.readText()'));
    expect(copied).toContain(`/domains/${id}/issues?fix=${first?.id}>)\n`);
    await bar.getByRole('button', { name: 'Mail to …' }).press('Enter');
    await page.getByRole('dialog', { name: 'Mail this fix' }).waitFor();
  });

  test('are assigned, and found by whom they are assigned to', {
    tag: '@long',
  }, async ({ visit }) => {
    const { stage, person, domainId: id } = await crawled(1);
    const { page, go } = await visit(stage, { person, notesStay: true });
    await go(`/domains/${id}/issues`);
    const rows = page.locator('.fix');
    await rows.first().getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Assign …' }).click();
    await page.getByRole('menuitem', { name: 'Ada Lovelace (you)' }).click();
    await rows.first().getByRole('img', { name: 'Assigned to Ada Lovelace (you)' }).waitFor();
    const { user } = await person.call('GET', '/session');
    await go(`/domains/${id}/issues?assignee=${user.id}`);
    await expect(rows).toHaveCount(1);
    await expectAccessible(page, 'fixes of one person');

    await go(`/domains/${id}/issues?kind=own_certificate`);
    await page.getByText('No fix matches these filters.').waitFor();
    await page.getByRole('link', { name: 'Show all fixes' }).click();
    await rows.nth(1).waitFor();
    await page.getByRole('link', { name: 'Single issues' }).click();
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('state') === 'all');
    await page.getByRole('heading', { name: 'Errors' }).waitFor();
    // Only the present view is marked, although the query of the other one is a part of its query.
    const current = page.getByRole('navigation', { name: 'View', exact: true }).locator('[aria-current]');
    await expect(current).toHaveText('Single issues');
    await go('/issues?view=fix');
    await expect(current).toHaveText('By fix');
  });
});
