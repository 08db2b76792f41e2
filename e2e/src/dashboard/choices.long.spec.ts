import type { Locator, Page } from '@playwright/test';
import { addDomain, hostnames, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';

const [shop] = hostnames;

/** Chooses by keys, which send two events. Playwright's own way sends one, so it finds no fault between the two. */
async function chooseByKey(select: Locator): Promise<string> {
  const before = await select.inputValue();
  const isLast = await select.evaluate((control) =>
    [...control.querySelectorAll('option')].at(-1)?.matches(':checked'),
  );
  await select.press(isLast ? 'ArrowUp' : 'ArrowDown');
  const name = await select.getAttribute('name');
  await expect(select, `what is chosen of ${name}`).not.toHaveValue(before);
  return select.inputValue();
}

/** Drop-downs that have a choice: a server without a browser leaves one for the rendering of pages. */
const CHOICES = 'select:enabled:has(option:enabled ~ option:enabled)';

/** Chooses another value in every drop-down of a form, also in those that a choice adds, then checks that each has kept it. */
async function chooseAll(form: Locator): Promise<number> {
  const chosen: Record<string, string> = {};
  const nextName = async (): Promise<string | undefined> => {
    const names = form.locator(CHOICES).evaluateAll((all) => all.map((one) => one.getAttribute('name') ?? ''));
    return (await names).find((name) => !(name in chosen));
  };
  await form.locator('select:enabled').first().waitFor();
  for (let name = await nextName(); name !== undefined; name = await nextName()) {
    chosen[name] = await chooseByKey(form.locator(`select[name="${name}"]`));
  }
  for (const [name, value] of Object.entries(chosen)) {
    const select = form.locator(`select[name="${name}"]`);
    // A choice may remove the drop-down of another one.
    const kept = async () => ((await select.count()) === 0 ? value : select.inputValue());
    await expect.poll(kept, { message: name }).toBe(value);
  }
  return Object.keys(chosen).length;
}

const open = (button: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: button }).first().click();
  return page.getByRole('dialog').locator('form');
};

const form = (name: string) => async (page: Page) => page.getByRole('form', { name });

test.describe('every drop-down of a form', () => {
  test('keeps what the keyboard chooses, whatever the page reads meanwhile', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop, { crawls: 1 });
    const { page, go } = await visit(stage, { person });
    const at = `/domains/${id}`;
    const forms: readonly (readonly [path: string, form: (page: Page) => Promise<Locator>, least: number])[] = [
      [`${at}/settings`, form('Settings'), 2],
      [`${at}/issues?state=new`, open(/^Ignore: /), 2],
      [`${at}/reports`, open('Make a report'), 3],
      ['/settings/account', form('Your profile'), 2],
      ['/settings/members', open('Invite somebody'), 1],
      ['/settings/notifications', form('Times and summaries'), 5],
      ['/settings/api/keys', open('Create key'), 1],
    ];
    for (const [path, find, least] of forms) {
      await go(path);
      const count = await chooseAll(await find(page));
      expect(count, path).toBeGreaterThanOrEqual(least);
    }
    // The rule has the length that was chosen while its effect was looked up.
    await go(`${at}/issues/rules`);
    const rule = await open('Add rule')(page);
    await rule.getByLabel('Pattern of URLs').fill('https://*');
    const count = await chooseAll(rule);
    expect(count).toBe(2);
    await rule.getByLabel('Reason').fill('It moves.');
    await rule.getByRole('button', { name: 'Add rule' }).click();
    const ends = async () => (await person.call('GET', `${at}/issue-rules`)).data[0]?.expires_at;
    await expect.poll(ends).toMatch(/^20\d\d/);
  });
});
