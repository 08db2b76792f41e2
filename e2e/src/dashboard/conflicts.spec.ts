import { choose } from './choose.ts';
import { addDomain, hostnames, joinAs, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible } from './visit.ts';

const [shop] = hostnames;

test.describe('what somebody else has changed meanwhile', () => {
  test('is shown beside what the person wants, who chooses', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop);
    const grants = [{ domain_id: null, rights: ['view'] }];
    const member = await joinAs(stage, person, { email: 'grace@example.com', role: 'member', grants });
    const { user } = await member.call('GET', '/session');
    const { page, go } = await visit(stage, { person });
    const note = page.getByRole('alert').filter({ hasText: 'Choose what stays' });

    await go('/settings/account');
    const name = page.getByLabel('Name of the account');
    await name.fill('Mine');
    await person.call('PATCH', '/account', { name: 'Theirs' });
    await page.getByRole('button', { name: 'Rename' }).click();
    await note.filter({ hasText: 'Mine' }).filter({ hasText: 'Theirs' }).waitFor();
    await expectAccessible(page, 'two names');
    await page.getByRole('button', { name: 'Use theirs' }).click();
    await note.waitFor({ state: 'detached' });
    await expect(name).toHaveValue('Theirs');
    await name.fill('Mine again');
    await person.call('PATCH', '/account', { name: 'Theirs again' });
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('button', { name: 'Save mine' }).click();
    await note.waitFor({ state: 'detached' });
    expect(await person.call('GET', '/account')).toMatchObject({ name: 'Mine again' });

    await go('/settings/members');
    await page
      .getByRole('button', { name: 'Change Grace Hopper' })
      .or(page.getByRole('button', { name: /^Change.*Grace Hopper/ }))
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await choose(dialog.getByLabel('Role'), 'admin');
    await person.call('PATCH', `/members/${user.id}`, { grants: [{ domain_id: null, rights: ['view', 'crawl'] }] });
    await dialog.getByRole('button', { name: 'Change', exact: true }).click();
    await note.waitFor();
    await expectAccessible(page, 'two roles');
    await page.getByRole('button', { name: 'Save mine' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await person.call('GET', `/members/${user.id}`)).toMatchObject({ role: 'admin' });

    await go(`/domains/${id}/settings`);
    const depth = page.getByLabel('Maximum depth');
    await depth.fill('5');
    await person.call('PATCH', `/domains/${id}`, { crawl_config: { depth_limit: 7, max_pages: 30 } });
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('button', { name: 'Save mine' }).click();
    await note.waitFor({ state: 'detached' });
    // Members that only the other person has changed stay.
    expect(await person.call('GET', `/domains/${id}`)).toMatchObject({
      crawl_config: { depth_limit: 5, max_pages: 30 },
    });
  });
});

test.describe('leaving', () => {
  test('the last owner learns what to do first; without an account there is still the own security', async ({
    visit,
  }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const member = await joinAs(stage, person, { email: 'grace@example.com', role: 'admin' });
    await using owners = await visit(stage, { person });
    await owners.go('/settings/account');
    await owners.page.getByText('You are the only owner').waitFor();
    await expect(owners.page.getByRole('button', { name: 'Leave this account' })).toHaveCount(0);
    await owners.page.getByRole('link', { name: 'Go to the members' }).click();
    await owners.page.getByRole('heading', { name: 'Members' }).waitFor();

    const { user } = await member.call('GET', '/session');
    await member.call('DELETE', `/members/${user.id}`);
    const { page, go } = await visit(stage, { person: member });
    await go('/');
    await page.getByRole('heading', { name: 'You belong to no account' }).waitFor();
    await expectAccessible(page, 'no account');
    await page.getByRole('link', { name: 'Your password, passkeys and sessions' }).click();
    await page.getByRole('heading', { name: 'Security', exact: true }).waitFor();
    await page.getByRole('heading', { name: /passkeys/i }).waitFor();
  });
});
