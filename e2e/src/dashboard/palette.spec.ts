import type { Page } from '@playwright/test';
import { addDomain, hostnames, joinAs, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible, focused } from './visit.ts';

const [shop, docs] = hostnames;

const field = (page: Page) => page.getByRole('combobox', { name: 'Search domains, issues, pages and actions' });

/** The titles of the shown commands. */
const shown = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`[...document.querySelectorAll('[role=option]')].map((one) => one.querySelector('span').textContent)`);

/** The active command, found like a screen reader does: by the id that the field names. */
const active = (page: Page): Promise<string> =>
  page.evaluate(`(() => {
    const id = document.activeElement.getAttribute('aria-activedescendant');
    const option = document.getElementById(id);
    return option.getAttribute('aria-selected') + ' ' + option.querySelector('span').textContent;
  })()`);

/** Types in the palette and chooses the active command when it has this title, as a person would wait for it. */
async function choose(page: Page, typed: string, title: string): Promise<void> {
  await page.keyboard.type(typed);
  await expect.poll(() => active(page)).toBe(`true ${title}`);
  await page.keyboard.press('Enter');
}

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+K');
  await field(page).waitFor();
}

test.describe('the command palette', () => {
  test('goes to domains and pages, and does what can be done here, by keyboard', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop);
    await addDomain(stage, person, docs, { verified: false });
    const { page, go } = await visit(stage, { person });
    await go('/');
    await page.getByRole('link', { name: docs, exact: true }).focus();
    await openPalette(page);
    await expect.poll(() => focused(page)).toBe('input Search domains, issues, pages and actions');
    await expect.poll(() => shown(page)).toContain(docs);
    await expectAccessible(page, 'the palette');
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe(`a ${docs}`);

    await openPalette(page);
    await page.keyboard.type('shop');
    await expect.poll(() => shown(page)).toEqual([shop, 'Search issues for “shop”']);
    await expect.poll(() => active(page)).toBe(`true ${shop}`);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: shop }).waitFor();
    await expect.poll(() => focused(page)).toBe(`h1 ${shop}`);

    // Commands of this domain come first, and the arrow keys wrap around.
    await openPalette(page);
    await expect.poll(() => active(page)).toBe('true Start crawl');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => active(page)).toBe('true Sign out');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => active(page)).toBe('true Start crawl');
    await page.keyboard.press('Enter');
    await page.getByText(`The crawl of ${shop} has started.`).waitFor();

    await openPalette(page);
    await page.keyboard.type('zebra');
    // No page and no domain has that name; links may.
    await expect.poll(() => shown(page)).toEqual(['Search issues for “zebra”']);
    await expectAccessible(page, 'only the search of issues is left');
    // A letter is missing.
    await field(page).fill('webhoks');
    await expect.poll(() => active(page)).toBe('true Webhooks');
    await page.keyboard.press('Enter');
    await page.waitForURL(/settings\/api\/webhooks$/);
    await page.getByRole('heading', { name: 'Webhooks' }).waitFor();

    await openPalette(page);
    await choose(page, 'add dom', 'Add domain');
    await page.getByLabel('Domain or address').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // Neither a reload nor the way back opens it again.
    await page.reload();
    await page.getByRole('link', { name: shop, exact: true }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Webhooks' }).waitFor();
    await page.goForward();
    await page.getByRole('link', { name: shop, exact: true }).waitFor();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await go(`/domains/${id}`);

    await openPalette(page);
    await choose(page, 'dark', 'Theme: Dark');
    await page.locator('html[data-theme=dark]').waitFor();
    await openPalette(page);
    await expectAccessible(page, 'the palette in the dark');
    await choose(page, 'deutsch', 'Language: Deutsch');
    await page.locator('html[lang=de]').waitFor();
    await openPaletteInGerman(page);
    await choose(page, 'abmelden', 'Abmelden');
    await page.getByRole('heading', { name: 'Anmelden' }).waitFor();
  });

  test('opens by a press too, on a phone as well, and closes by one beside it', { tag: '@long' }, async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    await addDomain(stage, person, shop, { verified: false });
    for (const width of [1440, 320]) {
      await using seen = await visit(stage, { person, width });
      await seen.go('/');
      await seen.page.getByRole('button', { name: 'Search', exact: true }).click();
      await seen.page.getByRole('option', { name: shop }).click();
      await seen.page.getByRole('heading', { name: shop }).waitFor();
      await seen.page.getByRole('button', { name: 'Search', exact: true }).click();
      await field(seen.page).waitFor();
      await seen.page.mouse.click(2, 2);
      await field(seen.page).waitFor({ state: 'detached' });
    }
  });

  test('offers what the person may do, and nothing else', { tag: '@long' }, async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop);
    const forbidden = [
      'Start crawl',
      'Add domain',
      'Delete …',
      'Invite somebody',
      'Add endpoint',
      'Members',
      'Audit log',
    ];
    const grants = [{ domain_id: id, rights: ['view'] }];
    const member = await joinAs(stage, person, { email: 'grace@example.com', role: 'member', grants });
    for (const [who, may] of [
      [person, true],
      [member, false],
    ] as const) {
      await using seen = await visit(stage, { person: who });
      await seen.go(`/domains/${id}`);
      await openPalette(seen.page);
      await expect.poll(() => shown(seen.page)).toContain('Security');
      if (may) await expect.poll(() => shown(seen.page)).toEqual(expect.arrayContaining(forbidden));
      else
        await expect
          .poll(async () => (await shown(seen.page)).filter((title) => forbidden.includes(title)))
          .toEqual([]);
    }
  });
});

async function openPaletteInGerman(page: Page): Promise<void> {
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: 'Domains, Probleme, Seiten und Aktionen suchen' }).waitFor();
}

test.describe('the shortcuts', () => {
  test('lead to places, are listed, never work while somebody types, and can be switched off', {
    tag: '@long',
  }, async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop, { verified: false });
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}`);
    await page.keyboard.type('gi');
    await page.waitForURL(/\/issues/);
    await page.keyboard.type('gd');
    await page.getByRole('link', { name: shop, exact: true }).waitFor();
    // No domain is shown, so there is no page to go to.
    await page.keyboard.type('gc');
    await page.keyboard.press('/');
    await expect.poll(() => focused(page)).toBe('input Search domains');
    await page.keyboard.type('gs?');
    await expect(page.getByLabel('Search domains')).toHaveValue('gs?');
    await expect(page).toHaveURL(({ pathname }) => pathname === '/');
    await page.getByLabel('Search domains').fill('');

    await page.getByRole('heading', { name: 'My Domains' }).focus();
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await list.waitFor();
    await expectAccessible(page, 'the list of shortcuts');
    // The keys do not work behind a dialog either.
    await page.keyboard.type('gs');
    await list.getByLabel('Use shortcuts of single keys').uncheck();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('h1 My Domains');
    await page.keyboard.type('gs?/');
    await page.reload();
    await page.getByRole('heading', { name: 'My Domains' }).waitFor();
    await page.keyboard.type('gs?/');
    await expect.poll(() => focused(page)).toMatch(/^body/);
    await expect(page).toHaveURL(({ pathname }) => pathname === '/');
    // The shortcut with Ctrl stays, and so does the command that switches the others on again.
    await openPalette(page);
    await choose(page, 'shortcuts', 'Keyboard shortcuts');
    await list.getByLabel('Use shortcuts of single keys').check();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await page.keyboard.type('gs');
    await page.waitForURL(/settings\/account/);
  });
});
