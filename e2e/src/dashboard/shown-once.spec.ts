import { readFile } from 'node:fs/promises';
import { setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible, focused } from './visit.ts';

test.describe('what is shown once', () => {
  test('stays until somebody says that they have it, and can be saved as a file', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const { page, go } = await visit(stage, { person });
    await go('/settings/account');
    await page.getByRole('link', { name: 'API keys' }).click();
    await page.getByRole('button', { name: 'Create key' }).first().click();
    await page.getByLabel('Name').fill('For the build');
    await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click();
    const key = page.getByRole('dialog').locator('.secret code');
    const shown = await key.textContent();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download as text' }).click();
    expect(await readFile(await (await download).path(), 'utf8')).toBe(`${shown}\n`);

    // Twice: browsers close a dialog for the second Escape, whatever the page says to it.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('alert').filter({ hasText: 'This is not shown again.' }).waitFor();
    await expect.poll(() => focused(page)).toBe('button I have stored it');
    await expectAccessible(page, 'held');
    await page.getByRole('button', { name: 'Close' }).click();
    await page.evaluate('history.back()');
    await expect(key).toHaveText(`${shown}`);
    await page.getByRole('button', { name: 'I have stored it' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
});
