import { hostnames, stageDomain, stageHere, withDomain } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible } from './visit.ts';

const [shop, docs] = hostnames;

const NO_ANSWER = 'The server does not answer. Trying again';

test.describe('a server that does not answer', () => {
  test('is said, and a page opened meanwhile shows itself without a reload', async ({ visit }) => {
    const { stage, person, id } = await withDomain(await stageHere());
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}`);
    await page.evaluate('window.isSameDocument = true');
    await stage.server.stop();
    // Neither the script of the palette nor that of the page is loaded yet.
    await page.keyboard.press('Control+K');
    await page.getByText(NO_ANSWER).waitFor();
    await page.getByRole('link', { name: 'Reports' }).click();
    await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor();
    await expectAccessible(page, 'while the server is away');
    // The page may say so before the rest of the server has started, and only for a while.
    const connected = page.getByText('Connected again.').waitFor();
    await stage.installation.serveHere({ LINKVITALS_PORT: new URL(stage.server.url).port });
    await connected;
    await page.getByText('Crawls need proof that the domain is yours.').waitFor();
    await page.getByText(NO_ANSWER).waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate('window.isSameDocument')).toBe(true);
  });

  test('a device without a network says so, and goes on when it has one', { tag: '@long' }, async ({ visit }) => {
    const { stage, person } = await stageDomain();
    const { page, go } = await visit(stage, { person });
    await go('/');
    await page.getByRole('link', { name: shop, exact: true }).waitFor();
    await page.context().setOffline(true);
    await page.getByText('This device is offline.').waitFor();
    await page.context().setOffline(false);
    await page.getByText('Connected again.').waitFor();
    await page.getByText('This device is offline.').waitFor({ state: 'detached' });

    // A form that is sent meanwhile reports that it is not saved. Only the bar says why, and it covers nothing.
    await go('/settings/account');
    await page.context().setOffline(true);
    await page.getByText('This device is offline.').waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Ada King');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('This is not saved yet.').waitFor();
    await expect(page.locator('.note.critical')).toHaveCount(0);
    await expectAccessible(page, 'a form without a network');
    const edgeOf = (selector: string, edge: 'top' | 'bottom'): Promise<number> =>
      page.evaluate(`document.querySelector('${selector}').getBoundingClientRect().${edge}`);
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await expect
      .poll(async () => (await edgeOf('.side', 'top')) - (await edgeOf('.lost', 'bottom')))
      .toBeGreaterThan(-1);
    await page.context().setOffline(false);
    await page.getByText('Connected again.').waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(async () => (await person.call('GET', '/me')).name).toBe('Ada King');
  });

  test('takes the note of the save before away when the next one begins', { tag: '@long' }, async ({ visit }) => {
    const { stage, person } = await stageDomain();
    // Notes would disappear by themselves after some time.
    const { page, go } = await visit(stage, { person, notesStay: true });
    await go('/settings/account');
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.click();
    await page.locator('.toast').getByText('Saved.').waitFor();
    await page.route('**/api/v1/me', (route) => (route.request().method() === 'GET' ? route.continue() : undefined));
    await save.click();
    await page.locator('.toast').getByText('Saved.').waitFor({ state: 'detached' });
  });

  test('a refusal of one request, with the same status, is no outage', { tag: '@long' }, async ({ visit }) => {
    const { stage, person } = await stageDomain();
    const { page, go } = await visit(stage, { person });
    await go('/');
    const problem = {
      title: 'Not available right now',
      status: 503,
      code: 'unavailable',
      detail: 'The queue is full.',
    };
    await page.route('**/api/v1/domains', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(problem) })
        : route.fallback(),
    );
    const looked = page.waitForResponse(/readyz/);
    await page.getByRole('button', { name: 'Add domain' }).click();
    await page.getByLabel('Domain or address').fill(docs);
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'The queue is full.' }).waitFor();
    await (await looked).finished();
    // The typed text is there, and no message says that the server is away.
    await expect(page.getByLabel('Domain or address')).toHaveValue(docs);
    await expect(page.locator('.lost')).toHaveText('');
  });
});
