import { addHistory } from './crawl-history.ts';
import { addDomain, hostnames, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible } from './visit.ts';

const [shop, docs] = hostnames;

test.describe('My Domains at a glance', () => {
  test('shows the last crawls of each domain, each explained by pointer and keys', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop);
    await addDomain(stage, person, docs);
    const past = Array.from({ length: 34 }, (_, night) => ({ daysAgo: 34 - night, score: 50 + night, broken: night }));
    await addHistory(stage, id, [...past, { daysAgo: 0, state: 'failed' }]);
    const { page, go } = await visit(stage, { person });
    await go('/');
    const strip = page.getByRole('button', { name: `Last 30 crawls of ${shop}, 1 failed` });
    const tip = page.getByRole('tooltip').filter({ visible: true });
    await strip.focus();
    await expect(tip).toContainText('The crawl failed.');
    await page.keyboard.press('ArrowLeft');
    await expect(tip).toContainText('Health 83, Good, 33 broken links');
    await page.keyboard.press('Home');
    await expect(tip).toContainText('Health 55, Fair, 5 broken links');
    await expectAccessible(page, 'a strip is explained');
    await page.keyboard.press('Escape');
    await expect(tip).toHaveCount(0);
    await strip.locator('svg').hover({ position: { x: 1, y: 5 } });
    await expect(tip).toContainText('5 broken links');
    // A domain without crawls has no strip.
    await expect(page.getByRole('button', { name: `crawls of ${docs}` })).toHaveCount(0);
  });

  test('says how many slots are used, and what to do when all are', async ({ visit }) => {
    const stage = await stageDashboard({ LINKVITALS_PLANS: '{"agency":{"domains":2}}' });
    const person = await setUpOwner(stage);
    const { page, go } = await visit(stage, { person });
    await addDomain(stage, person, shop, { verified: false });
    await go('/');
    await page.getByText('1 of 2 slots used').waitFor();
    await addDomain(stage, person, docs, { verified: false });
    await page.reload();
    await page.getByText('2 of 2 slots used').waitFor();
    await page.getByText('All slots of this account are used.').waitFor();
    await expect(page.getByRole('button', { name: 'Add domain' })).toBeDisabled();
    await expectAccessible(page, 'no slot is left');
    await page.getByRole('link', { name: 'See plan and usage' }).click();
    await page.waitForURL('**/settings/account');
  });
});
