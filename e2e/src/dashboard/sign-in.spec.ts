import { choose } from './choose.ts';
import { addDomain, hostnames, owner, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible, focused } from './visit.ts';

test.describe('signing in', () => {
  test('leads back to the page that somebody wanted, and out again', async ({ visit }) => {
    const stage = await stageDashboard();
    await setUpOwner(stage);
    const { page, go } = await visit(stage);
    await go('/?q=shop');
    await expect(page).toHaveURL(({ pathname }) => pathname === '/sign-in');
    await page.getByLabel('E-mail').fill(owner.email);
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('The e-mail address or the password is wrong.').waitFor();
    await page.getByLabel('Password').fill(owner.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'My Domains' }).waitFor();
    await expect(page).toHaveURL(`${stage.server.url}/?q=shop`);

    await page.getByRole('button', { name: /^Northwind/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  });

  test('is offered again when the session has ended, and leads back', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const { page, go } = await visit(stage, { person });
    await addDomain(stage, person, hostnames[0], { verified: false });
    await go('/');
    await person.call('DELETE', '/session');
    await page.getByRole('button', { name: 'Domain', exact: true }).click();
    await page.getByText('Please sign in to continue.').waitFor();
    await page.getByLabel('E-mail').fill(owner.email);
    await page.getByLabel('Password').fill(owner.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'My Domains' }).waitFor();
    await page.getByRole('columnheader', { name: 'Domain' }).and(page.locator('[aria-sort=ascending]')).waitFor();
    await expect(page).toHaveURL(/sort=hostname/);
  });

  test('shows the password on demand, and hides it once it is sent', async ({ visit }) => {
    const stage = await stageDashboard();
    await setUpOwner(stage);
    const { page, go } = await visit(stage);
    await go('/sign-in');
    await page.getByLabel('E-mail').fill(owner.email);
    const password = page.getByLabel('Password');
    // Spaces belong to the password, whether it is shown or not.
    await password.fill(` ${owner.password}`);
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toBe('button Show: Password');
    await page.keyboard.press('Enter');
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect.poll(() => focused(page)).toBe('button Hide: Password');
    await expectAccessible(page, 'the password in plain sight');
    await password.press('Enter');
    await page.getByText('The e-mail address or the password is wrong.').waitFor();
    await expect(password).toHaveAttribute('type', 'password');
    await password.fill(owner.password);
    await page.getByRole('button', { name: /^Show/ }).click();
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { name: 'My Domains' }).waitFor();
  });

  test("can be done by keyboard alone, in a theme of one's choice", { tag: '@long' }, async ({ visit }) => {
    const stage = await stageDashboard();
    await setUpOwner(stage);
    const { page, go } = await visit(stage);
    await go('/sign-in');
    await expect.poll(() => focused(page)).toBe('input E-mail');
    await page.keyboard.type(owner.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(owner.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'My Domains' }).waitFor();
    await page.getByRole('button', { name: /^Northwind/ }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('button As the system');
    await page.keyboard.press('d');
    await expect.poll(() => focused(page)).toBe('button Dark');
    await expectAccessible(page, 'the open menu');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect.poll(() => focused(page)).toMatch(/^button Northwind/);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const other = await page.context().newPage();
    await other.goto('/');
    await other.getByRole('heading', { name: 'My Domains' }).waitFor();
    await page.getByRole('button', { name: /^Northwind/ }).click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await page.getByRole('heading', { name: 'Meine Domains' }).waitFor();
    // A choice in one window applies to all.
    await other.getByRole('heading', { name: 'Meine Domains' }).waitFor();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });

  test('goes on in the language of the person when the browser has another', { tag: '@long' }, async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    await person.call('PATCH', '/me', { locale: 'en' });
    const { page, go } = await visit(stage, { locale: 'de-DE' });
    await go('/sign-in');
    await page.getByLabel('E-Mail').fill(owner.email);
    await page.getByLabel('Passwort').fill(owner.password);
    // The change of the language renders the sign-in page once more. If that had it fetch, it would go on without its address.
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'My Domains' }).waitFor();
    await page.getByText('Add your first domain').waitFor();
    expect(fetched).toContain('/api/v1/session');
    expect(fetched).not.toContain('/api/v1/sign-in-methods');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('stays in the language of the browser until the person chooses one', { tag: '@long' }, async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const { page, go } = await visit(stage, { person, locale: 'de-DE' });
    await go('/');
    await page.getByRole('heading', { name: 'Meine Domains' }).waitFor();
    await page.getByRole('button', { name: /^Northwind/ }).click();
    await page.getByRole('menuitem', { name: 'Ihr Profil' }).click();
    const language = page.getByRole('form', { name: 'Ihr Profil' }).getByLabel('Sprache');
    await expect(language).toHaveValue('');
    // The choice can be reverted.
    await choose(language, 'en');
    await page.getByRole('form', { name: 'Ihr Profil' }).getByRole('button', { name: 'Speichern' }).click();
    const profile = page.getByRole('form', { name: 'Your profile' });
    await choose(profile.getByLabel('Language'), 'As my browser');
    await profile.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Ihr Profil' }).waitFor();
    expect((await person.call('GET', '/me')).locale).toBeNull();
  });

  test('a server that nobody has set up says where the set-up link is', { tag: '@long' }, async ({ visit }) => {
    const stage = await stageDashboard();
    const { page, go } = await visit(stage);
    await go('/');
    await page.getByRole('heading', { name: 'This server is not set up yet' }).waitFor();
    await expectAccessible(page, 'not set up');
  });
});
