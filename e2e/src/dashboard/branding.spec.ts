import { setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible } from './visit.ts';

const svg = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="${colour}"/></svg>`;
const fileOf = (text: string) => ({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(text) });

test.describe('branding', () => {
  test('shows how a report would look, is saved, and is removed', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const { page, go } = await visit(stage, { person });
    await go('/settings/branding');
    const preview = page.getByRole('figure', { name: 'The head of a report' });
    await preview.getByText('Linkvitals').waitFor();
    await page.getByLabel('Name').fill('Acme Web Care');
    await page.getByLabel('Colour', { exact: true }).fill('#8a1c5b');
    await page.getByLabel('Logo').setInputFiles(fileOf(svg('#8a1c5b')));
    await preview.getByText('Acme Web Care').waitFor();
    await preview.getByRole('img', { name: 'Logo' }).waitFor();
    await expect(preview.locator('rect').first()).toHaveAttribute('fill', '#8a1c5b');
    await expectAccessible(page, 'a preview of branding');
    expect(await person.call('GET', '/branding')).toMatchObject({ name: null, colour: null, logo: null });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved.', { exact: true }).waitFor();
    const saved = await person.call('GET', '/branding');
    expect(saved).toMatchObject({ name: 'Acme Web Care', colour: '#8a1c5b' });
    expect(saved.logo).toMatch(/^data:image\/png;base64,/);
    await expect(preview.getByRole('img', { name: 'Logo' })).toHaveAttribute('src', saved.logo);

    await page.getByLabel('Logo').setInputFiles(fileOf('no picture'));
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').waitFor();
    expect((await person.call('GET', '/branding')).logo).toBe(saved.logo);
    await page.getByRole('button', { name: 'Remove the logo' }).click();
    await expect(preview.getByRole('img')).toHaveCount(0);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(async () => (await person.call('GET', '/branding')).logo).toBeNull();
  });

  test('is for looking at where the plan has none', { tag: '@long' }, async ({ visit }) => {
    const stage = await stageDashboard({ LINKVITALS_PLANS: '{"agency":{"agency_features":false}}' });
    const person = await setUpOwner(stage);
    const { page, go } = await visit(stage, { person });
    await go('/settings/branding');
    await page.getByText(/The plan of this account has no branding.*No plan of this server allows it\./).waitFor();
    await expect(page.getByLabel('Name')).toBeDisabled();
    await expectAccessible(page, 'branding without the plan');
  });
});
