import type { Page } from '@playwright/test';
import { addDomain, hostnames, joinAs, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';
import { focused, switchTo } from './visit.ts';

const [shop] = hostnames;

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

test.describe('a dialog', () => {
  test('begins with its first field or action, never with the cross, in every language', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop, { crawls: 1 });
    await joinAs(stage, person, { email: 'grace@example.com', role: 'admin' });
    await person.call('POST', `/domains/${id}/reports`, { format: 'html' });
    const { page, go } = await visit(stage, { person });
    const at = `/domains/${id}`;
    const dialogs: readonly (readonly [path: string, open: (page: Page) => Promise<unknown>, beginning: RegExp])[] = [
      [`${at}/reports`, press(/^(Make a report|Bericht erstellen)$/), /^select /],
      [`${at}/reports`, press(/^(Delete|Löschen)/), /^button (Cancel|Abbrechen)$/],
      [`${at}/issues?state=new`, press(/^(Ignore|Ignorieren): /), /^input (Reason|Grund)$/],
      // Its form comes after it.
      ['/settings/members', press(/^(Change Grace Hopper|Grace Hopper ändern)$/), /^select (Role|Rolle)$/],
      ['/', (shown) => shown.keyboard.press('?'), /^h2 (Keyboard shortcuts|Tastenkürzel)$/],
    ];
    for (const language of ['en', 'de'] as const) {
      for (const [path, open, beginning] of dialogs) {
        await go(path);
        await switchTo(page, language);
        await open(page);
        await expect.poll(() => focused(page), { message: `${path} ${language}` }).toMatch(beginning);
      }
    }
  });
});
