import { addDomain, crawlDomain, hostnames, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';

const [shop] = hostnames;

test.describe('a shared report', () => {
  test('reads well in German without JavaScript, on a phone and printed, and needs nothing but itself', async ({
    browser,
  }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop, { crawls: 1 });
    await person.call('PATCH', `/domains/${id}`, { settings: { sharing: true } });
    const { url } = await person.call('POST', `/domains/${id}/share-links`, { language: 'de' });
    const issues = await person.call('GET', `/domains/${id}/issues?kind=broken_link`);
    const ignored = issues.data[0];
    await person.call('POST', `/issues/${ignored.id}/ignore`, { reason: 'bekannt' });
    await crawlDomain(person, id);
    await using context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 1440, height: 900 },
    });
    const page = await context.newPage();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const address = new URL(new URL(url).pathname, stage.server.url).href;
    await page.goto(address);
    await page.getByRole('heading', { name: `Zustand der Links auf ${shop}` }).waitFor();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.getByRole('heading', { name: 'Das sollten Sie zuerst beheben' }).waitFor();
    const folded = page.locator('details').filter({ hasText: 'Ignoriert: 1' });
    const link = folded.locator(`a[href="${ignored.url}"]`);
    await expect(link).toHaveCount(1);
    await expect(link, 'what is ignored is folded').toBeHidden();
    await folded.getByText('Ignoriert: 1').click();
    await expect(link).toBeVisible();
    for (const width of [1440, 768, 320]) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect
          .poll(async () => (await page.locator('main').boundingBox())?.width, { message: `at ${width}` })
          .toBeLessThanOrEqual(width);
      }
    }
    await page.emulateMedia({ media: 'print' });
    const closed = page.locator('details:not([open])');
    await expect.poll(() => closed.count(), { message: 'there are folded lists' }).toBeGreaterThan(0);
    for (const entry of await closed.locator('a').all()) await expect(entry, 'printed').toBeVisible();
    await expect(page.getByRole('heading', { name: 'Das sollten Sie zuerst beheben' })).toBeVisible();
    expect(requests).toEqual([address]);
  });
});
