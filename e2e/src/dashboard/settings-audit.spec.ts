import { choose } from './choose.ts';
import { addDomain, hostnames, joinAs, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible, switchTo } from './visit.ts';

const [shop] = hostnames;

test.describe('the audit log', () => {
  test('shows who changed what, before and after, and is filtered in the address', async ({ visit }) => {
    const stage = await stageDashboard();
    const owner = await setUpOwner(stage);
    const admin = await joinAs(stage, owner, { email: 'grace@example.com', role: 'admin' });
    await addDomain(stage, owner, shop, { verified: false });
    await admin.call('PATCH', '/account', { name: 'Southwind' });
    const { page, go } = await visit(stage, { person: owner });
    await go('/settings/audit');
    const rows = page.getByRole('table', { name: 'Audit log' }).locator('tbody tr');
    const renamed = rows.filter({ hasText: 'changed the account' });
    await renamed.filter({ hasText: 'grace@example.com' }).filter({ hasText: 'from 127.0.0.1' }).waitFor();
    await expect
      .poll(async () => (await renamed.locator('li').textContent())?.replace(/\s+/g, ' '))
      .toBe('Name: Northwindbecomes → Southwind');

    await choose(page.getByLabel('What was done'), 'added the domain');
    await page.waitForURL(/action=domain\.created/);
    await renamed.waitFor({ state: 'detached' });
    await expect(rows).toHaveCount(1);
    await page.reload();
    await rows.getByRole('link', { name: shop }).waitFor();

    await go('/settings/audit');
    await renamed.getByRole('link', { name: 'grace@example.com' }).click();
    await rows.filter({ hasText: 'ada@example.com' }).first().waitFor({ state: 'detached' });
    await renamed.waitFor();
    await page.getByRole('link', { name: 'Show everything' }).click();
    await rows.filter({ hasText: shop }).waitFor();
    await expectAccessible(page, 'the audit log');
  });

  test('says which crawl a report is of, what a badge shows and until when an issue is ignored', {
    tag: '@long',
  }, async ({ visit }) => {
    const stage = await stageDashboard();
    const owner = await setUpOwner(stage);
    const id = await addDomain(stage, owner, shop, { crawls: 1 });
    await owner.call('POST', `/domains/${id}/reports`, { format: 'csv' });
    const [from, to] = [stage.now() - 86_400_000, stage.now() + 3_600_000].map((at) => new Date(at).toISOString());
    await owner.call('POST', `/domains/${id}/reports`, { format: 'json', from, to });
    await owner.call('PATCH', `/domains/${id}`, { settings: { sharing: true } });
    await owner.call('POST', `/domains/${id}/badges`, { metric: 'health_score' });
    const [issue] = (await owner.call('GET', `/domains/${id}/issues`)).data;
    const until = '2030-06-05T10:00:00.000Z';
    await owner.call('POST', `/issues/${issue.id}/ignore`, { reason: 'It moves.', until });
    const { user } = await owner.call('GET', '/session');
    await owner.call('PATCH', `/issues/${issue.id}`, { assignee_id: user.id });
    const { page, go } = await visit(stage, { person: owner });
    await go('/settings/audit');
    const rows = page.getByRole('table', { name: 'Audit log' }).locator('tbody tr');
    await rows.filter({ hasText: 'made a badge for' }).getByText('Health score').waitFor();
    await rows.filter({ hasText: 'ignored the issue' }).getByText(/2030/).waitFor();
    await rows.filter({ hasText: 'Assigned to' }).getByText(user.name).waitFor();
    const ofPeriod = rows.filter({ hasText: 'made a report of' }).filter({ hasText: 'JSON' });
    await ofPeriod.filter({ hasText: /Period from: .*\d{4}.*Period until: .*\d{4}/ }).waitFor();
    const ofReport = rows.filter({ hasText: 'made a report of' }).filter({ hasText: 'CSV' });
    await ofReport.waitFor();
    await expect(page.getByText(/[0-9a-f]{8}-[0-9a-f]{4}-/)).toHaveCount(0);
    const reference = await page
      .getByRole('link', { name: 'What the API says of each of these names' })
      .getAttribute('href');
    expect((await fetch(`${reference}`)).status).toBe(200);
    await expectAccessible(page, 'the audit log in words');
    await ofReport.getByRole('link', { name: /^the one of / }).click();
    await page.getByRole('heading', { name: /^Crawl of / }).waitFor();
  });

  test('has its tab in sight where not all of them fit, also once the window is made narrow', { tag: '@long' }, async ({
    visit,
  }) => {
    const stage = await stageDashboard();
    const { page, go } = await visit(stage, { person: await setUpOwner(stage) });
    const tab = page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Audit log' });
    const isInSight = async (): Promise<boolean> => {
      const { x, width } = (await tab.boundingBox()) ?? { x: -1, width: 0 };
      return x >= 0 && x + width <= 320;
    };
    await page.setViewportSize({ width: 320, height: 640 });
    await go('/settings/audit');
    await expect.poll(isInSight).toBe(true);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
    await tab.waitFor();
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(isInSight).toBe(true);
  });

  test('names what was changed in the language of the page', { tag: '@long' }, async ({ visit }) => {
    const stage = await stageDashboard();
    const owner = await setUpOwner(stage);
    await addDomain(stage, owner, shop, { verified: false });
    const { page, go } = await visit(stage, { person: owner });
    await go('/settings/audit');
    await switchTo(page, 'de');
    const added = page.getByRole('row').filter({ hasText: 'hat die Domain' });
    await expect.poll(() => added.getByRole('listitem').allTextContents()).toContain('E-Mail über defekte Links: ja');
    // Rights and roles are in words, with the name of the domain.
    const [{ id }] = (await owner.call('GET', '/domains')).data;
    const grants = [{ domain_id: id, rights: ['view', 'edit'] }];
    await joinAs(stage, owner, { email: 'grace@example.com', role: 'member', grants });
    await page.reload();
    await switchTo(page, 'de');
    const invited = page.getByRole('row').filter({ hasText: `${shop}: ansehen, bearbeiten` });
    await invited.filter({ hasText: 'Rolle: Mitglied' }).first().waitFor();
    await expect(page.getByText('domain_id')).toHaveCount(0);
    // Empty values are not shown.
    await expect(added).not.toContainText('[]');
  });
});
