import { startSubscriber } from '@linkvitals/testing';
import type { Page } from '@playwright/test';
import { addDomain, hostnames, type Person, type Stage, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';

const [shop] = hostnames;

/** More stops than any page has. */
const MAX_TABS = 90;

interface Focus {
  readonly name: string;
  /** Whether a ring is drawn around it. */
  readonly isVisible: boolean;
  readonly isBody: boolean;
}

/** A name that is nearly the accessible name. */
type Name = string | RegExp;

const focusOf = (page: Page): Promise<Focus> =>
  page.evaluate(`(() => {
    const element = document.activeElement;
    const name = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent;
    const style = getComputedStyle(element);
    return {
      name: name.trim(),
      isVisible: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0,
      isBody: element === document.body,
    };
  })()`);

/** Presses Tab until the element has the focus; each focus on the way must be visible. */
async function tabTo(page: Page, name: Name, key = 'Tab'): Promise<void> {
  const seen: string[] = [];
  for (let count = 0; count < MAX_TABS; count += 1) {
    await page.keyboard.press(key);
    const focus = await focusOf(page);
    // Between the last and the first element, the browser itself has the focus.
    if (!focus.isBody) expect(focus.isVisible, `the focus on "${focus.name}" is seen`).toBe(true);
    if (fits(name, focus.name)) return;
    seen.push(focus.name);
  }
  throw new Error(`Tab does not lead to "${name}", but to: ${seen.join(' | ')}`);
}

/** Presses a key on an element, and checks that the focus stays in the page. */
async function press(page: Page, name: Name, key = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

/** Checks that the result is announced, and that the page has the focus. */
async function expectDone(page: Page, announced: string): Promise<void> {
  await page.locator('[role=status], [aria-live]').filter({ hasText: announced }).first().waitFor();
  await expect.poll(() => focusOf(page)).toMatchObject({ isBody: false });
}

const fits = (name: Name, focus: string): boolean => (typeof name === 'string' ? focus === name : name.test(focus));

const expectFocus = (page: Page, name: Name) =>
  expect.poll(async () => fits(name, (await focusOf(page)).name), { message: `the focus is on ${name}` }).toBe(true);

interface Staged {
  readonly stage: Stage;
  readonly person: Person;
}

async function staged(): Promise<Staged> {
  const stage = await stageDashboard();
  return { stage, person: await setUpOwner(stage) };
}

test.describe('by keyboard alone', () => {
  test('a domain is added, verified, crawled and deleted', async ({ visit }) => {
    const { stage, person } = await staged();
    const { page, go } = await visit(stage, { person });
    await go('/');
    await press(page, 'Skip to the content');
    await press(page, 'Add domain');
    await expectFocus(page, 'Domain or address');
    await page.keyboard.type(shop);
    await page.keyboard.press('Enter');
    await page.getByText('Watching DNS').waitFor();
    await expectFocus(page, shop);

    const { data } = await person.call('GET', '/domains');
    const { verification } = await person.call('GET', `/domains/${data[0].id}`);
    stage.dns.set(verification.records[0].name, 'TXT', [verification.records[0].value]);
    await expectDone(page, `${shop} is verified.`);
    await press(page, 'Start crawl');
    await expectDone(page, `The crawl of ${shop} has started.`);
    await page.getByRole('heading', { name: 'Health score' }).waitFor();
    await expect.poll(() => focusOf(page)).toMatchObject({ isBody: false });

    await press(page, 'Settings');
    await page.getByRole('heading', { name: 'Delete the domain' }).waitFor();
    await press(page, 'Delete …');
    await expectFocus(page, `Type ${shop} to confirm`);
    await page.keyboard.press('Escape');
    await expectFocus(page, 'Delete …');
    await page.keyboard.press('Enter');
    await expectFocus(page, `Type ${shop} to confirm`);
    await page.keyboard.type(shop);
    await page.keyboard.press('Enter');
    await expectDone(page, `${shop} was deleted.`);
    await expectFocus(page, 'My Domains');
  });

  test('an issue is ignored, a report made, a link shared, a setting saved', async ({ visit }) => {
    const { stage, person } = await staged();
    const id = await addDomain(stage, person, shop, { crawls: 1 });
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}/issues?state=new`);
    await press(page, /^Ignore: /);
    await expectFocus(page, 'Reason');
    await page.keyboard.press('Escape');
    await expectFocus(page, /^Ignore: /);
    await page.keyboard.press('Enter');
    await expectFocus(page, 'Reason');
    await page.keyboard.type('gone on purpose');
    await page.keyboard.press('Enter');
    await expectDone(page, 'The issue is ignored.');

    // Tabbing through all issues takes long, so a shortcut is used.
    await page.keyboard.type('gr');
    await page.waitForURL(/\/reports$/);
    await expectFocus(page, shop);
    await press(page, 'Make a report');
    await page.getByRole('dialog').waitFor();
    await press(page, 'Make the report');
    await expectDone(page, 'The report is ready.');
    await expectFocus(page, 'Make a report');

    await press(page, 'Sharing');
    // On the tabs of a page, the focus stays on the tab.
    await page.getByRole('button', { name: 'Switch sharing on' }).waitFor();
    await press(page, 'Switch sharing on');
    await expectDone(page, 'Sharing is on.');
    await press(page, 'Create a share link');
    await expectFocus(page, 'Name');
    await page.keyboard.type('For the agency');
    await page.keyboard.press('Enter');
    // The address is shown only once.
    await expectFocus(page, /^Copy/);
    await press(page, 'I have copied it');
    await expectFocus(page, 'Create a share link');

    // Backwards, the next `Settings` is the domain's tab; forwards, it would be the account's settings.
    await tabTo(page, 'Settings', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByLabel('Maximum pages').waitFor();
    await tabTo(page, 'Maximum pages');
    await page.keyboard.type('20');
    await page.keyboard.press('Enter');
    await expectDone(page, 'Saved.');
    await expect.poll(async () => (await person.call('GET', `/domains/${id}`)).crawl_config.max_pages).toBe(20);
  });

  test('an endpoint is added and tested', async ({ visit }) => {
    await using subscriber = await startSubscriber();
    const { stage, person } = await staged();
    const { page, go } = await visit(stage, { person });
    await go('/settings/api/webhooks');
    await press(page, 'Add endpoint');
    await expectFocus(page, 'URL');
    await page.keyboard.type(`${subscriber.url}/hooks`);
    await page.keyboard.press('Enter');
    await page.getByText(/^whsec_/).waitFor();
    await press(page, 'I have stored it');
    await page.getByRole('heading', { name: `${subscriber.url}/hooks` }).waitFor();
    await expectFocus(page, `${subscriber.url}/hooks`);
    await press(page, 'Send test event');
    await expectDone(page, 'Your service answered 200');
    expect(subscriber.received).toHaveLength(1);
  });
});
