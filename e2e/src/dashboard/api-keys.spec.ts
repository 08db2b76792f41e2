import { addDomain, hostnames, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible } from './visit.ts';

test.describe('API keys', () => {
  test('a key is created for a domain, shown once, rotated and revoked', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const domain = await addDomain(stage, person, hostnames[0], { verified: false });
    await addDomain(stage, person, hostnames[1], { verified: false });
    const { page, go } = await visit(stage, { person });
    /** The status that a program with the key gets. */
    const statusWith = async (key: string) => {
      const headers = { authorization: `Bearer ${key}` };
      return (await fetch(`${stage.server.url}/api/v1/domains/${domain}`, { headers })).status;
    };
    const shownKey = async () => (await page.getByRole('dialog').getByText(/^lv_/).textContent()) ?? '';
    await go('/settings/api/keys');
    // The page shows a call of the API with the address of this server.
    const api = page.getByRole('region', { name: 'Call the API' });
    await api.getByText(`curl -H 'Authorization: Bearer lv_…' ${stage.server.url}/api/v1/domains`).waitFor();
    for (const name of ['API reference', 'OpenAPI document']) {
      const address = await api.getByRole('link', { name }).getAttribute('href');
      expect((await fetch(`${address}`)).status).toBe(200);
    }
    await page.getByRole('button', { name: 'Create key' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Deploy robot');
    await dialog.getByLabel('Only chosen domains').check();
    await dialog.getByLabel(hostnames[0]).check();
    await expectAccessible(page, 'the dialog that creates a key');
    await dialog.getByRole('button', { name: 'Create key' }).click();
    const key = await shownKey();
    await page.getByRole('button', { name: 'I have stored it' }).click();
    await expect.poll(() => page.content()).not.toContain(key);
    expect(await statusWith(key)).toBe(200);
    const { data } = await person.call('GET', '/api-keys');
    expect(data).toMatchObject([{ scopes: ['domains:read', 'crawls:read'], domain_ids: [domain] }]);
    const rows = page.getByRole('table', { name: 'API keys' }).getByRole('row').filter({ hasText: 'Deploy robot' });
    await expect(rows).toHaveText(/made by Ada[\s\S]*Active[\s\S]*domains:read, crawls:read[\s\S]*1 domain/);

    await page.getByRole('button', { name: 'Actions for Deploy robot' }).click();
    await page.getByRole('menuitem', { name: 'Rotate …' }).click();
    await page.getByRole('button', { name: 'Rotate key' }).click();
    const next = await shownKey();
    await page.getByRole('button', { name: 'I have stored it' }).click();
    expect(await Promise.all([statusWith(key), statusWith(next)])).toEqual([200, 200]);
    await expect(rows).toHaveCount(2);
    const old = rows.filter({ hasText: 'replaced, works on' });
    await old.getByRole('button', { name: 'Actions for Deploy robot' }).click();
    await old.getByRole('menuitem', { name: 'Revoke …' }).waitFor();
    await expect(page.getByRole('menuitem', { name: 'Rotate …' })).toHaveCount(0);
    await old.getByRole('menuitem', { name: 'Revoke …' }).click();
    await page.getByRole('button', { name: 'Revoke key' }).click();
    await rows.filter({ hasText: 'Revoked' }).waitFor();
    expect(await Promise.all([statusWith(key), statusWith(next)])).toEqual([401, 200]);
  });
});
