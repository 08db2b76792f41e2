import { choose } from './choose.ts';
import { addDomain, crawlDomain, hostnames, joinAs, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible, focused, switchTo } from './visit.ts';

const [shop] = hostnames;

test.describe('rules that ignore issues', () => {
  test('are added, ignore what is open, and are deleted; viewers only see them', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop, { crawls: 1 });
    const open = async () => (await person.call('GET', `/domains/${id}/issues?state=open`)).data.length;
    const before = await open();
    expect(before).toBeGreaterThan(0);
    const { page, go } = await visit(stage, { person, notesStay: true });
    await go(`/domains/${id}/issues`);
    await page.getByRole('link', { name: 'Rules that ignore issues' }).click();
    await page.getByText('Nothing is ignored by a rule.').waitFor();
    await expectAccessible(page, 'no rules');
    await page.getByRole('button', { name: 'Add rule' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('The archive stays as it is.');
    await dialog.getByRole('button', { name: 'Add rule' }).click();
    await dialog
      .getByText(/a rule without either would ignore everything/)
      .first()
      .waitFor();
    await expectAccessible(page, 'a refused rule');
    // The effect is shown before the rule is saved.
    const preview = dialog.getByRole('status', { name: 'What the rule fits' });
    // A path is one of this site.
    await dialog.getByLabel('Pattern of URLs').fill('/*');
    await expect(preview).toHaveText(/^Fits [1-9]\d* of \d+ open issues:/);
    await dialog.getByLabel('Pattern of URLs').fill('*/nowhere/*');
    await expect(preview).toHaveText(/^Fits none of the \d+ open issues\.$/);
    // No URL begins with a host alone.
    await dialog.getByLabel('Pattern of URLs').fill(shop);
    const meant = preview.getByRole('button', { name: `https://${shop}/*` });
    await meant.waitFor();
    await choose(dialog.getByLabel('For how long'), 'day');
    await dialog.getByLabel('Last day').fill('2020-01-31');
    await dialog.getByRole('button', { name: 'Add rule' }).click();
    const pattern = dialog.locator('.field', { has: page.getByLabel('Pattern of URLs') });
    await pattern.getByText('No URL that is checked begins like this.').waitFor();
    await expectAccessible(page, 'what a pattern may have meant');
    // The fault of another field is shown at the same time.
    const lastDay = dialog.locator('.field', { has: page.getByLabel('Last day') });
    await lastDay.getByText('This day is over. Choose today or a later day.').waitFor();
    await expect(dialog.getByLabel('Last day')).toHaveAttribute('aria-invalid', 'true');
    await choose(dialog.getByLabel('For how long'), 'good');
    await meant.click();
    await expect(dialog.getByLabel('Pattern of URLs')).toHaveValue(`https://${shop}/*`);
    await expect.poll(() => focused(page)).toBe('input Pattern of URLs');
    await pattern.getByRole('alert').waitFor({ state: 'detached' });
    await dialog.getByLabel('Pattern of URLs').fill('ftp://x/*');
    await preview.getByRole('button', { name: 'https://x/*' }).waitFor();
    await dialog.getByLabel('Pattern of URLs').fill('http*');
    const counted = await person.call('POST', `/domains/${id}/issue-rules/preview`, { url_pattern: 'http*' });
    await expect(preview).toContainText(`Fits ${counted.fitting} of ${counted.open_issues} open`);
    expect(counted.fitting).toBe(counted.open_issues);
    await expectAccessible(page, 'what a rule would ignore');
    await dialog.getByRole('button', { name: 'Add rule' }).click();
    const row = page.getByRole('table', { name: 'Rules that ignore issues' }).getByRole('row').nth(1);
    await expect(row).toHaveText(/Every kind of issue.*http\*.*The archive stays as it is\..*ada@example.com.*never/);
    expect(await open()).toBe(0);
    // The rule is undone at once, then added again for a month.
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Nothing is ignored by a rule.').waitFor();
    expect(await open()).toBe(before);
    await page.getByRole('button', { name: 'Add rule' }).click();
    await dialog.getByLabel('Pattern of URLs').fill('http*');
    await dialog.getByLabel('Reason').fill('The archive stays as it is.');
    await choose(dialog.getByLabel('For how long'), 'For a month');
    await dialog.getByRole('button', { name: 'Add rule' }).click();
    await expect(row).toHaveText(/http\*.*The archive stays as it is\..*ada@example.com.*20\d\d/);
    expect(await open()).toBe(0);
    await expectAccessible(page, 'rules');

    // One issue that the rule ignores is opened: it stays open, the others stay ignored.
    await go(`/domains/${id}/issues?state=ignored`);
    await page
      .getByText(/with a rule.*: The archive stays as it is\./)
      .first()
      .waitFor();
    await page
      .getByRole('button', { name: /^Stop ignoring/ })
      .first()
      .click();
    await dialog.getByText('http*').waitFor();
    await expectAccessible(page, 'an issue that a rule ignores');
    await dialog.getByRole('button', { name: 'Stop ignoring this issue' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(open).toBe(1);
    await crawlDomain(person, id);
    expect(await open()).toBe(1);
    // The rule can be deleted from there too.
    await page
      .getByRole('button', { name: /^Stop ignoring/ })
      .first()
      .click();
    await dialog.getByRole('button', { name: 'Delete the rule' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(open).toBe(before);
    const again = { url_pattern: 'http*', reason: 'The archive stays as it is.' };
    await person.call('POST', `/domains/${id}/issue-rules`, again);
    await go(`/domains/${id}/issues/rules`);

    const grants = [{ domain_id: id, rights: ['view'] }];
    const member = await joinAs(stage, person, { email: 'grace@example.com', role: 'member', grants });
    await using viewer = await visit(stage, { person: member });
    await viewer.go(`/domains/${id}/issues/rules`);
    await viewer.page.getByText('The archive stays as it is.').waitFor();
    await expect(viewer.page.getByRole('button', { name: /Add rule|Delete the rule/ })).toHaveCount(0);

    await page.getByRole('button', { name: 'Delete the rule for http*' }).click();
    const [{ ignored_issues: ignored }] = (await person.call('GET', `/domains/${id}/issue-rules`)).data;
    expect(ignored).toBeGreaterThanOrEqual(before);
    await dialog.getByText(`${ignored} issues that it ignores are open again then.`).waitFor();
    await dialog.getByRole('button', { name: 'Delete rule' }).click();
    await page.getByText('Nothing is ignored by a rule.').waitFor();
    expect(await open()).toBe(before);
    // A rule that was deleted by mistake can be restored.
    await page.getByText(`The rule was deleted. ${ignored} issues are open again.`).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('The rule is there again.').waitFor();
    await expect.poll(open).toBe(0);
    await row.getByText(String(ignored), { exact: true }).waitFor();
  });

  test('are changed by keyboard, in both languages, and what somebody else has changed meanwhile is shown', {
    tag: '@long',
  }, async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop, { crawls: 1 });
    const rules = async () => (await person.call('GET', `/domains/${id}/issue-rules`)).data;
    await person.call('POST', `/domains/${id}/issue-rules`, { url_pattern: '/nowhere/*', reason: 'It moves.' });
    const { page, go } = await visit(stage, { person, notesStay: true });
    await go(`/domains/${id}/issues/rules`);
    const change = page.getByRole('button', { name: 'Change the rule for /nowhere/*' });
    const dialog = page.getByRole('dialog');
    await change.press('Enter');
    await expect.poll(() => focused(page)).toBe('input Pattern of URLs');
    await dialog.getByLabel('For how long').press('ArrowDown');
    await expectAccessible(page, 'the dialog to change a rule');
    await dialog.getByLabel('Reason').press('Enter');
    await page.getByText('The rule was changed.').waitFor();
    expect(await rules()).toMatchObject([{ url_pattern: '/nowhere/*', expires_at: expect.stringMatching(/^20/) }]);

    // The end of the rule is shown as a day, and stays as it is.
    await change.press('Enter');
    await expect(dialog.getByLabel('For how long')).toHaveValue('day');
    const [{ id: ruleId, expires_at: end }] = await rules();
    await person.call('PATCH', `/issue-rules/${ruleId}`, { reason: 'It has moved.' });
    await dialog.getByLabel('Reason').fill('It moves soon.');
    await dialog.getByLabel('Pattern of URLs').fill('/*');
    await dialog.getByText(/^Fits [1-9]\d* of/).waitFor();
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    const conflict = page.getByRole('alert').filter({ hasText: 'It has moved.' });
    await conflict.waitFor();
    await expectAccessible(page, 'two versions of a rule');
    await dialog.getByRole('button', { name: 'Save mine' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await rules()).toMatchObject([{ url_pattern: '/*', reason: 'It moves soon.', expires_at: end }]);

    // The page marks a rule of an API key, because a key may have the name of a person.
    const { key } = await person.call('POST', '/api-keys', { name: 'Ada Lovelace', scopes: ['crawls:write'] });
    await fetch(`${stage.server.url}/api/v1/domains/${id}/issue-rules`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url_pattern: '/nowhere/else/*', reason: 'A script knows.' }),
    });
    await page.reload();
    await page.getByText('API key Ada Lovelace').waitFor();
    await switchTo(page, 'de');
    await page.getByText('API-Schlüssel Ada Lovelace').waitFor();
    await page.getByRole('button', { name: 'Die Regel für /* ändern' }).press('Enter');
    await expect(dialog.getByLabel('URL-Muster')).toHaveValue('/*');
    await dialog.getByLabel('URL-Muster').fill('nirgends.example');
    await dialog.getByRole('button', { name: 'Änderungen speichern' }).click();
    await dialog.getByText('Keine geprüfte URL beginnt so.').waitFor();
    await dialog.getByRole('button', { name: 'https://nirgends.example/*' }).press('Enter');
    await dialog.getByRole('button', { name: 'Änderungen speichern' }).click();
    await page.getByText('Die Regel wurde geändert.').last().waitFor();
    const changed = (await rules()).filter(({ by }: { by: string }) => by === 'ada@example.com');
    expect(changed).toMatchObject([{ url_pattern: 'https://nirgends.example/*', ignored_issues: 0 }]);
  });

  test('are found from the dialog that ignores one issue, with the pattern that fits it', { tag: '@long' }, async ({
    visit,
  }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop, { crawls: 1 });
    const { data } = await person.call('GET', `/domains/${id}/issues?state=open`);
    const folderOf = (url: string) => new URL(url).pathname.replace(/[^/]*$/, '');
    const url = data.map((issue: { url: string }) => issue.url).find((one: string) => folderOf(one) !== '/');
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}/issues?state=new`);
    await page
      .getByRole('button', { name: `Ignore: ${url}`, exact: true })
      .first()
      .click();
    await page
      .getByRole('link', { name: 'More choices: ignore a host, a folder or a kind with a rule' })
      .press('Enter');
    const pattern = page.getByRole('dialog', { name: 'Add a rule' }).getByLabel('Pattern of URLs');
    await expect(pattern).toHaveValue(`${folderOf(url)}*`);
    await page.getByText(/^Fits [1-9]\d* of/).waitFor();
  });
});
