import { startProxy } from './proxy.ts';
import { addDomain, hostnames, owner, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';

const PREFIX = '/links';

test.describe('under the path of a proxy', () => {
  test('pages, their files and the API are found, from a deep link too', async ({ visit }) => {
    const proxy = await startProxy(PREFIX);
    const stage = await stageDashboard({ LINKVITALS_PUBLIC_URL: `${proxy.url}${PREFIX}` });
    proxy.to(stage.server.url);
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, hostnames[0], { verified: false });
    const { page, go } = await visit({ ...stage, server: { ...stage.server, url: proxy.url } });
    await go(`${PREFIX}/domains/${id}/crawls`);
    await page.getByLabel('E-mail').fill(owner.email);
    await page.getByLabel('Password').fill(owner.password);
    await page.keyboard.press('Enter');
    await page.getByText('Crawls need proof that the domain is yours.').waitFor();
    await expect(page).toHaveURL(`${proxy.url}${PREFIX}/domains/${id}/crawls`);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Domains' }).click();
    await page.getByRole('link', { name: hostnames[0], exact: true }).waitFor();
    await expect(page).toHaveURL(`${proxy.url}${PREFIX}/`);
  });
});
