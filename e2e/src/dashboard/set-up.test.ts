import { describeChromium } from '@linkvitals/testing/databases';
import { expect, it } from 'vitest';
import { hostnames, owner, stageDashboard } from './stage.ts';
import { expectAccessible, focused, visit } from './visit.ts';

const [hostname] = hostnames;

describeChromium('the set-up', (devTools) => {
  it('leads from the printed link to a finished crawl, and goes on after a reload', async () => {
    const stage = await stageDashboard();
    const { page, go, faults } = await visit(devTools, stage);
    await go(stage.setupPath);
    await expect.poll(() => new URL(page.url()).hash, { message: 'the token is taken out of the address' }).toBe('');
    await expectAccessible(page, 'the form of the owner');
    await page.getByLabel('Name of your team or company').fill(owner.account_name);
    await page.getByLabel('Your name').fill(owner.name);
    await page.getByLabel('E-mail').fill(owner.email);
    await page.getByLabel('Password').fill('password');
    await page.getByRole('button', { name: 'Create the account' }).click();
    const password = page.getByLabel('Password');
    await page.getByRole('alert').waitFor();
    await password.fill(owner.password);
    await page.keyboard.press('Enter');

    await page.getByRole('heading', { name: 'Which site do you want to watch?' }).waitFor();
    await expect.poll(() => focused(page)).toBe('input Domain or address');
    await page.reload();
    await page.getByLabel('Domain or address').fill(`https://www.${hostname}/prices`);
    await page.keyboard.press('Enter');

    const fields = page.locator('.record');
    await page.getByRole('heading', { name: `Prove that it is yours: ${hostname}` }).waitFor();
    await expectAccessible(page, 'the record');
    // Whoever opens the link again goes on here, and is not led to a second domain.
    await go('/setup');
    await page.getByRole('heading', { name: `Prove that it is yours: ${hostname}` }).waitFor();
    await page.setViewportSize({ width: 320, height: 800 });
    await go(stage.setupPath);
    await page.getByRole('heading', { name: `Prove that it is yours: ${hostname}` }).waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    const value = await fields.locator('code').filter({ hasText: 'linkvitals-verify=' }).first().textContent();
    stage.dns.set(hostname, 'TXT', [value ?? '']);
    // Nobody presses anything: the page watches DNS and starts the crawl.
    await page.getByText('The first crawl has ended.').waitFor({ timeout: 90_000 });
    await page.getByRole('link', { name: 'See what it found' }).click();
    await page.getByRole('heading', { name: hostname }).waitFor();
    await page.getByRole('heading', { name: 'What cost points' }).waitFor();
    // There is nothing left to set up.
    await go('/setup');
    await page.getByRole('heading', { name: 'My Domains' }).waitFor();
    expect(faults()).toEqual([]);
  });

  it('refuses a link whose token is wrong or missing, and says what to do', async () => {
    const stage = await stageDashboard();
    const { page, go } = await visit(devTools, stage);
    await go('/setup');
    await page.getByText('Its token is missing from this address.').waitFor();
    await go('/sign-in');
    await go('/setup#wrong');
    await page.getByLabel('Name of your team or company').fill(owner.account_name);
    await page.getByLabel('Your name').fill(owner.name);
    await page.getByLabel('E-mail').fill(owner.email);
    await page.getByLabel('Password').fill(owner.password);
    await page.getByRole('button', { name: 'Create the account' }).click();
    await page.getByText('This set-up link is not valid any more.').waitFor();
    await expect
      .poll(() => page.getByLabel('E-mail').inputValue(), { message: 'what was typed stays' })
      .toBe(owner.email);
  });
});
