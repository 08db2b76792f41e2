import { atEndOfTest, type MailServer, startMailServer } from '@linkvitals/testing';
import type { Page } from '@playwright/test';
import { owner, type Stage, setUpOwner, stageAtAddress } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible } from './visit.ts';

const NEW_PASSWORD = 'quiet-lantern-28-moss';
const GRACE = 'grace@example.com';

async function stageWithMail(): Promise<{ readonly stage: Stage; readonly mail: MailServer }> {
  const mail = await startMailServer();
  atEndOfTest(() => mail.close());
  const stage = await stageAtAddress(() => ({
    LINKVITALS_SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    LINKVITALS_MAIL_FROM: 'bot@linkvitals.example',
    LINKVITALS_SIGNUP: 'open',
  }));
  return { stage, mail };
}

/** @returns the link to this page in the mail that somebody gets */
async function mailedLink(mail: MailServer, to: string, path: string): Promise<string> {
  const find = () => {
    const texts = mail.received.filter(({ to: all }) => all.includes(to)).map(({ text }) => text);
    return new RegExp(`http:\\S+${path}#\\S+`).exec(texts.join('\n'))?.[0] ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}

/** Opens a link as from a mail, in a fresh page. */
async function open(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
  await page.locator('h1').waitFor();
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'My Domains' }).waitFor();
}

test.describe('links in mails', () => {
  test('choose a new password, once', async ({ visit }) => {
    const { stage, mail } = await stageWithMail();
    await setUpOwner(stage);
    const { page, go } = await visit(stage);
    await go('/sign-in');
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.getByLabel('E-mail').fill(owner.email);
    await page.keyboard.press('Enter');
    await page
      .getByRole('status')
      .filter({ hasText: `If ${owner.email} is known here` })
      .waitFor();

    const link = await mailedLink(mail, owner.email, '/reset-password');
    await open(page, link);
    await page.getByLabel('New password', { exact: true }).fill('password123');
    await page.getByRole('button', { name: 'Save the password' }).click();
    await page.getByRole('alert').waitFor();
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save the password' }).click();
    await page.getByText('Your password is saved').waitFor();
    await page.getByRole('link', { name: 'Go to sign-in' }).click();
    await signIn(page, owner.email, NEW_PASSWORD);

    await open(page, link);
    await page.getByLabel('New password', { exact: true }).fill('violet-harbour-72-kite');
    await page.getByRole('button', { name: 'Save the password' }).click();
    await page.getByRole('alert').filter({ hasText: 'Forgot your password?' }).waitFor();
    await page.getByRole('link', { name: 'Go to sign-in' }).waitFor();
    await expectAccessible(page, 'a used link');
  });

  test('confirm a new address, with which the person signs in then', async ({ visit }) => {
    const { stage, mail } = await stageWithMail();
    const person = await setUpOwner(stage);
    const { page, go } = await visit(stage, { person });
    await go('/settings/account');
    const form = page.getByRole('form', { name: 'E-mail address' });
    await form.getByLabel('New address').fill('ada.king@example.com');
    await form.getByLabel('Your password').fill(owner.password);
    await form.getByRole('button', { name: 'Send a link to the new address' }).click();
    await page.getByText('A mail to ada.king@example.com is on its way.').waitFor();

    const link = await mailedLink(mail, 'ada.king@example.com', '/change-email');
    await open(page, link);
    await page.getByRole('button', { name: 'Use this address' }).click();
    await page.getByText('You sign in with the new address from now on.').waitFor();
    await page.context().clearCookies();
    await go('/sign-in');
    await signIn(page, 'ada.king@example.com', owner.password);

    await open(page, link);
    await page.getByRole('button', { name: 'Use this address' }).click();
    await page.getByRole('alert').filter({ hasText: 'Settings, Account' }).waitFor();
  });

  test('finish a sign-up, which makes an account of its own', async ({ visit }) => {
    const { stage, mail } = await stageWithMail();
    await setUpOwner(stage);
    const { page, go } = await visit(stage);
    await go('/sign-in');
    await page.getByRole('button', { name: 'New here? Sign up' }).click();
    await page.getByLabel('E-mail').fill(GRACE);
    await page.keyboard.press('Enter');
    await page.getByText(`A mail to ${GRACE} is on its way.`).waitFor();

    const link = await mailedLink(mail, GRACE, '/sign-up');
    const fill = async () => {
      await open(page, link);
      await page.getByLabel('Your name').fill('Grace Hopper');
      await page.getByLabel('Name of your team or company').fill('Southwind');
      await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
      await page.getByRole('button', { name: 'Create my account' }).click();
    };
    await fill();
    await page.getByRole('button', { name: /^Southwind/ }).waitFor();
    await page.context().clearCookies();
    await fill();
    await page.getByRole('alert').filter({ hasText: 'or sign up again' }).waitFor();
  });

  test('accept an invitation; one that was used or withdrawn says what to do', async ({ visit }) => {
    const { stage, mail } = await stageWithMail();
    const person = await setUpOwner(stage);
    await person.call('POST', '/invitations', { email: GRACE, role: 'admin' });
    const withdrawn = await person.call('POST', '/invitations', { email: 'alan@example.com', role: 'member' });
    const { page } = await visit(stage);
    const link = await mailedLink(mail, GRACE, '/invitation');
    await open(page, link);
    await page.getByRole('heading', { name: 'Join Northwind' }).waitFor();
    await page.getByLabel('Your name').fill('Grace Hopper');
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByRole('heading', { name: 'My Domains' }).waitFor();
    const members = await person.call('GET', '/members');
    expect(members.data.map(({ email }: { email: string }) => email).sort()).toEqual([owner.email, GRACE].sort());

    await open(page, link);
    await page.getByText('get another one from whoever invited you').waitFor();
    const other = await mailedLink(mail, 'alan@example.com', '/invitation');
    await person.call('DELETE', `/invitations/${withdrawn.id}`);
    await open(page, other);
    await page.getByText('get another one from whoever invited you').waitFor();
    await page.getByRole('link', { name: 'Go to sign-in' }).waitFor();
    await expectAccessible(page, 'an invitation that was withdrawn');
  });
});
