import { hostnames, joinAs, stageDomain } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible, focused } from './visit.ts';

const [shop, docs] = hostnames;

test.describe('a refusal', () => {
  test('of a right that was taken away says so, and the action is offered no more', async ({ visit }) => {
    const { stage, person } = await stageDomain();
    const grants = [{ domain_id: null, rights: ['view', 'edit'] }];
    const invitation = { email: 'grace@example.com', role: 'member', grants };
    const member = await joinAs(stage, person, invitation);
    const { page, go } = await visit(stage, { person: member });
    await go('/');
    await page.getByRole('button', { name: 'Add domain' }).click();
    await page.getByLabel('Domain or address').fill(docs);
    const { user } = await member.call('GET', '/session');
    await person.call('PATCH', `/members/${user.id}`, { grants: [{ domain_id: null, rights: ['view'] }] });
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add domain' }).waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('h1 My Domains');
  });

  test('of what is not there shows that, with a way on', { tag: '@long' }, async ({ visit }) => {
    const { stage, person } = await stageDomain();
    const { page, go } = await visit(stage, { person });
    await go('/domains/01890a5d-ac96-774b-bcce-b302099a8057');
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
    // The message stands within the shell, not in a page around a page.
    await expect(page.getByRole('main')).toHaveCount(1);
    await page.getByRole('link', { name: 'Go to My Domains' }).click();
    await page.getByRole('link', { name: shop, exact: true }).waitFor();
  });

  test('of a domain that is there already says so at the form', { tag: '@long' }, async ({ visit }) => {
    const { stage, person } = await stageDomain();
    const { page, go } = await visit(stage, { person });
    await go('/');
    await page.getByRole('button', { name: 'Add domain' }).click();
    await page.getByLabel('Domain or address').fill(shop);
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    await expect(page.getByText('Request id')).toHaveCount(0);
    await expect(page.getByLabel('Domain or address')).toHaveValue(shop);
  });

  test('of what was typed is said once, at its field, until it is changed', { tag: '@long' }, async ({ visit }) => {
    const { stage, person } = await stageDomain();
    const { page, go } = await visit(stage, { person });
    await go('/');
    await page.getByRole('button', { name: 'Add domain' }).click();
    const address = page.getByLabel('Domain or address');
    await address.fill('localhost');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'a refused address');
    await address.fill('localhost.example');
    await page.getByRole('alert').waitFor({ state: 'detached' });
  });

  test('of too many requests says when to try again', { tag: '@long' }, async ({ visit }) => {
    const { stage, person } = await stageDomain();
    const { page, go } = await visit(stage, { person });
    await go('/');
    const problem = { title: 'Too many requests', status: 429, code: 'rate_limited', detail: 'Wait 90 s, then go on.' };
    const headers = { 'content-type': 'application/problem+json', 'retry-after': '90' };
    await page.route('**/api/v1/domains', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 429, headers, body: JSON.stringify(problem) })
        : route.fallback(),
    );
    await page.getByRole('button', { name: 'Add domain' }).click();
    await page.getByLabel('Domain or address').fill(docs);
    await page.keyboard.press('Enter');
    await page
      .getByRole('alert')
      .filter({ hasText: /Wait 90 s.*Try again at \d\d:\d\d:\d\d/ })
      .waitFor();
  });
});
