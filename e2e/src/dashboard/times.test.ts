import { describeChromium } from '@linkvitals/testing/databases';
import { expect, it } from 'vitest';
import { inDatabase } from './crawl-history.ts';
import { addDomain, hostnames, setUpOwner, stageDashboard } from './stage.ts';
import { expectAccessible, visit } from './visit.ts';

const [shop] = hostnames;
const DAY_MS = 86_400_000;

describeChromium('times', (devTools) => {
  it('are relative within a week, else days, name their zone, and stand to the minute where somebody wants that', async () => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop, { crawls: 1 });
    const finishedAgo = (ms: number) =>
      inDatabase(stage, (knex) =>
        knex('crawls')
          .where({ domain_id: id })
          .update({ finished_at: stage.now() - ms }),
      );
    const { page, go, faults } = await visit(devTools, stage, { person });
    const row = page.getByRole('row').filter({ hasText: shop });
    const times = row.locator('time');
    await finishedAgo(3 * DAY_MS);
    await go('/');
    await expect.poll(() => times.first().textContent()).toBe('3 days ago');
    expect(await times.first().getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(await times.first().getAttribute('title')).toMatch(/\d{4}, \d{1,2}:\d\d:\d\d/);
    await finishedAgo(40 * DAY_MS);
    await page.reload();
    await expect.poll(() => times.first().textContent()).toMatch(/^[^:]*20\d\d$/);

    const zone = await page.evaluate('Intl.DateTimeFormat().resolvedOptions().timeZone');
    await page.getByText(`Times are those of ${zone}.`).waitFor();
    await page.getByRole('button', { name: 'Exact times' }).click();
    await expect.poll(() => times.first().textContent()).toMatch(/20\d\d, \d{1,2}:\d\d/);
    await expectAccessible(page, 'exact times');
    // It is kept, and holds on every page.
    await go(`/domains/${id}`);
    await page.getByRole('button', { name: 'Exact times', pressed: true }).waitFor();
    await expect.poll(() => page.locator('.stats time').first().textContent()).toMatch(/20\d\d, \d{1,2}:\d\d/);
    expect(faults()).toEqual([]);
  });
});
