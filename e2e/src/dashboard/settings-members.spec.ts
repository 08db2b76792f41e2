import { addDomain, hostnames, joinAs, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible, focused } from './visit.ts';

const [shop, docs] = hostnames;

test.describe('the members of an account', () => {
  test('are invited with rights on one domain, changed and removed', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const shopId = await addDomain(stage, person, shop, { verified: false });
    await addDomain(stage, person, docs, { verified: false });
    const { page, go } = await visit(stage, { person });
    await go('/settings/members');
    await page.getByRole('button', { name: 'Invite somebody' }).click();
    const dialog = page.getByRole('dialog');
    // The fault of another address is not shown for this one.
    await dialog.getByLabel('E-mail').fill('ada@example.com');
    await dialog.getByRole('button', { name: 'Invite' }).click();
    const refusal = dialog.getByRole('alert');
    await refusal.waitFor();
    await dialog.getByLabel('E-mail').fill('grace@example.com');
    await refusal.waitFor({ state: 'detached' });
    await dialog.getByLabel('Only chosen domains').check();
    await dialog.getByRole('button', { name: 'Invite' }).click();
    await dialog.getByRole('alert').filter({ hasText: 'Choose at least one domain.' }).waitFor();
    expect((await person.call('GET', '/invitations')).data).toEqual([]);
    await dialog
      .getByRole('group', { name: `Rights on ${shop}` })
      .getByLabel('crawl')
      .check();
    await expectAccessible(page, 'the invitation');
    await dialog.getByRole('button', { name: 'Invite' }).click();
    await page.getByRole('heading', { name: 'Pass this link on' }).waitFor();
    const link = new URL(`${await dialog.locator('code').textContent()}`);
    await dialog.getByRole('button', { name: 'I have passed it on' }).click();

    const pending = page.getByRole('region', { name: 'Open invitations' });
    await pending.getByText(`${shop}: view, crawl`).waitFor();
    const guest = await visit(stage);
    await guest.go(link.pathname + link.hash);
    await expect.poll(() => focused(guest.page)).toBe('input Your name');
    await guest.page.keyboard.type('Grace Hopper');
    await guest.page.getByLabel('New password').fill('amber-lantern-52-moss');
    await guest.page.getByRole('button', { name: 'Join' }).click();
    await guest.page.getByRole('row').filter({ hasText: shop }).waitFor();
    await expect(guest.page.getByText(docs)).toHaveCount(0);
    await guest.go('/settings');
    await guest.page.getByRole('link', { name: 'Security' }).waitFor();
    await expect(guest.page.getByRole('link', { name: 'Members' })).toHaveCount(0);

    await page.reload();
    const row = page.getByRole('row').filter({ hasText: 'Grace Hopper' });
    await row.getByText(`${shop}: view, crawl`).waitFor();
    await expect(page.getByRole('row').filter({ hasText: 'ada@example.com' }).getByRole('button')).toHaveCount(0);
    await row.getByRole('button', { name: 'Change Grace Hopper' }).click();
    await dialog
      .getByRole('group', { name: `Rights on ${shop}` })
      .getByLabel('edit')
      .check();
    await dialog.getByRole('button', { name: 'Change' }).click();
    await row.getByText(`${shop}: view, crawl, edit`).waitFor();
    const members = await person.call('GET', '/members');
    const grace = members.data.find(({ email }: { email: string }) => email === 'grace@example.com');
    expect(grace.grants).toEqual([{ domain_id: shopId, rights: ['view', 'crawl', 'edit'] }]);

    await row.getByRole('button', { name: 'Remove Grace Hopper' }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await row.waitFor({ state: 'detached' });
    await guest.go('/');
    await guest.page
      .getByRole('heading', { name: 'You belong to no account' })
      .or(guest.page.getByRole('heading', { name: 'Sign in' }))
      .waitFor();
    await expectAccessible(page, 'the members');
  });

  test('may be invited by an administrator, except as an owner; an invitation is revoked', async ({ visit }) => {
    const stage = await stageDashboard();
    const owner = await setUpOwner(stage);
    const admin = await joinAs(stage, owner, { email: 'grace@example.com', role: 'admin' });
    const { page, go } = await visit(stage, { person: admin });
    await go('/settings/members');
    const first = page.getByRole('row').filter({ hasText: 'ada@example.com' });
    await first.waitFor();
    await expect(first.getByRole('button')).toHaveCount(0);
    await page.getByRole('button', { name: 'Invite somebody' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Role').locator('option')).toHaveText(['Member', 'Administrator']);
    await dialog.getByLabel('E-mail').fill('alan@example.com');
    await dialog.getByRole('button', { name: 'Invite' }).click();
    await dialog.getByRole('button', { name: 'I have passed it on' }).click();
    const [invitation] = (await owner.call('GET', '/invitations')).data;
    expect(invitation).toMatchObject({ role: 'member', grants: [{ domain_id: null, rights: ['view'] }] });

    // It is not sent again within a minute. The page shows the remaining time, and sends no request that would be
    // refused.
    const again = page.getByRole('button', { name: 'Send again to alan@example.com' });
    await page.getByText(/^You can send it again in \d+ seconds?$/).waitFor();
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await again.click({ force: true });
    expect((await owner.call('GET', '/invitations')).data).toEqual([invitation]);

    await page.getByRole('button', { name: 'Revoke the invitation of alan@example.com' }).click();
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await page.getByText('Nobody is invited at the moment.').waitFor();
    expect((await owner.call('GET', '/invitations')).data).toEqual([]);
  });
});
