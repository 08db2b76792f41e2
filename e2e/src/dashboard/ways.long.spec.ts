import { choose } from './choose.ts';
import { hostnames, stageDomain } from './stage.ts';
import { expect, test } from './test.ts';
import { focused } from './visit.ts';

const [shop] = hostnames;

test.describe('the way on', () => {
  test('is not taken back by what was typed just before, however late the next page comes', async ({ visit }) => {
    const { stage, person } = await stageDomain();
    const { page, go } = await visit(stage, { person });
    await go('/');
    const arrive = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await arrive.promise;
      await route.continue();
    });
    await page.getByLabel('Search domains').fill('o');
    await page.getByRole('link', { name: shop, exact: true }).click();
    // This timer begins later and takes longer than that of the field, so it ends after it.
    await page.evaluate('new Promise((done) => setTimeout(done, 400))');
    arrive.resolve();
    await page.getByRole('heading', { level: 1, name: shop }).waitFor();
    await expect(page).toHaveURL(({ pathname }) => /^\/domains\//.test(pathname));
  });
});

test.describe('the way back', () => {
  test('goes through filters, and closes a dialog before it leaves the page', async ({ visit }) => {
    const { stage, person } = await stageDomain();
    const { page, go } = await visit(stage, { person });
    await go('/');
    await choose(page.getByLabel('Verification'), 'verified');
    await page.waitForURL(/status=verified/);
    await choose(page.getByLabel('Verification'), 'pending');
    await page.waitForURL(/status=pending/);
    await page.getByRole('button', { name: 'Add domain' }).click();
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('button Add domain');
    await expect(page).toHaveURL(/status=pending/);
    await page.goBack();
    await page.waitForURL(/status=verified/);
    await expect(page.getByLabel('Verification')).toHaveValue('verified');
    await page.goBack();
    await page.waitForURL(`${stage.server.url}/`);
  });
});

test.describe('a slow network', () => {
  test('shows a skeleton, though not at once', async ({ visit }) => {
    const { stage, person } = await stageDomain();
    const { page, go } = await visit(stage, { person });
    // A page that is loaded comes with its data; one that is opened from another page requests its data.
    await go('/settings/account');
    const requested = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    await page.route(/\/api\/v1\/domains\?/, async (route) => {
      requested.resolve();
      await answer.promise;
      await route.continue();
    });
    await page.getByRole('link', { name: 'My Domains' }).click();
    await requested.promise;
    const skeleton = page.locator('.skeleton');
    await skeleton.waitFor({ state: 'attached' });
    // A rule of the browser hides it for its first 200 ms.
    const [appear] = (await skeleton.evaluate(
      'document.querySelector(".skeleton").getAnimations().map((one) => one.effect.getTiming())',
    )) as readonly { readonly delay: number; readonly fill: string }[];
    expect(appear).toMatchObject({ delay: 200, fill: 'both' });
    await skeleton.waitFor({ state: 'visible' });
    answer.resolve();
    await page.getByRole('link', { name: shop, exact: true }).waitFor();
    await expect(skeleton).toHaveCount(0);
  });
});
