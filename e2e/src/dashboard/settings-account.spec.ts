import { choose } from './choose.ts';
import { ageSessions, joinAs, owner, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible } from './visit.ts';

test.describe('the settings of the account', () => {
  test('change the profile, the password and the name of the account', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const { page, go } = await visit(stage, { person });
    await go('/');
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('heading', { name: 'Account', level: 1 }).waitFor();
    await expect(page).toHaveURL(({ pathname }) => pathname === '/settings/account');
    await page.getByText('0 of').first().waitFor();

    await page.getByLabel('Name of the account').fill('Southwind');
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('button', { name: /^Southwind/ }).waitFor();
    expect((await person.call('GET', '/account')).name).toBe('Southwind');

    const profile = page.getByRole('form', { name: 'Your profile' });
    await profile.getByLabel('Name', { exact: true }).fill('Ada King');
    expect((await person.call('GET', '/me')).time_zone).toBeNull();
    await expect(profile.getByLabel('Time zone')).toHaveValue('');
    await choose(profile.getByLabel('Time zone'), 'Europe/Berlin');
    // A click on another page does not lose the typed text.
    await page.getByRole('link', { name: 'Members' }).click();
    await page.getByRole('heading', { name: 'Leave without saving?' }).waitFor();
    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect(profile.getByLabel('Name', { exact: true })).toHaveValue('Ada King');
    // The person has not chosen a language yet.
    await expect(profile.getByLabel('Language')).toHaveValue('');
    await choose(profile.getByLabel('Language'), 'de');
    await profile.getByRole('button', { name: 'Save' }).click();
    // The dashboard has the chosen language, at once and after a reload.
    await page.getByRole('heading', { name: 'Ihr Profil' }).waitFor();
    await page.getByRole('status').getByText('Gespeichert.').waitFor();
    await page.reload();
    const german = page.getByRole('form', { name: 'Ihr Profil' });
    await expect(german.getByLabel('Sprache')).toHaveValue('de');
    expect((await person.call('GET', '/me')).locale).toBe('de');
    // In another browser too, unless the person chooses another one for that browser.
    const elsewhere = await visit(stage, { person });
    await elsewhere.go('/');
    await elsewhere.page.locator('html[lang=de]').waitFor();
    await elsewhere.page.getByRole('button', { name: /^Southwind/ }).click();
    await elsewhere.page.getByRole('menuitemradio', { name: 'English' }).click();
    await elsewhere.page.locator('html[lang=en]').waitFor();
    await elsewhere.page.reload();
    await elsewhere.page.getByRole('heading', { name: 'My Domains', level: 1 }).waitFor();
    await choose(german.getByLabel('Sprache'), 'en');
    await german.getByRole('button', { name: 'Speichern' }).click();
    await profile.getByLabel('Language').waitFor();
    const { name, time_zone, locale } = await person.call('GET', '/me');
    expect({ name, time_zone, locale }).toEqual({ name: 'Ada King', time_zone: 'Europe/Berlin', locale: 'en' });
    // Leaving the page is possible after saving.
    await page.getByRole('status').getByText('Saved.').waitFor();
    await page.getByRole('link', { name: 'Members' }).click();
    await page.getByRole('heading', { name: 'Members', level: 1 }).waitFor();
    await page.goBack();

    const password = page.getByRole('form', { name: 'Password' });
    await password.getByLabel('Current password').fill('not the password');
    await password.getByLabel('New password').fill('quiet-lantern-28-moss');
    await password.getByRole('button', { name: 'Change password' }).click();
    await password.getByText('This is not your current password.').waitFor();
    await password.getByLabel('Current password').fill(owner.password);
    await password.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Your password is changed').waitFor();
    await expect(password.getByLabel('Current password')).toHaveValue('');
    await expectAccessible(page, 'the settings of the account');
  });

  test('delete it once its name is typed and the person has confirmed who they are', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    await ageSessions(stage);
    const { page, go } = await visit(stage, { person });
    await go('/settings/account');
    await page.getByRole('button', { name: 'Delete this account' }).click();
    const submit = page.getByRole('button', { name: 'Delete for good' });
    await page.getByLabel('Type Northwind to confirm').fill('northwind');
    await expect(submit).toBeDisabled();
    await page.getByLabel('Type Northwind to confirm').fill('Northwind');
    await submit.click();

    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByText('Nothing was changed').waitFor();
    expect((await person.call('GET', '/account')).name).toBe('Northwind');

    await submit.click();
    await dialog.getByLabel('Your password').fill('not the password');
    await page.keyboard.press('Enter');
    await dialog.getByText('That is not right. Try again.').waitFor();
    await expectAccessible(page, 'the confirmation');
    await dialog.getByLabel('Your password').fill(owner.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'You belong to no account' }).waitFor();
  });

  test('offer a member their profile and the way out, and nothing of the account', { tag: '@long' }, async ({
    visit,
  }) => {
    const stage = await stageDashboard();
    const member = await joinAs(stage, await setUpOwner(stage), {
      email: 'grace@example.com',
      role: 'member',
    });
    const { page, go } = await visit(stage, { person: member });
    await go('/settings');
    await page.getByText('You are a member of this account.').waitFor();
    await expect(page.getByRole('button', { name: /^(Rename|Delete)/ })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Plan and usage' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Leave this account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave Northwind' });
    await dialog.getByRole('button', { name: 'Leave this account' }).click();
    await page.getByRole('heading', { name: 'You belong to no account' }).waitFor();
  });

  test('offer an account of their own to who owns none, where people may sign up', { tag: '@long' }, async ({
    visit,
  }) => {
    const stage = await stageDashboard({ LINKVITALS_SIGNUP: 'open' });
    const northwind = await setUpOwner(stage);
    const grace = await joinAs(stage, northwind, { email: 'grace@example.com', role: 'member' });
    const { page, go } = await visit(stage, { person: grace });
    const form = page.getByRole('form', { name: 'A new account of your own' });
    await go('/settings/account');
    await form.waitFor();
    await page.getByRole('button', { name: 'Leave this account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave Northwind' });
    await dialog.getByRole('button', { name: 'Leave this account' }).click();
    await page.getByRole('heading', { name: 'You belong to no account' }).waitFor();
    await form.waitFor();
    await expectAccessible(page, 'the page of somebody without an account');

    await form.getByLabel('Name of the new account').fill('Southwind');
    await form.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('You are now in Southwind.').waitFor();
    await page.getByRole('heading', { name: 'My Domains', level: 1 }).waitFor();
    expect((await grace.call('GET', '/session')).account).toMatchObject({ name: 'Southwind', role: 'owner' });

    await go('/settings/account');
    await page.getByLabel('Name of the account').waitFor();
    await expect(form).toHaveCount(0);
  });
});
