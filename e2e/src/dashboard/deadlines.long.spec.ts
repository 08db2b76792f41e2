import { addDomain, hostnames, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';

const DAY_MS = 86_400_000;

test.describe('when something ends', () => {
  test('is said by its day, or by what is left of the last one, with the exact time on hover', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, hostnames[0], { crawls: 1 });
    const expires_at = new Date(stage.now() + 10 * DAY_MS).toISOString();
    const key = await person.call('POST', '/api-keys', { name: 'Robot', scopes: ['domains:read'], expires_at });
    await person.call('POST', `/api-keys/${key.id}/rotate`, { overlap_seconds: 3_600 });
    await person.call('POST', '/invitations', { email: 'grace@example.com', role: 'admin' });
    const rule = { url_pattern: 'https://partner.example.net/*', reason: 'The partner moves.', expires_at };
    await person.call('POST', `/domains/${id}/issue-rules`, rule);
    await person.call('POST', `/domains/${id}/reports`, { format: 'csv' });
    await person.call('PATCH', `/domains/${id}`, { settings: { sharing: true } });
    await person.call('POST', `/domains/${id}/share-links`, { expires_at });
    const { page, go } = await visit(stage, { person });

    const ends = {
      '/settings/api/keys': '[data-label=Expires]',
      [`/domains/${id}/issues/rules`]: '[data-label=Ends]',
      [`/domains/${id}/reports`]: '[data-label=Made] .small',
      [`/domains/${id}/sharing`]: '[data-label=Expires]',
    };
    for (const [path, place] of Object.entries(ends)) {
      await go(path);
      const end = page.locator(`${place} time`).filter({ hasText: /^\d+ \w+ 2\d{3}$/ });
      await end.first().waitFor();
      await expect(end.first(), path).toHaveAttribute('title', /\d\d:\d\d:\d\d UTC$/);
    }
    await go('/settings/members');
    await page.getByText(/Expires \d+ \w+ 2\d{3}$/).waitFor();
    // A replaced key stays valid for an hour.
    await go('/settings/api/keys');
    const replaced = page.getByRole('row').filter({ hasText: 'replaced, works on' });
    await expect(replaced.locator('[data-label=Expires] time')).toHaveText(/^in (1 hour|\d+ minutes)$/);
  });
});
