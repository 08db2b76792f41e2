import type { Page } from '@playwright/test';
import { ageSessions, owner, setUpOwner, stageAtAddress } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible } from './visit.ts';

/** Adds a device with a passkey store, whose owner always agrees. */
async function plugInAuthenticator(page: Page) {
  const tools = await page.context().newCDPSession(page);
  await tools.send('WebAuthn.enable');
  const { authenticatorId } = await tools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** @param answers whether it answers at all from now on */
    present: (answers: boolean) =>
      tools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: answers }),
    passkeys: async () => (await tools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    /** @param agrees whether a finger lies on it from now on */
    verify: (agrees: boolean) => tools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: agrees }),
  };
}

test.describe('passkeys', () => {
  test('are added, renamed, used to sign in, and deleted', async ({ visit }) => {
    const stage = await stageAtAddress(() => ({}));
    const person = await setUpOwner(stage);
    await ageSessions(stage);
    const { page, go } = await visit(stage, { person });
    const device = await plugInAuthenticator(page);
    await go('/settings/security');
    const card = page.getByRole('region', { name: 'Passkeys' });

    await card.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('My laptop');
    await dialog.getByRole('button', { name: 'Add a passkey' }).click();
    // The session is an hour old, so the password is needed.
    await page.getByLabel('Your password').fill(owner.password);
    await page.keyboard.press('Enter');
    await page.getByText('The passkey is added.').waitFor();
    await card.getByRole('listitem').filter({ hasText: 'My laptop' }).filter({ hasText: 'never used' }).waitFor();
    expect(await device.passkeys()).toBe(1);

    await card.getByRole('button', { name: 'Rename My laptop' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('The one at home');
    await page.keyboard.press('Enter');
    await page.getByText('The passkey is renamed.').waitFor();
    await expectAccessible(page, 'a passkey');

    await page.getByRole('button', { name: /^Northwind/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await device.verify(false);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('alert').filter({ hasText: 'The browser did not use a passkey.' }).waitFor();
    await device.verify(true);
    // When a passkey never answers, the password and another try remain.
    await device.present(false);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByText('Waiting for your passkey').waitFor();
    await page.getByLabel('E-mail').fill(owner.email);
    await page.getByLabel('Password').fill(owner.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { name: 'My Domains' }).waitFor();
    await page.getByRole('button', { name: /^Northwind/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alert').filter({ hasText: 'The browser did not use a passkey.' }).waitFor();
    await device.present(true);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('heading', { name: 'My Domains' }).waitFor();

    await go('/settings/security');
    const row = card.getByRole('listitem').filter({ hasText: 'The one at home' });
    await row.filter({ hasText: 'Last used' }).waitFor();
    await row.getByRole('button', { name: 'Delete The one at home' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('The passkey is deleted.').waitFor();
    await row.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: /^Northwind/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('alert').waitFor();
    await expect(page).toHaveURL(({ pathname }) => pathname === '/sign-in');
  });
});
