import type { Page, Route } from '@playwright/test';
import { addDomain, hostnames, joinAs, type Person, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible, focused, switchTo } from './visit.ts';

const [shop, docs] = hostnames;

interface Found {
  readonly id: string;
  readonly kind: string;
  /** Title of the kind. */
  readonly title: string;
  readonly url: string;
  readonly domain: string;
}

const openIssues = async (person: Person): Promise<readonly Found[]> =>
  (await person.call('GET', '/issues?limit=100')).data;

/** A broken link, and a part of its URL that no other entry of the palette has. */
async function brokenLink(person: Person): Promise<{ readonly issue: Found; readonly word: string }> {
  const issue = (await openIssues(person)).find(({ kind }) => kind === 'broken_link');
  if (issue === undefined) throw new Error('the crawl found no broken link');
  return { issue, word: new URL(issue.url).pathname.slice(1) };
}

/** The titles of the entries of a group, by its name; undefined when there is no such group. */
const group = (page: Page, name: string): Promise<readonly string[] | undefined> =>
  page.evaluate(`(() => {
    const group = [...document.querySelectorAll('.palette [role=group]')].find((one) => one.ariaLabel === ${JSON.stringify(name)});
    return group && [...group.querySelectorAll('[role=option]')].map((one) => one.querySelector('span').textContent);
  })()`);

/** Options of the palette. The selects of the page below it have options too. */
const options = (page: Page) => page.locator('.palette [role=option]');

const active = (page: Page): Promise<string | undefined> =>
  page.evaluate(`document.querySelector('.palette [aria-selected=true] > span')?.textContent`);

async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+K');
  await page.locator('.palette input').waitFor();
  await page.keyboard.type(text);
}

/** Presses the down key until the option is active: results of a search stand below the other entries. */
async function goDownTo(page: Page, title: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const now = await active(page);
        if (now !== title) await page.keyboard.press('ArrowDown');
        return now;
      },
      { intervals: [20] },
    )
    .toBe(title);
}

const isSearch = (url: URL): boolean => url.pathname.endsWith('/api/v1/issues') && url.searchParams.has('q');

test.describe('issues in the command palette', () => {
  test('are found by a part of their URL, and their kinds by name, with keys only', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    await addDomain(stage, person, shop, { crawls: 1 });
    const { issue, word } = await brokenLink(person);
    const { page, go } = await visit(stage, { person });
    await go('/');
    await page.getByRole('heading', { name: 'My Domains' }).waitFor();
    await type(page, word);
    await expect.poll(() => group(page, 'Open issues')).toContain(issue.url);
    await expect.poll(() => active(page)).toBe(`Search issues for “${word}”`);
    // Screen readers announce the number of options, with those that came late.
    await expect
      .poll(async () => {
        const count = await options(page).count();
        const said = await page.locator('.palette [role=status]').textContent();
        return said?.startsWith(`${count} entr`);
      })
      .toBe(true);
    await expectAccessible(page, 'the palette with issues');
    await goDownTo(page, issue.url);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('issue') === issue.id);
    await page.getByRole('link', { name: issue.url, exact: true }).first().waitFor();

    const found = (await openIssues(person)).find(({ kind }) => kind !== 'broken_link');
    const kind = `${found?.title}`;
    await type(page, kind.toLowerCase().replaceAll(/[^a-z0-9 ]/g, ''));
    await expect.poll(() => active(page)).toBe(kind);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Kind')).toHaveValue(`${found?.kind}`);
    await page
      .getByRole('link', { name: `${found?.url}`, exact: true })
      .first()
      .waitFor();
    await expect(page.getByRole('link', { name: issue.url, exact: true })).toHaveCount(0);
    await expectAccessible(page, 'issues of a kind');
    // A kind can be found by its name in the API too, although the crawl found no such issue.
    await type(page, 'slow');
    await goDownTo(page, 'The page took more than 3 s to load.');
    await page.keyboard.press('Enter');
    await page.getByText('No issue of this kind is open.').waitFor();
  });

  test('come late without moving what Enter chooses, and only for the last text', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    await addDomain(stage, person, shop, { crawls: 1 });
    const { issue } = await brokenLink(person);
    const { page, go } = await visit(stage, { person });
    await go('/');
    const held: Route[] = [];
    await page.route(isSearch, (route) => void held.push(route));
    const cancelled: string[] = [];
    page.on('requestfailed', (request) => {
      if (isSearch(new URL(request.url()))) cancelled.push(`${new URL(request.url()).searchParams.get('q')}`);
    });
    // Every URL has this word, and so has the title of the domain.
    await type(page, 'shop');
    await expect.poll(() => held.length).toBe(1);
    await page.keyboard.type('.ex');
    await expect.poll(() => held.length).toBe(2);
    await expect.poll(() => cancelled).toEqual(['shop']);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => active(page)).toBe('Search issues for “shop.ex”');
    const before = await options(page).allTextContents();
    await held[1]?.continue();
    await expect.poll(() => group(page, 'Open issues')).toHaveLength(5);
    await expect.poll(() => active(page)).toBe('Search issues for “shop.ex”');
    await expect.poll(async () => (await options(page).allTextContents()).slice(0, before.length)).toEqual(before);
    expect(issue.url).toContain('shop.ex');
  });

  test('leave the palette as it was when the server fails or is away', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    await addDomain(stage, person, shop, { crawls: 1 });
    const { page, go } = await visit(stage, { person });
    await go('/');
    for (const answer of [
      (route: Route) => route.fulfill({ status: 500, body: '{}' }),
      (route: Route) => route.abort(),
    ]) {
      let failed = 0;
      await page.route(isSearch, async (route) => {
        failed += 1;
        await answer(route);
      });
      await type(page, 'webhooks');
      await expect.poll(() => failed).toBeGreaterThan(0);
      await expect.poll(() => active(page)).toBe('Webhooks');
      await expect.poll(() => group(page, 'Open issues')).toBeUndefined();
      await expect.poll(() => focused(page)).toMatch(/^input/);
      await page.keyboard.press('Escape');
      await page.locator('.palette input').waitFor({ state: 'detached' });
      await page.unroute(isSearch);
    }
  });

  test('are those of domains that the person may see, in their language', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    await addDomain(stage, person, shop, { crawls: 1 });
    const id = await addDomain(stage, person, docs, { crawls: 1 });
    const member = await joinAs(stage, person, {
      email: 'grace@example.com',
      role: 'member',
      grants: [{ domain_id: id, rights: ['view'] }],
    });
    const { page, go } = await visit(stage, { person: member });
    await go('/');
    await switchTo(page, 'de');
    const seen = await openIssues(member);
    expect(new Set(seen.map(({ domain }) => domain))).toEqual(new Set([docs]));
    await type(page, 'example');
    await expect.poll(async () => (await group(page, 'Offene Probleme'))?.length).toBe(5);
    const shown = page.getByRole('group', { name: 'Offene Probleme' }).locator('.palette-below');
    await expect
      .poll(async () => (await shown.allTextContents()).every((text) => text.startsWith(`${docs}: `)))
      .toBe(true);
    await page.keyboard.press('Escape');
    await page.locator('.palette input').waitFor({ state: 'detached' });
    await type(page, 'titel keinen');
    await expect.poll(() => group(page, 'Arten von Problemen')).toEqual(['Die Seite hat keinen Titel.']);
    await goDownTo(page, 'Die Seite hat keinen Titel.');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Art', { exact: true })).toHaveValue('title_missing');
    await expectAccessible(page, 'issues of a kind in German');
  });
});
