import { choose } from './choose.ts';
import { inDatabase } from './crawl-history.ts';
import { addDomain, hostnames, joinAs, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible, focused } from './visit.ts';

const [shop] = hostnames;

test.describe('settings of a domain', () => {
  test('saves what was changed, and keeps what others changed meanwhile', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop);
    const path = `/domains/${id}/settings`;
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}`);
    const tabs = page.getByRole('navigation', { name: 'Pages of this domain' });
    await tabs.getByRole('link', { name: 'Settings' }).click();
    const depth = page.getByLabel('Maximum depth');
    const save = page.getByRole('button', { name: 'Save changes' });

    await depth.fill('4');
    await choose(page.getByLabel('Crawl', { exact: true }), 'weekly');
    await choose(page.getByLabel('Day of the week'), 'friday');
    await page.getByLabel('Time of day').fill('03:30');
    await page.getByLabel('Mail when a crawl finds broken links').uncheck();
    await page.getByText('Unsaved changes').waitFor();
    const answer = Promise.withResolvers<void>();
    await page.route(`**/api/v1/domains/${id}`, async (route) => {
      if (route.request().method() === 'PATCH') await answer.promise;
      await route.fallback();
    });
    await save.click();
    await page.getByText('Saving …').waitFor();
    answer.resolve();
    await page.getByText('Saved.', { exact: true }).waitFor();
    await page.getByText('All changes are saved.').waitFor();
    await expect(page.getByLabel('Crawl', { exact: true })).toHaveValue('weekly');
    await expect(page.getByLabel('Day of the week')).toHaveValue('friday');
    // The next saved setting leaves that one as it is.
    await page.getByLabel('Exclusions', { exact: true }).fill('/private/**');
    await save.click();
    await expect
      .poll(async () => (await person.call('GET', `/domains/${id}`)).crawl_config.exclusions)
      .toEqual(['/private/**']);
    const saved = await person.call('GET', `/domains/${id}`);
    expect(saved.settings.email_alerts).toBe(false);
    expect(saved.crawl_config).toMatchObject({
      depth_limit: 4,
      schedule: { frequency: 'weekly', day_of_week: 'friday', time: '03:30' },
    });
    await go(path);
    await expect(depth).toHaveValue('4');
    await expect(page.getByLabel('Day of the week')).toHaveValue('friday');
    await page.getByText('Next crawl:').waitFor();
    // While another schedule is typed, the page says that this belongs to the saved one.
    await page.getByLabel('Time of day').fill('04:30');
    await page.getByText('Until you save, the next crawl stays:').waitFor();
    await page.getByLabel('Time of day').fill('03:30');
    await page.getByText('Next crawl:').waitFor();

    // When another person saves another setting between the reading and the saving, both stay without a question.
    await person.call('PATCH', `/domains/${id}`, { crawl_config: { max_pages: 300 } });
    await depth.fill('3');
    await save.click();
    await expect
      .poll(async () => (await person.call('GET', `/domains/${id}`)).crawl_config)
      .toMatchObject({ depth_limit: 3, max_pages: 300 });
    await expect(page.getByLabel('Maximum pages')).toHaveValue('300');

    // When it is the same setting, the page shows both values.
    await person.call('PATCH', `/domains/${id}`, { crawl_config: { depth_limit: 7 } });
    await depth.fill('5');
    await save.click();
    await page.getByText('Somebody else has changed this').waitFor();
    // Both are shown.
    const both = page.getByRole('alert').filter({ hasText: 'Choose what stays' });
    await expect
      .poll(async () => (await both.textContent())?.replace(/\s+/g, ' '))
      .toContain('Maximum depthYours5Theirs7');
    await expect(depth).toHaveValue('5');
    await expectAccessible(page, 'a conflict');
    await page.getByRole('button', { name: 'Use theirs' }).click();
    await expect(depth).toHaveValue('7');
    await depth.fill('6');
    await save.click();
    await expect.poll(async () => (await person.call('GET', `/domains/${id}`)).crawl_config.depth_limit).toBe(6);
  });

  test('shows a refusal at its field, and keeps what was typed', { tag: '@long' }, async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop);
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}/settings`);
    const exclusions = page.getByLabel('Exclusions', { exact: true });
    await exclusions.fill('/private/**\n/**/a/');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText(/^Entry 2: /).waitFor();
    await expect(exclusions).toHaveAttribute('aria-invalid', 'true');
    await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('crawl_config/exclusions');
    await expect(exclusions).toHaveValue('/private/**\n/**/a/');
    expect((await person.call('GET', `/domains/${id}`)).crawl_config.exclusions).toEqual([]);

    // The first change removes the refused text, and shows the server's fault of the new text.
    await exclusions.fill('/private/**');
    await page.getByText(/^Entry 2: /).waitFor({ state: 'detached' });
    await expect(exclusions).not.toHaveAttribute('aria-invalid');
    // Discarded values are not checked.
    const depth = page.getByLabel('Maximum depth');
    await depth.fill('2000');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(depth).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByText('All changes are saved.').waitFor();
    await expect(depth).not.toHaveAttribute('aria-invalid');
    await expect(exclusions).toHaveValue('');

    await exclusions.fill('/private/**\n/**/a/');
    await page.getByText(/^Entry 2: /).waitFor();

    await page.getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('heading', { name: 'Leave without saving?' }).waitFor();
    await expect.poll(() => focused(page)).toBe('button Stay here');
    await expectAccessible(page, 'unsaved changes');
    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect(exclusions).toHaveValue('/private/**\n/**/a/');
    await page.getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await page.waitForURL(`**/domains/${id}`);
  });

  test('switches sharing, checks DNS and deletes at once', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop);
    const sharing = async () => (await person.call('GET', `/domains/${id}`)).settings.sharing;
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}/settings`);
    await page.getByLabel('Maximum depth').fill('2');
    // The page says whose limits they are, and who can change them.
    await page.getByText('The limits are those of this account (plan Agency). Whoever runs this server').waitFor();
    await page.getByRole('heading', { name: 'Takes effect at once' }).waitFor();
    await page.getByRole('button', { name: 'Switch sharing on' }).click();
    await page.getByRole('button', { name: 'Switch sharing off …' }).click();
    await expect.poll(sharing).toBe(true);
    await page.getByRole('dialog').getByRole('button', { name: 'Switch sharing off' }).click();
    await page.getByRole('button', { name: 'Switch sharing on' }).waitFor();
    await expect.poll(sharing).toBe(false);
    // The typed text is still there, and can be saved.
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect.poll(async () => (await person.call('GET', `/domains/${id}`)).crawl_config.depth_limit).toBe(2);

    // The record is gone. A check within 10 s of the last one would use its result.
    stage.dns.remove(shop);
    await inDatabase(stage, (knex) => knex('domains').update({ last_checked_at: 1 }));
    const checked = page.waitForResponse((response) => response.url().endsWith('/verification/check'));
    await page.getByRole('button', { name: 'Check DNS again' }).click();
    expect((await checked).status()).toBe(200);
    await page.getByText(/^Missing since .+\. Last seen .+\.$/).waitFor();
    await page.getByRole('button', { name: 'Delete …' }).click();
    await page.getByLabel(`Type ${shop} to confirm`).fill(shop);
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByRole('heading', { name: 'Add your first domain' }).waitFor();
    expect((await person.call('GET', '/domains')).data).toEqual([]);
    // The back button does not lead to a page that no longer exists.
    await page.goBack();
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
    await expect(page.getByRole('navigation', { name: 'Pages of this domain' })).toHaveCount(0);
  });

  test('is for reading only where somebody may only view', { tag: '@long' }, async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop);
    const grants = [{ domain_id: id, rights: ['view'] }];
    const member = await joinAs(stage, person, { email: 'grace@example.com', role: 'member', grants });
    const { page, go } = await visit(stage, { person: member });
    await go(`/domains/${id}/settings`);
    await page.getByText('You may look at these settings').waitFor();
    await expect(page.getByLabel('Maximum depth')).toBeDisabled();
    for (const name of ['Save changes', 'Switch sharing on', 'Check DNS again', 'Delete …']) {
      await expect(page.getByRole('button', { name, exact: true }), name).toHaveCount(0);
    }
    await expectAccessible(page, 'read-only settings');
  });
});
