import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEndOfTest } from '@linkvitals/testing';
import { browserProgram } from '@linkvitals/testing/browser-program';
import { choose } from './choose.ts';
import { addDomain, crawlDomain, hostnames, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible } from './visit.ts';

const program = await browserProgram();
const hostname = 'app.example.com';

/** A site whose links are made by scripts, with a missing page, and a page that is too large to be rendered. Returns its address. */
async function startApplication(): Promise<string> {
  const links = ['/about', '/missing', '/large'].map((path) => `<a href="${path}">${path}</a>`).join(' ');
  const pages: Record<string, string> = {
    '/': `<!doctype html><html lang="en"><title>App</title><p id="app"></p><script>app.innerHTML = '<h1>App</h1>${links}'</script>`,
    '/about': '<!doctype html><html lang="en"><title>About</title><h1>About</h1><a href="/">App</a>',
    '/large': `<!doctype html><html lang="en"><title>Large</title><h1>Large</h1>${'<p>text</p>'.repeat(110_000)}`,
  };
  const server = createServer(({ url = '' }, response) => {
    const html = pages[url];
    if (html === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEndOfTest(() => {
    server.close();
    server.closeAllConnections();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.describe('pages in a browser', () => {
  test('are chosen in the settings; the crawl says what was rendered, and lists are filtered by it', async ({
    visit,
  }) => {
    const env = { LINKVITALS_BROWSER: program ?? '', LINKVITALS_MAX_PAGE_MIB: '1' };
    const stage = await stageDashboard(env, { [hostname]: await startApplication() });
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, hostname);
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}/settings`);
    await choose(page.getByLabel('Pages in a browser'), 'on');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('All changes are saved.').waitFor();
    await crawlDomain(person, id);
    const { data } = await person.call('GET', `/domains/${id}/crawls`);
    await go(`/domains/${id}/crawls/${data[0].id}`);
    await page.getByText(/2 of 3 pages were rendered in a browser/).waitFor();
    const failed = page.getByRole('link', { name: /1 page could not be rendered .*: 1 it is too large/ });
    await expectAccessible(page, 'a crawl that rendered pages');
    await page.getByRole('link', { name: '3 links are there only with JavaScript.' }).click();
    await expect(page.getByRole('list', { name: 'Links' }).locator(':scope > li')).toHaveCount(3);
    await expect(page.getByLabel('JavaScript')).toHaveValue('rendered');
    await page.goBack();
    await failed.click();
    await expect(page.getByRole('list', { name: 'Pages' }).locator(':scope > li')).toHaveCount(1);
    await page.locator('summary').first().click();
    await page.getByText('Could not be rendered: it is too large').waitFor();
  });

  test('are no choice where the server has no browser, and the settings say why', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, hostnames[0]);
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}/settings`);
    await page.getByText(/it has no browser that works/).waitFor();
    await expect(page.getByLabel('Pages in a browser').locator('option[value=on]')).toBeDisabled();
  });
});
