import { describeChromium } from '@linkvitals/testing/databases';
import { expect, it } from 'vitest';
import { inDatabase } from './crawl-history.ts';
import { addDomain, crawlDomain, hostnames, setUpOwner, stageDashboard } from './stage.ts';
import { expectAccessible, visit } from './visit.ts';

const [shop] = hostnames;
const DAY_MS = 86_400_000;

interface Found {
  readonly id: string;
  readonly url: string;
  readonly kind: string;
}

describeChromium('the issues of all domains', (devTools) => {
  it('say what broke lately, whichever crawl found it and whoever started another one', async () => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop, { crawls: 1 });
    // After this crawl nothing is new any more.
    await crawlDomain(person, id);
    const { data } = await person.call('GET', '/issues?severity=error&limit=100');
    const [week, earlier] = data.filter(({ kind }: Found) => kind === 'broken_link');
    const openedAgo = (issue: Found, days: number) =>
      inDatabase(stage, (knex) =>
        knex('issues')
          .where({ id: issue.id })
          .update({ opened_at: stage.now() - days * DAY_MS }),
      );
    await openedAgo(week, 3);
    await openedAgo(earlier, 20);
    const { page, go, faults } = await visit(devTools, stage, { person });
    await go('/');
    await page.getByText('The last crawls found no new broken links.').waitFor();
    await page.getByRole('link', { name: 'What broke in the last days' }).click();
    const itemsOf = (age: string) => page.getByRole('region', { name: age }).getByRole('listitem');
    await expect.poll(() => itemsOf('Last 24 hours').count()).toBe(data.length - 2);
    await expect.poll(() => itemsOf('Last 7 days').allTextContents()).toEqual([expect.stringContaining(week.url)]);
    await expect.poll(() => itemsOf('Earlier').allTextContents()).toEqual([expect.stringContaining(earlier.url)]);
    await expectAccessible(page, 'the issues of all domains');
    await page.getByLabel('Severity').selectOption({ label: 'Notices' });
    await itemsOf('Earlier').first().waitFor({ state: 'detached' });
    await page.goBack();
    await page.getByRole('link', { name: 'Issues', exact: true }).click();
    await itemsOf('Earlier').getByRole('link', { name: earlier.url, exact: true }).click();
    await page.getByRole('button', { name: `Ignore: ${earlier.url}` }).waitFor();
    expect(faults()).toEqual([]);
  });
});
