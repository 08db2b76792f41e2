import type { Locator, Page } from '@playwright/test';
import { addDomain, hostnames, owner, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible, focused, switchTo } from './visit.ts';

const [shop] = hostnames;

/** The fault that assistive technology reads with a field or its group; null when there is none. */
const faultOf = (field: Locator): Promise<string | null> =>
  field.evaluate((control) => {
    const holder = control.hasAttribute('aria-invalid') ? control : (control.closest('fieldset') ?? control);
    const ids: string[] = (holder.getAttribute('aria-describedby') ?? '').split(' ');
    const fault = ids.find((id) => control.ownerDocument.getElementById(id)?.getAttribute('role') === 'alert');
    return fault === undefined ? null : (control.ownerDocument.getElementById(fault)?.textContent ?? null);
  });

const expectFault = (field: Locator, fault: string | null) => expect.poll(() => faultOf(field)).toBe(fault);

const noFormIsLeftToTheBrowser = (page: Page): Promise<unknown> =>
  page.evaluate(`[...document.forms].every(({ noValidate }) => noValidate)`);

test.describe('wrong input', () => {
  test('is said under its field, in the language of the page, and the first wrong field gets the focus', async ({
    visit,
  }) => {
    const stage = await stageDashboard();
    await setUpOwner(stage);
    const { page, go } = await visit(stage);
    await go('/sign-in');
    const email = page.getByLabel('E-mail');
    const password = page.getByLabel('Password', { exact: true });
    const submit = page.getByRole('button', { name: 'Sign in', exact: true });
    await submit.click();
    await expectFault(email, 'Required.');
    await expectFault(password, 'Required.');
    await expect.poll(() => focused(page)).toBe('input E-mail');
    await expectAccessible(page, 'empty fields');
    await email.fill('ada@');
    await expectFault(email, null);
    await expectFault(password, 'Required.');
    await submit.click();
    await expectFault(email, 'This is not an e-mail address.');
    await expect.poll(() => noFormIsLeftToTheBrowser(page)).toBe(true);

    // A fault from the server stands at the field too.
    await email.fill(owner.email);
    await password.fill('not-the-password-12');
    await submit.click();
    await expectFault(password, 'The e-mail address or the password is wrong.');
    await expect.poll(() => focused(page)).toBe('input Password');
    await switchTo(page, 'de');
    await email.fill('');
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expectFault(email, 'Erforderlich.');
  });

  test('is an empty choice as well, said in words', { tag: '@long' }, async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const { page, go } = await visit(stage, { person });
    await go('/settings/api/webhooks');
    await page.getByRole('button', { name: 'Add endpoint' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('URL').fill('https://hooks.example.com/links');
    const boxes = dialog.getByRole('group', { name: 'Events' }).getByRole('checkbox');
    await boxes.first().waitFor();
    for (const box of await boxes.all()) await box.uncheck();
    await dialog.getByLabel('Only chosen domains').check();
    await dialog.getByRole('button', { name: 'Add endpoint' }).click();
    await expectFault(boxes.first(), 'Choose at least one event.');
    await expectFault(dialog.getByLabel('Only chosen domains'), 'Choose at least one domain.');
    await expectAccessible(page, 'empty choices');
    // The focus is on the first box.
    await expect(boxes.first()).toBeFocused();
    await boxes.first().check();
    await expectFault(boxes.first(), null);
  });

  test('is a domain that is there already', { tag: '@long' }, async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop);
    const { page, go } = await visit(stage, { person });
    await go('/');
    await page.getByRole('button', { name: 'Add domain' }).first().click();
    const field = page.getByLabel('Domain or address');
    await field.fill(shop);
    await page.getByRole('dialog').getByRole('button', { name: 'Add domain' }).click();
    await expectFault(field, 'This domain is in your account already.');
    await page.getByRole('link', { name: 'Open its page' }).click();
    await page.getByRole('heading', { name: shop }).waitFor();
    await expect(page).toHaveURL(({ pathname }) => pathname === `/domains/${id}`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a password that was sent does not stay in its field', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const { page, go } = await visit(stage, { person });
    // The answer is that of a server which can send mails.
    await page.route('**/api/v1/me/email', (route) => route.fulfill({ json: { email: 'ada@new.example' } }));
    await go('/settings');
    const form = page.getByRole('form', { name: 'E-mail address' });
    await form.getByLabel('New address').fill('ada@new.example');
    await form.getByLabel('Password').fill(owner.password);
    await form.getByRole('button', { name: /^Show/ }).click();
    await form.getByRole('button', { name: 'Send a link to the new address' }).click();
    await expect(form.getByLabel('Password')).toHaveValue('');
  });
});
