import type { Page } from '@playwright/test';
import { inDatabase } from './crawl-history.ts';
import { addDomain, hostnames, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';
import { switchTo } from './visit.ts';

const [shop] = hostnames;

/** Texts that screen readers pronounce as English on a page in another language. */
const english = (page: Page) => page.locator('main [lang=en]');

/** Sentences on a page and in its labels, without those that are marked as English, without code and URLs. */
const sentences = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const isSentence = (text) => /\\s/.test(text) && (text.match(/\\p{L}{2,}/gu) ?? []).length > 2;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set();
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode;
      const text = data.trim().replace(/\\s+/g, ' ');
      if (isSentence(text) && !parentElement.closest('[lang=en], noscript, script, style, code, .mono')) found.add(text);
    }
    for (const name of ['aria-label', 'title', 'placeholder'])
      for (const element of document.querySelectorAll('[' + name + ']'))
        if (isSentence(element.getAttribute(name))) found.add(element.getAttribute(name));
    return [...found];
  })()`);

const ofDomain = ['', '/issues', '/issues/rules', '/results/links', '/results/pages', '/results/checks', '/crawls'];
const moreOfDomain = ['/crawls/compare', '/trends', '/reports', '/sharing', '/settings'];
const ofSettings = ['account', 'security', 'members', 'notifications', 'branding', 'api/webhooks', 'api/keys', 'audit'];

test.describe('the dashboard in German', () => {
  test('has words of its own for codes, and marks what the server says in English', async ({ visit }) => {
    const stage = await stageDashboard();
    const owner = await setUpOwner(stage);
    const id = await addDomain(stage, owner, shop, { crawls: 1 });
    const { page, go } = await visit(stage, { person: owner });

    // The detail of a page check is English in the API, and of words that have German ones.
    await go(`/domains/${id}/results/pages`);
    await switchTo(page, 'de');
    await page.getByText('Details').first().click();
    await page.getByText('Der Titel ist kürzer als 10 Zeichen.').waitFor();
    await page
      .getByText(/^\(\d+ Zeichen\)$/)
      .first()
      .waitFor();
    await expect(english(page)).toHaveCount(0);

    // Faults of fields have German texts.
    await go(`/domains/${id}/settings`);
    await switchTo(page, 'de');
    const exclusions = page.getByLabel('Ausschlüsse', { exact: true });
    await exclusions.fill('/a[');
    await page.getByText('Muster „/a[“: [ ist nicht geschlossen; schreiben Sie \\[ für das Zeichen.').waitFor();
    await expect(page.locator('.field .fault [lang=en]')).toHaveCount(0);
    await exclusions.fill('');
    await page.getByText('Alle Änderungen sind gespeichert.').waitFor();

    // The reason of a failed crawl has a code.
    const error = 'The start page answered 503.';
    await inDatabase(stage, (knex) => knex('crawls').update({ state: 'failed', error_code: 'HTTP_ERROR', error }));
    const { data } = await owner.call('GET', `/domains/${id}/crawls`);
    await go(`/domains/${id}/crawls/${data[0].id}`);
    await switchTo(page, 'de');
    await page.getByText('Die Startseite ließ sich nicht lesen.').waitFor();
    await expect(english(page)).toHaveText([error]);
    await go(`/domains/${id}/results/links`);
    await page.getByText('Dieser Crawl ist fehlgeschlagen: Die Startseite ließ sich nicht lesen.').waitFor();
  });

  test('shares no sentence with the English one', async ({ visit }) => {
    const stage = await stageDashboard();
    const owner = await setUpOwner(stage);
    const id = await addDomain(stage, owner, shop, { crawls: 2 });
    const { page, go } = await visit(stage, { person: owner });
    const below = [...ofDomain, ...moreOfDomain].map((path) => `/domains/${id}${path}`);
    let count = 0;
    for (const path of ['/', '/issues', '/trends', ...below, ...ofSettings.map((name) => `/settings/${name}`)]) {
      await go(path);
      const details = page.locator('main details:not([open]) > summary');
      if ((await details.count()) > 0) await details.first().click();
      const inEnglish = new Set(await sentences(page));
      count += inEnglish.size;
      await switchTo(page, 'de');
      const same = async () => (await sentences(page)).filter((text) => inEnglish.has(text));
      await expect.poll(same, { message: path }).toEqual([]);
      await switchTo(page, 'en');
    }
    expect(count).toBeGreaterThan(40);
  });

  test('names kinds of issues in the dialog for a rule, whose note on a phone has its button below the text', async ({
    visit,
  }) => {
    const stage = await stageDashboard();
    const owner = await setUpOwner(stage);
    const id = await addDomain(stage, owner, shop, { crawls: 1 });
    const { page, go } = await visit(stage, { person: owner });
    await page.setViewportSize({ width: 390, height: 844 });
    await go(`/domains/${id}/issues/rules`);
    await switchTo(page, 'de');
    await page.getByRole('button', { name: 'Regel hinzufügen' }).click();
    const dialog = page.getByRole('dialog');
    const options = dialog.getByLabel('Art des Problems').locator('option');
    await expect.poll(() => options.count()).toBeGreaterThan(3);
    const { data } = await owner.call('GET', `/domains/${id}/issues?state=open&limit=100`);
    const inEnglish = new Set(data.map(({ title }: { readonly title: string }) => title));
    await expect.poll(async () => (await options.allTextContents()).filter((text) => inEnglish.has(text))).toEqual([]);

    await dialog.getByLabel('Grund').fill('Das ist ein Archiv.');
    await dialog.getByLabel('URL-Muster').fill('/archiv/*');
    await dialog.getByRole('button', { name: 'Regel hinzufügen' }).click();
    const toast = page.locator('.toast');
    const text = toast.locator('> span');
    const undo = toast.getByRole('button', { name: 'Rückgängig machen' });
    const gap = async () => {
      const [above, below] = [await text.boundingBox(), await undo.boundingBox()];
      return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? Number.POSITIVE_INFINITY);
    };
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
    await expect.poll(async () => (await text.boundingBox())?.width).toBeGreaterThan(200);
  });

  test('says what went wrong by the code of the problem', async ({ visit }) => {
    const stage = await stageDashboard();
    const owner = await setUpOwner(stage);
    await addDomain(stage, owner, shop);
    const { page, go } = await visit(stage, { person: owner });
    await go('/');
    await switchTo(page, 'de');
    await page.locator('header').getByRole('button', { name: 'Domain hinzufügen' }).click();
    await page.getByLabel('Domain oder Adresse').fill(shop);
    await page.keyboard.press('Enter');
    const alert = page.getByRole('dialog').getByRole('alert');
    await alert.getByText('Diese Domain gehört bereits zu Ihrem Konto.').waitFor();
    await expect(alert.locator('[lang=en]')).toHaveCount(0);
  });
});
