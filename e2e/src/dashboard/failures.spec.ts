import type { Page } from '@playwright/test';
import { choose } from './choose.ts';
import {
  addDomain,
  hostnames,
  joinAs,
  owner,
  type Person,
  type Stage,
  setUpOwner,
  stageDashboard,
  stageProcess,
} from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible, focused } from './visit.ts';

const [shop, docs] = hostnames;

const NO_ANSWER = 'The server does not answer. Trying again';

const startAgain = ({ installation, server }: Stage) =>
  installation.serve({ LINKVITALS_PORT: new URL(server.url).port });

const signInForm = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });

async function signInAgain(page: Page): Promise<void> {
  await expect(signInForm(page).getByLabel('E-mail')).toHaveValue(owner.email);
  await signInForm(page).getByLabel('Password').fill(owner.password);
  await page.keyboard.press('Enter');
  await signInForm(page).waitFor({ state: 'detached' });
}

async function withDomain<S extends Stage>(
  stage: S,
): Promise<{ readonly stage: S; readonly person: Person; readonly id: string }> {
  const person = await setUpOwner(stage);
  return { stage, person, id: await addDomain(stage, person, shop, { verified: false }) };
}

const staged = async () => withDomain(await stageDashboard());

test.describe('a server that does not answer', () => {
  test('is said, and a page opened meanwhile shows itself without a reload', async ({ visit }) => {
    const { stage, person, id } = await withDomain(await stageProcess());
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}`);
    await page.evaluate('window.isSameDocument = true');
    await stage.server.process.kill('SIGKILL');
    // Neither the script of the palette nor that of the page is loaded yet.
    await page.keyboard.press('Control+K');
    await page.getByText(NO_ANSWER).waitFor();
    await page.getByRole('link', { name: 'Reports' }).click();
    await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor();
    await expectAccessible(page, 'while the server is away');
    await startAgain(stage);
    await page.getByText('Connected again.').waitFor();
    await page.getByText('Crawls need proof that the domain is yours.').waitFor();
    await page.getByText(NO_ANSWER).waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate('window.isSameDocument')).toBe(true);
  });

  test('a device without a network says so, and goes on when it has one', { tag: '@long' }, async ({ visit }) => {
    const { stage, person } = await staged();
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
    const { stage, person } = await staged();
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
    const { stage, person } = await staged();
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

test.describe('a session that ends', () => {
  test('in the middle of a form, leads back to it and sends what was typed', async ({ visit }) => {
    const { stage, person } = await staged();
    const { page, go } = await visit(stage, { person });
    await go('/');
    await page.getByRole('button', { name: 'Add domain' }).click();
    await page.getByLabel('Domain or address').fill(docs);
    await person.call('DELETE', '/session');
    await page.keyboard.press('Enter');
    await signInForm(page).waitFor();
    await expectAccessible(page, 'sign in again');
    await expect(page.getByLabel('Domain or address')).toHaveValue(docs);
    await expect(page.getByRole('alert', { includeHidden: true })).toHaveCount(0);
    await signInAgain(page);
    await page.getByRole('heading', { name: docs }).waitFor();
  });

  test('in one window, ends in the others; they follow its theme and its sign-in too', async ({ visit }) => {
    const { stage, person, id } = await staged();
    const { page, go } = await visit(stage, { person });
    await go('/');
    const other = await page.context().newPage();
    await other.goto(`/domains/${id}/crawls`);
    await other.getByText('Crawls need proof that the domain is yours.').waitFor();
    await page.getByRole('button', { name: /^Northwind/ }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await other.locator('html[data-theme=dark]').waitFor();
    await page.getByRole('button', { name: /^Northwind/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await other.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.getByLabel('E-mail').fill(owner.email);
    await page.getByLabel('Password').fill(owner.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'My Domains' }).waitFor();
    await other.getByText('Crawls need proof that the domain is yours.').waitFor();
    await expect(other).toHaveURL(({ pathname }) => pathname === `/domains/${id}/crawls`);
  });

  test('in one window, leaves what is not saved in the others, and the sign-in there saves it', async ({ visit }) => {
    const { stage, person, id } = await staged();
    const { page, go } = await visit(stage, { person });
    await go('/');
    const other = await page.context().newPage();
    await other.goto(`/domains/${id}/settings`);
    await other.getByLabel('Maximum depth').fill('4');
    await page.getByRole('button', { name: /^Northwind/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await signInForm(other).waitFor();
    await signInAgain(other);
    await expect(other.getByLabel('Maximum depth')).toHaveValue('4');
    await other.getByRole('button', { name: 'Save changes' }).click();
    await other.getByText('Saved.', { exact: true }).waitFor();
  });

  test('because the person signs out is no surprise, whatever the page requests meanwhile', { tag: '@long' }, async ({
    visit,
  }) => {
    const { stage, person } = await staged();
    const { page, go } = await visit(stage, { person });
    await go('/');
    const answer = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    await page.route('**/api/v1/session', async (route) => {
      if (route.request().method() !== 'DELETE') return route.continue();
      const response = await route.fetch();
      ended.resolve();
      await answer.promise;
      await route.fulfill({ response });
    });
    await page.getByRole('button', { name: /^Northwind/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await ended.promise;
    const refused = page.waitForResponse((response) => response.status() === 401);
    await page.getByLabel('Search domains').fill('shop');
    await (await refused).finished();
    answer.resolve();
    await page.getByLabel('E-mail').fill(owner.email);
    await page.getByLabel('Password').fill(owner.password);
    await page.keyboard.press('Enter');
    // Nothing lies over the page.
    await page.getByRole('button', { name: 'Add domain' }).click();
    await page.getByRole('dialog', { name: 'Add a domain' }).waitFor();
  });

  test('before a link of a mail is opened: after the sign-in the right tab is shown', { tag: '@long' }, async ({
    visit,
  }) => {
    const { stage, id } = await staged();
    const { page, go } = await visit(stage);
    await go(`/domains/${id}/issues?state=open`);
    await page.getByLabel('E-mail').fill(owner.email);
    await page.getByLabel('Password').fill(owner.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: shop }).waitFor();
    await expect(page).toHaveURL(`${stage.server.url}/domains/${id}/issues?state=open`);
  });
});

test.describe('a refusal', () => {
  test('of a right that was taken away says so, and the action is offered no more', async ({ visit }) => {
    const { stage, person } = await staged();
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
    const { stage, person } = await staged();
    const { page, go } = await visit(stage, { person });
    await go('/domains/01890a5d-ac96-774b-bcce-b302099a8057');
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
    // The message stands within the shell, not in a page around a page.
    await expect(page.getByRole('main')).toHaveCount(1);
    await page.getByRole('link', { name: 'Go to My Domains' }).click();
    await page.getByRole('link', { name: shop, exact: true }).waitFor();
  });

  test('of a domain that is there already says so at the form', { tag: '@long' }, async ({ visit }) => {
    const { stage, person } = await staged();
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
    const { stage, person } = await staged();
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
    const { stage, person } = await staged();
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

test.describe('the way on', () => {
  test('is not taken back by what was typed just before, however late the next page comes', { tag: '@long' }, async ({
    visit,
  }) => {
    const { stage, person } = await staged();
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
  test('goes through filters, and closes a dialog before it leaves the page', { tag: '@long' }, async ({ visit }) => {
    const { stage, person } = await staged();
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
  test('shows a skeleton, though not at once', { tag: '@long' }, async ({ visit }) => {
    const { stage, person } = await staged();
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
    // A rule of the browser hides it for its first 300 ms.
    const [appear] = (await skeleton.evaluate(
      'document.querySelector(".skeleton").getAnimations().map((one) => one.effect.getTiming())',
    )) as readonly { readonly delay: number; readonly fill: string }[];
    expect(appear).toMatchObject({ delay: 300, fill: 'both' });
    await skeleton.waitFor({ state: 'visible' });
    answer.resolve();
    await page.getByRole('link', { name: shop, exact: true }).waitFor();
    await expect(skeleton).toHaveCount(0);
  });
});
