import type { Page } from '@playwright/test';
import { hostnames, owner, stageDomain } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible } from './visit.ts';

const [shop, docs] = hostnames;

const signInForm = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });

async function signInAgain(page: Page): Promise<void> {
  await expect(signInForm(page).getByLabel('E-mail')).toHaveValue(owner.email);
  await signInForm(page).getByLabel('Password').fill(owner.password);
  await page.keyboard.press('Enter');
  await signInForm(page).waitFor({ state: 'detached' });
}

test.describe('a session that ends', () => {
  test('in the middle of a form, leads back to it and sends what was typed', async ({ visit }) => {
    const { stage, person } = await stageDomain();
    const { page, go } = await visit(stage, { person });
    await go('/');
    await page.getByRole('button', { name: 'Add domain' }).click();
    await page.getByLabel('Domain or address').fill(docs);
    await person.call('DELETE', '/session');
    await page.keyboard.press('Enter');
    await signInForm(page).waitFor();
    await expectAccessible(page, 'sign in again');
    await expect(page.getByLabel('Domain or address')).toHaveValue(docs);
    await expect(page.getByRole('alert', { includeHidden: true })).toHaveCount(0);
    await signInAgain(page);
    await page.getByRole('heading', { name: docs }).waitFor();
  });

  test('in one window, ends in the others; they follow its theme and its sign-in too', async ({ visit }) => {
    const { stage, person, id } = await stageDomain();
    const { page, go } = await visit(stage, { person });
    await go('/');
    const other = await page.context().newPage();
    await other.goto(`/domains/${id}/crawls`);
    await other.getByText('Crawls need proof that the domain is yours.').waitFor();
    await page.getByRole('button', { name: /^Northwind/ }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await other.locator('html[data-theme=dark]').waitFor();
    await page.getByRole('button', { name: /^Northwind/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await other.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.getByLabel('E-mail').fill(owner.email);
    await page.getByLabel('Password').fill(owner.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'My Domains' }).waitFor();
    await other.getByText('Crawls need proof that the domain is yours.').waitFor();
    await expect(other).toHaveURL(({ pathname }) => pathname === `/domains/${id}/crawls`);
  });

  test('in one window, leaves what is not saved in the others, and the sign-in there saves it', async ({ visit }) => {
    const { stage, person, id } = await stageDomain();
    const { page, go } = await visit(stage, { person });
    await go('/');
    const other = await page.context().newPage();
    await other.goto(`/domains/${id}/settings`);
    await other.getByLabel('Maximum depth').fill('4');
    await page.getByRole('button', { name: /^Northwind/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await signInForm(other).waitFor();
    await signInAgain(other);
    await expect(other.getByLabel('Maximum depth')).toHaveValue('4');
    await other.getByRole('button', { name: 'Save changes' }).click();
    await other.getByText('Saved.', { exact: true }).waitFor();
  });

  test('because the person signs out is no surprise, whatever the page requests meanwhile', { tag: '@long' }, async ({
    visit,
  }) => {
    const { stage, person } = await stageDomain();
    const { page, go } = await visit(stage, { person });
    await go('/');
    const answer = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    await page.route('**/api/v1/session', async (route) => {
      if (route.request().method() !== 'DELETE') return route.continue();
      const response = await route.fetch();
      ended.resolve();
      await answer.promise;
      await route.fulfill({ response });
    });
    await page.getByRole('button', { name: /^Northwind/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await ended.promise;
    const refused = page.waitForResponse((response) => response.status() === 401);
    await page.getByLabel('Search domains').fill('shop');
    await (await refused).finished();
    answer.resolve();
    await page.getByLabel('E-mail').fill(owner.email);
    await page.getByLabel('Password').fill(owner.password);
    await page.keyboard.press('Enter');
    // Nothing lies over the page.
    await page.getByRole('button', { name: 'Add domain' }).click();
    await page.getByRole('dialog', { name: 'Add a domain' }).waitFor();
  });

  test('before a link of a mail is opened: after the sign-in the right tab is shown', { tag: '@long' }, async ({
    visit,
  }) => {
    const { stage, id } = await stageDomain();
    const { page, go } = await visit(stage);
    await go(`/domains/${id}/issues?state=open`);
    await page.getByLabel('E-mail').fill(owner.email);
    await page.getByLabel('Password').fill(owner.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: shop }).waitFor();
    await expect(page).toHaveURL(`${stage.server.url}/domains/${id}/issues?state=open`);
  });
});
