import type { Page } from '@playwright/test';
import { startProxy } from './proxy.ts';
import { addDomain, hostnames, type Person, type Stage, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';

const PREFIX = '/links';
const [shop] = hostnames;

/** A server behind a proxy that adds a path. A dashboard that works there works without one too. */
async function stageUnderPrefix(): Promise<Stage> {
  const proxy = await startProxy(PREFIX);
  const stage = await stageDashboard({ LINKVITALS_PUBLIC_URL: `${proxy.url}${PREFIX}` });
  proxy.to(stage.server.url);
  return { ...stage, server: { ...stage.server, url: proxy.url } };
}

/** Notes the page's requests for scripts that its HTML does not name, and for the API. */
function noteRequests(page: Page) {
  const scripts: string[] = [];
  const api: string[] = [];
  let html = '';
  page.on('response', async (response) => {
    if (response.request().isNavigationRequest()) html = await response.text();
  });
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname.replace(PREFIX, '.'));
    if (pathname.includes('/api/v1/')) api.push(pathname + search);
  });
  return { api, late: () => scripts.filter((path) => !html.includes(`"${path}"`)), count: () => scripts.length };
}

/** Paths of pages whose HTML has their data. */
const pathsOf = (domainId: string, crawlId: string): readonly string[] => [
  ...['/', '/issues', '/trends', '/settings/account', '/settings/security', '/settings/members', '/settings/audit'],
  ...['/settings/api/webhooks', '/settings/api/keys', '/settings/notifications', '/settings/branding'],
  ...['', '/issues', '/issues/rules', '/results/links', '/results/pages', '/results/checks', '/crawls'].map(
    (path) => `/domains/${domainId}${path}`,
  ),
  ...[`/crawls/compare`, `/crawls/${crawlId}`, '/trends', '/reports', '/sharing', '/settings'].map(
    (path) => `/domains/${domainId}${path}`,
  ),
];

/** A name that tries to break out of the data in the page. */
const breakOut = '</script><script src=/evil.js></script><!-- $&';

async function stageWithCrawl(): Promise<{ stage: Stage; person: Person; id: string; crawlId: string }> {
  const direct = await stageUnderPrefix();
  const stage = { ...direct, server: { ...direct.server, url: `${direct.server.url}${PREFIX}` } };
  const person = await setUpOwner(stage);
  await person.call('PATCH', '/account', { name: breakOut });
  const id = await addDomain(stage, person, shop, { crawls: 1 });
  const { data } = await person.call('GET', `/domains/${id}/crawls`);
  return { stage: direct, person, id, crawlId: data[0].id };
}

test.describe('the first load', () => {
  test('needs one step: the page names its scripts and holds its data', async ({ visit }) => {
    test.setTimeout(400_000);
    const { stage, person, id, crawlId } = await stageWithCrawl();
    for (const path of pathsOf(id, crawlId)) {
      await using seen = await visit(stage, { person });
      const requests = noteRequests(seen.page);
      await seen.go(`${PREFIX}${path}`);
      expect(requests.count(), path).toBeGreaterThan(2);
      // The test reads the HTML later than the browser.
      await expect.poll(requests.late, { message: path }).toEqual([]);
      expect(
        requests.api.filter((one) => one.endsWith('/session')),
        path,
      ).toEqual([]);
      if (path === '/') await seen.page.getByRole('link', { name: shop, exact: true }).waitFor();
      if (path === `/domains/${id}`) await seen.page.getByRole('heading', { name: 'Fix first' }).waitFor();
      if (path === '/' || path === `/domains/${id}`) expect(requests.api, path).toEqual([]);
      await seen.page.getByText('</script>').first().waitFor();
    }
  });

  test('paints a frame before the first script, for whoever is signed in', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const gate = Promise.withResolvers<void>();
    const framed = async (who: Person | undefined) => {
      const { page } = await visit(stage, { ...(who && { person: who }), width: 320 });
      await page.route('**/assets/index-*.js', async (route) => {
        await gate.promise;
        await route.continue();
      });
      await page.goto('/', { waitUntil: 'commit' });
      await page.locator('#first-answers, noscript').last().waitFor({ state: 'attached' });
      return { page, frame: page.locator('.frame') };
    };
    const inside = await framed(person);
    await inside.frame.waitFor();
    await expect.poll(() => inside.page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    const outside = await framed(undefined);
    // Styles come before anything is painted, and after the HTML.
    await expect(outside.frame).toBeHidden();
    gate.resolve();
    await inside.page.getByRole('heading', { name: 'My Domains' }).waitFor();
    await expect(inside.frame).toBeHidden();
    await outside.page.getByLabel('E-mail').waitFor();
    await expect(outside.frame).toBeHidden();
  });

  test('with a session that has ended leads to the sign-in page', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    await person.call('DELETE', '/session');
    const { page, go } = await visit(stage, { person });
    await go('/settings/account');
    await page.getByLabel('E-mail').waitFor();
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('return_to') === '/settings/account');
  });
});
