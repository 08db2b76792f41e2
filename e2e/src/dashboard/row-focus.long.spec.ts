import type { Locator, Page } from '@playwright/test';
import { addDomain, hostnames, joinAs, type Person, setUpOwner, signInAgain, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';

const [shop, blog] = hostnames;

/** Whether the focus is in or on a row; false when it is elsewhere, as at the top of the page. */
const hasFocus = (row: Locator): Promise<boolean> =>
  row.evaluate((element) => element.contains(element.ownerDocument.activeElement));

const rowWith = (page: Page, text: string): Locator =>
  page.locator('main').locator('tr, li, article').filter({ hasText: text }).first();

/** Removes the first of two rows by keyboard, and checks the focus afterwards. */
async function removeFirst(page: Page, list: { first: string; second: string; by: RegExp; confirm?: RegExp }) {
  const row = rowWith(page, list.first);
  await rowWith(page, list.second).waitFor();
  await row.getByRole('button', { name: list.by }).focus();
  await page.keyboard.press('Enter');
  if (list.confirm) {
    const button = page.getByRole('dialog').getByRole('button', { name: list.confirm });
    await button.focus();
    await page.keyboard.press('Enter');
  }
  await row.waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(rowWith(page, list.second)), { message: list.first }).toBe(true);
}

async function stageShop(): Promise<{ stage: Awaited<ReturnType<typeof stageDashboard>>; person: Person; id: string }> {
  const stage = await stageDashboard();
  const person = await setUpOwner(stage);
  return { stage, person, id: await addDomain(stage, person, shop, { crawls: 1 }) };
}

test.describe('the focus after an action that takes a row away is on the next row', () => {
  test('of issues, rules and share links', async ({ visit }) => {
    const { stage, person, id } = await stageShop();
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}/issues?state=new`);
    const rows = page.locator('main li').filter({ has: page.getByRole('button', { name: /^Ignore: / }) });
    await rows.nth(1).waitFor();
    const address = (row: Locator) => row.locator('a[href^=http]').first().getAttribute('href');
    const second = await address(rows.nth(1));
    await rows
      .first()
      .getByRole('button', { name: /^Ignore: / })
      .focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Reason').fill('It is planned.');
    await page.keyboard.press('Enter');
    await expect.poll(() => address(rows.first())).toBe(second);
    await expect.poll(() => hasFocus(rows.first())).toBe(true);

    for (const url_pattern of ['/old/*', '/older/*']) {
      await person.call('POST', `/domains/${id}/issue-rules`, { url_pattern, reason: 'Archive.' });
    }
    await go(`/domains/${id}/issues/rules`);
    await removeFirst(page, { first: '/older/*', second: '/old/*', by: /Delete/, confirm: /Delete/ });

    await person.call('PATCH', `/domains/${id}`, { settings: { sharing: true } });
    for (const name of ['For the boss', 'For the shop']) {
      await person.call('POST', `/domains/${id}/share-links`, { name });
    }
    await go(`/domains/${id}/sharing`);
    await removeFirst(page, { first: 'For the shop', second: 'For the boss', by: /Revoke/, confirm: /Revoke/ });
  });

  test('of invitations, members, sessions and domains', async ({ visit }) => {
    const { stage, person } = await stageShop();
    await addDomain(stage, person, blog);
    for (const email of ['grace@example.com', 'alan@example.com']) {
      await joinAs(stage, person, { email, role: 'admin' });
    }
    for (const email of ['karl@example.com', 'lise@example.com']) {
      await person.call('POST', '/invitations', { email, role: 'admin' });
    }
    const { page, go } = await visit(stage, { person });
    await go('/settings/members');
    await removeFirst(page, {
      first: 'lise@example.com',
      second: 'karl@example.com',
      by: /^Revoke/,
      confirm: /Revoke/,
    });
    await removeFirst(page, {
      first: 'alan@example.com',
      second: 'grace@example.com',
      by: /^Remove/,
      confirm: /Remove/,
    });

    await signInAgain(stage);
    await go('/settings/security');
    const sessions = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');
    await sessions.nth(1).waitFor();
    const end = sessions.getByRole('button', { name: /^Sign out / }).first();
    await end.focus();
    await page.keyboard.press('Enter');
    await sessions.nth(1).waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(sessions.first())).toBe(true);

    await go('/');
    const row = rowWith(page, blog);
    await row.getByRole('button', { name: /^Actions|^More|menu/i }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: /^Delete/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('textbox').fill(blog);
    await page.keyboard.press('Enter');
    await row.waitFor({ state: 'detached' });
    // What needs attention names the domain too.
    await expect.poll(() => hasFocus(page.getByRole('row').filter({ hasText: shop }))).toBe(true);
  });
});
