import type { Page } from '@playwright/test';
import { addHistory, sixWeeks } from './crawl-history.ts';
import { seedLinks } from './seed-links.ts';
import { addDomain, hostnames, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';

/** The width between the margins of A4, in CSS pixels. */
const PAPER = 718;

/** The faults of the page as it would be printed. */
async function faultsOnPaper(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  const wide: number = await page.evaluate('document.documentElement.scrollWidth');
  if (wide > PAPER) faults.push(`${wide} px wide`);
  const colour: string = await page.evaluate('getComputedStyle(document.body).backgroundColor');
  if (colour !== 'rgb(255, 255, 255)') faults.push(`on ${colour}`);
  const scheme: string = await page.evaluate('getComputedStyle(document.documentElement).colorScheme');
  if (scheme !== 'light') faults.push(`in ${scheme}`);
  const pressed = page.locator('main button:not(.badge, .sort, .fix-what):visible');
  if ((await pressed.count()) > 0) faults.push(`buttons: ${await pressed.allTextContents()}`);
  if (await page.locator('header.side').isVisible()) faults.push('the navigation');
  if (await page.locator('.frame').isVisible()) faults.push('what stands there until the page has come');
  return faults;
}

test.describe('on paper', () => {
  test('lists and the overview are dark on white, as wide as the paper, without what can be pressed', async ({
    visit,
  }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, hostnames[0], { crawls: 1 });
    const [crawl] = (await person.call('GET', `/domains/${id}/crawls`)).data;
    await seedLinks(stage.installation, { crawlId: crawl.id, links: 150 });
    const { page, go } = await visit(stage, { person, width: PAPER, theme: 'dark' });
    await addHistory(stage, id, sixWeeks);
    const below = [
      '',
      '/issues',
      '/results/links',
      '/results/pages',
      '/results/checks',
      '/crawls',
      '/reports',
      '/trends',
    ];
    const paths = [
      '/',
      '/trends',
      `/domains/${id}/crawls/compare`,
      ...below.map((path) => `/domains/${id}${path}`),
      `/domains/${id}/crawls/${crawl.id}`,
    ];
    const found: string[] = [];
    for (const path of paths) {
      await page.emulateMedia({ media: 'screen' });
      await go(path);
      await page.emulateMedia({ media: 'print' });
      found.push(...(await faultsOnPaper(page)).map((fault) => `${path}: ${fault}`));
    }
    expect(found).toEqual([]);

    // A chart that was drawn for a dark window is drawn again, and no wider than the paper.
    const drawn = (): Promise<string> => page.evaluate('document.querySelector(".chart canvas").toDataURL()');
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await go(`/domains/${id}/trends`);
    await page.locator('.chart canvas').waitFor();
    const inTheDark = await drawn();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(drawn).not.toBe(inTheDark);
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    const fromTheLight = await drawn();
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    await expect.poll(drawn).toBe(fromTheLight);
    await page.setViewportSize({ width: PAPER, height: 900 });
    await expect.poll(() => faultsOnPaper(page)).toEqual([]);
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });

    // The paper shows the filters, and every row, near the window or not.
    await page.emulateMedia({ media: 'screen' });
    await go(`/domains/${id}/results/links?location=external&verdict=any`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByLabel('Location')).toBeVisible();
    await expect(page.getByLabel('Reason')).toBeHidden();
    // The paper shows only the chosen verdict.
    const verdicts = page.getByRole('navigation', { name: 'Verdict' }).getByRole('link').filter({ visible: true });
    await expect(verdicts).toHaveText(['All']);
    await page.emulateMedia({ media: 'screen' });
    await go(`/domains/${id}/results/links?verdict=any`);
    await page.getByRole('button', { name: 'Show more' }).click();
    const rows = page.locator('.result');
    await expect.poll(() => rows.count()).toBeGreaterThan(150);
    const last = rows.last().locator('.code');
    const rendered = () => last.evaluate((box) => box.checkVisibility({ contentVisibilityAuto: true }));
    await expect.poll(rendered).toBe(false);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(rendered).toBe(true);
  });
});
