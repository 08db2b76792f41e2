import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { atEndOfTest, startSubscriber } from '@linkvitals/testing';
import type { Page } from '@playwright/test';
import {
  addDomain,
  ageSessions,
  hostnames,
  joinAs,
  type Person,
  type Stage,
  setUpOwner,
  stageDashboard,
} from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible, switchTo } from './visit.ts';

/** The folder for pictures, as for the pages. */
const pictures = process.env.LINKVITALS_TEST_SCREENSHOTS;

interface Shown {
  readonly name: string;
  readonly path: string;
  readonly open: (page: Page) => Promise<unknown>;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const choose = (menu: string | RegExp, item: string) => async (page: Page) => {
  await page.getByRole('button', { name: menu }).first().click();
  await page.getByRole('menuitem', { name: item }).click();
};

async function prepare(stage: Stage, person: Person): Promise<readonly Shown[]> {
  const [shop] = hostnames;
  const id = await addDomain(stage, person, shop, { crawls: 1 });
  const subscriber = await startSubscriber();
  atEndOfTest(() => subscriber.close());
  const webhook = await person.call('POST', '/webhooks', { url: subscriber.url, events: ['crawl.completed'] });
  await person.call('POST', '/api-keys', { name: 'Deploy robot', scopes: ['domains:read'] });
  await joinAs(stage, person, { email: 'grace@example.com', role: 'admin' });
  await person.call('POST', '/invitations', { email: 'alan@example.com', role: 'admin' });
  await person.call('PATCH', `/domains/${id}`, { settings: { sharing: true } });
  await person.call('POST', `/domains/${id}/share-links`, { name: 'For the agency' });
  await person.call('POST', `/domains/${id}/reports`, { format: 'html' });
  const at = `/domains/${id}`;
  const hook = `/settings/api/webhooks/${webhook.id}`;
  return [
    { name: 'domain-delete', path: '/', open: choose(`More actions for ${shop}`, 'Delete …') },
    { name: 'shortcuts', path: '/', open: (page) => page.keyboard.press('?') },
    { name: 'palette', path: '/', open: (page) => page.keyboard.press('Control+k') },
    { name: 'monitoring-start', path: at, open: press('Set up monitoring …') },
    { name: 'issue-ignore', path: `${at}/issues?state=new`, open: press(/^Ignore: /) },
    { name: 'report-delete', path: `${at}/reports`, open: press(/^Delete/) },
    { name: 'share-link-revoke', path: `${at}/sharing`, open: press(/^Revoke/) },
    { name: 'sharing-switch-off', path: `${at}/sharing`, open: press('Switch sharing off') },
    { name: 'sharing-switch-off-in-settings', path: `${at}/settings`, open: press('Switch sharing off …') },
    {
      name: 'unsaved-changes',
      path: `${at}/settings`,
      open: async (page) => {
        await page.getByRole('textbox', { name: 'Exclusions' }).fill('/private/**');
        await page.getByRole('link', { name: 'My Domains' }).first().click();
      },
    },
    { name: 'secret-rotate', path: hook, open: press('Rotate …') },
    { name: 'webhook-delete', path: hook, open: choose('More actions for this endpoint', 'Delete …') },
    { name: 'key-rotate', path: '/settings/api/keys', open: choose('Actions for Deploy robot', 'Rotate …') },
    { name: 'key-revoke', path: '/settings/api/keys', open: choose('Actions for Deploy robot', 'Revoke …') },
    { name: 'chat-set-up', path: '/settings/notifications', open: press('Set up: Slack') },
    { name: 'member-change', path: '/settings/members', open: press('Change Grace Hopper') },
    { name: 'member-remove', path: '/settings/members', open: press('Remove Grace Hopper') },
    { name: 'invitation-revoke', path: '/settings/members', open: press('Revoke the invitation of alan@example.com') },
    { name: 'passkey-add', path: '/settings/security', open: press('Add a passkey') },
    { name: 'account-delete', path: '/settings/account', open: press('Delete this account') },
    {
      name: 'reauthentication',
      path: '/settings/security',
      open: async (page) => {
        await ageSessions(stage);
        await page.getByRole('button', { name: 'Set up one-time codes' }).click();
      },
    },
  ];
}

/** Whether the open dialog is inside the window and nothing sticks out of it. */
const fits = (page: Page): Promise<boolean> =>
  page.evaluate(`(() => {
    const dialog = document.querySelector('dialog[open]');
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return isInside && dialog.scrollWidth <= dialog.clientWidth;
  })()`);

test.describe('every dialog', () => {
  test('that no page shows by itself fits, is accessible in both themes, and speaks both languages', async ({
    visit,
  }) => {
    test.setTimeout(600_000);
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const dialogs = await prepare(stage, person);
    if (pictures !== undefined) mkdirSync(pictures, { recursive: true });
    const { page, go } = await visit(stage, { person, theme: 'dark' });
    const wrong: string[] = [];
    const look = async (what: string): Promise<void> => {
      if (pictures !== undefined) await page.screenshot({ path: join(pictures, `dialog-${what}.png`) });
      await expect
        .poll(() => fits(page))
        .toBe(true)
        .catch(() => wrong.push(`${what}: does not fit`));
      await expectAccessible(page, what).catch((error: Error) => wrong.push(error.message));
    };
    for (const { name, path, open } of dialogs) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ colorScheme: 'dark' });
      await go(path);
      await open(page);
      const dialog = page.locator('dialog[open]');
      await dialog.waitFor();
      const english = await dialog.textContent();
      await look(`${name}-1440-dark-en`);
      await switchTo(page, 'de');
      await expect(dialog, name).not.toHaveText(`${english}`);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.emulateMedia({ colorScheme: 'light' });
      await look(`${name}-320-light-de`);
      await switchTo(page, 'en');
    }
    expect(wrong).toEqual([]);
  });
});
