import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { choose } from './choose.ts';
import { addDomain, hostnames, joinAs, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible, focused } from './visit.ts';

const [shop] = hostnames;

/** Downloads the file that a row of the list offers. */
async function download(page: Page, row: string): Promise<{ readonly name: string; readonly text: string }> {
  const started = page.waitForEvent('download');
  await page.getByRole('row').filter({ hasText: row }).getByRole('link', { name: 'Download' }).click();
  const file = await started;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'latin1') };
}

test.describe('reports of a domain', () => {
  test('are made, followed, downloaded and deleted, by keyboard', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop, { crawls: 1 });
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}`);
    await page.getByRole('link', { name: 'Reports' }).click();
    await page.getByText('Make one to download it here.').waitFor();
    const make = page.getByRole('button', { name: 'Make a report' });
    await make.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expectAccessible(page, 'the dialog');
    await dialog.getByRole('button', { name: 'Make the report' }).focus();
    await page.keyboard.press('Enter');
    // Nobody reloads: the row follows the report until it is made.
    await page.getByText('The report is ready.').waitFor();
    await expect.poll(() => focused(page)).toBe('button Make a report');
    const pdf = await download(page, 'PDF');
    expect(pdf.name).toMatch(/^shop\.example\.com-.*\.pdf$/);
    expect(pdf.text).toMatch(/^%PDF-/);

    await make.click();
    await choose(dialog.getByLabel('Format'), 'csv');
    await choose(dialog.getByLabel('Tables'), 'links');
    await dialog.getByLabel('Crawl', { exact: true }).press('ArrowDown');
    await dialog.getByRole('button', { name: 'Make the report' }).click();
    await page.getByRole('row').filter({ hasText: 'CSV: Links' }).getByText('Ready').waitFor();
    const csv = await download(page, 'CSV: Links');
    expect(csv.name).toMatch(/links\.csv$/);
    expect(csv.text).toContain('url');

    await page.getByRole('row').filter({ hasText: 'PDF' }).getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('heading', { name: /^Delete the report “PDF” of .*\d\?$/ }).waitFor();
    await dialog.getByRole('button', { name: 'Delete the report' }).click();
    await page.getByRole('row').filter({ hasText: 'PDF' }).waitFor({ state: 'detached' });
    const left = await person.call('GET', `/domains/${id}/reports`);
    expect(left.data.map(({ section }: { section: string }) => section)).toEqual(['links']);
  });

  test('of a period have its last day; one without a crawl is refused in the dialog', { tag: '@long' }, async ({
    visit,
  }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop, { crawls: 1 });
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}/reports`);
    await page.getByRole('button', { name: 'Make a report' }).click();
    const dialog = page.getByRole('dialog');
    await choose(dialog.getByLabel('What it covers'), 'Days of your choice');
    // The last 30 are offered.
    const offered = async (label: string) => Date.parse(await dialog.getByLabel(label).inputValue());
    const span = async () => (await offered('Last day')) - (await offered('First day'));
    await expect.poll(span).toBe(29 * 86_400_000);
    await dialog.getByLabel('First day').fill('2025-01-01');
    await dialog.getByLabel('Last day').fill('2025-01-31');
    await dialog.getByRole('button', { name: 'Make the report' }).click();
    await dialog.getByRole('alert').filter({ hasText: 'no completed crawl that ended in this period' }).waitFor();
    await expect(dialog.getByLabel('First day'), 'what was typed stays').toHaveValue('2025-01-01');
    const { data } = await person.call('GET', `/domains/${id}/crawls`);
    const today = data[0].finished_at.slice(0, 10);
    await dialog.getByLabel('First day').fill(today);
    await dialog.getByLabel('Last day').fill(today);
    await dialog.getByRole('button', { name: 'Make the report' }).click();
    await page.getByText('The report is ready.').waitFor();
    const [report] = (await person.call('GET', `/domains/${id}/reports`)).data;
    expect(Date.parse(report.to) - Date.parse(report.from)).toBe(86_400_000);

    await page.getByRole('button', { name: 'Make a report' }).click();
    await choose(dialog.getByLabel('What it covers'), 'Days of your choice');
    await dialog.getByLabel('First day').waitFor();
    await choose(dialog.getByLabel('What it covers'), 'The last 7 days');
    await expect(dialog.getByLabel('First day')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Make the report' }).click();
    await dialog.waitFor({ state: 'detached' });
    const [week] = (await person.call('GET', `/domains/${id}/reports`)).data;
    expect((Date.parse(week.to) - Date.parse(week.from)) / 86_400_000).toBeCloseTo(7, 1);
  });

  test('lead to a link that shows the same crawl, once sharing is on', { tag: '@long' }, async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop, { crawls: 2 });
    const [, older] = (await person.call('GET', `/domains/${id}/crawls`)).data;
    await person.call('POST', `/domains/${id}/reports`, { format: 'pdf', crawl_id: older.id });
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}/reports`);
    await page.getByRole('link', { name: 'Share', exact: true }).click();
    await page.getByRole('button', { name: 'Switch sharing on' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create a share link' });
    await expect(dialog.getByLabel('Crawl', { exact: true })).toHaveValue(older.id);
    await dialog.getByRole('button', { name: 'Create the link' }).click();
    await dialog.getByRole('button', { name: 'I have copied it' }).waitFor();
    expect((await person.call('GET', `/domains/${id}/share-links`)).data).toMatchObject([{ crawl_id: older.id }]);
  });

  test('are made by whoever may view, and deleted by whoever may edit', { tag: '@long' }, async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop, { crawls: 1 });
    const grants = [{ domain_id: id, rights: ['view'] }];
    const member = await joinAs(stage, person, { email: 'grace@example.com', role: 'member', grants });
    const { page, go } = await visit(stage, { person: member });
    await go(`/domains/${id}/reports`);
    await page.getByRole('button', { name: 'Make a report' }).click();
    await page.getByRole('button', { name: 'Make the report' }).click();
    await page.getByRole('link', { name: 'Download' }).waitFor();
    await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  });
});
