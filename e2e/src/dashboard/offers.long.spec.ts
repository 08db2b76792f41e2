import { addDomain, hostnames, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';
import { focused, switchTo } from './visit.ts';

const [shop] = hostnames;

test.describe('what a message offers', () => {
  test('is reached by one key, and stays as long as somebody is at it', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop, { crawls: 1 });
    const { page, go } = await visit(stage, { person });
    await page.clock.install();
    await go(`/domains/${id}/issues?state=new`);
    const ignored = async () => (await person.call('GET', `/domains/${id}/issues?state=ignored`)).data.length;
    await page
      .getByRole('button', { name: /^Ignore: / })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('It moves.');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.waitFor();
    await expect.poll(ignored).toBe(1);

    await page.clock.fastForward(18_000);
    await undo.waitFor();
    await page.keyboard.press('u');
    await expect.poll(() => focused(page)).toBe('button Undo');
    await page.clock.fastForward(60_000);
    await expect.poll(() => focused(page)).toBe('button Undo');
    // The pointer holds it too, once the focus is elsewhere.
    await undo.hover();
    await page.locator('main h1').focus();
    await page.clock.fastForward(60_000);
    await undo.waitFor();
    await page.mouse.move(5, 5);
    await page.clock.fastForward(21_000);
    await undo.waitFor({ state: 'detached' });
    expect(await ignored()).toBe(1);

    await switchTo(page, 'de');
    await page.keyboard.press('?');
    await page.getByText('Zur Schaltfläche einer Meldung, etwa „Rückgängig machen“').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: /^Ignorieren: / })
      .first()
      .click();
    await dialog.getByLabel('Grund').fill('Zieht um.');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Rückgängig machen' }).waitFor();
    await expect.poll(ignored).toBe(2);
    await page.keyboard.press('u');
    await expect.poll(() => focused(page)).toBe('button Rückgängig machen');
    await page.keyboard.press('Enter');
    await expect.poll(ignored).toBe(1);
  });
});
