import { choose } from './choose.ts';
import { addDomain, hostnames, joinAs, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible } from './visit.ts';

const [shop] = hostnames;

test.describe('the preview of settings', () => {
  test('follows what is typed, and saves nothing', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    await person.call('PATCH', '/me', { time_zone: 'Asia/Tokyo' });
    const id = await addDomain(stage, person, shop, { crawls: 1 });
    const [{ id: crawlId }] = (await person.call('GET', `/domains/${id}/crawls`)).data;
    const { data: pages } = await person.call('GET', `/crawls/${crawlId}/pages?limit=100`);
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}/settings`);
    const exclusions = page.getByLabel('Exclusions', { exact: true });
    const preview = page.getByRole('status', { name: 'Preview of the exclusions' });
    await preview.getByText(`leave out none of the ${pages.length} pages`).waitFor();

    await exclusions.fill('/**');
    await preview.getByText(`leave out ${pages.length} of the ${pages.length} pages`).waitFor();
    const urls = pages.slice(0, 10).map(({ url }: { url: string }) => url);
    await expect(preview.locator('li.mono')).toHaveText(urls);
    await preview.getByText(`and ${pages.length - 10} more`).waitFor();
    await preview.getByText('crawls would read the start page only').waitFor();
    await expectAccessible(page, 'a preview');

    await exclusions.fill('/**\n/**/a/');
    await page.getByText(/^Entry 2: Pattern "\/\*\*\/a\/"/).waitFor();
    await expect(exclusions).toHaveAttribute('aria-invalid', 'true');
    await expect(preview.locator('li')).toHaveCount(0);
    await exclusions.fill('kites');
    await preview.getByText('This matches no page: kites.').waitFor();
    await exclusions.fill('/kites/');
    await preview.getByText('matches anywhere in an address: /kites/. A folder? Write /kites/**.').waitFor();
    // The page of a folder's own name is not in the folder.
    const [path] = pages
      .map(({ url }: { url: string }) => new URL(url).pathname)
      .filter((one: string) => /\w$/.test(one));
    await exclusions.fill(`${path}/*`);
    await preview.getByText(`write ${path}/**: then`).waitFor();
    // Also where other patterns leave out some pages already.
    const [other] = pages
      .map(({ url }: { url: string }) => new URL(url).pathname)
      .filter((one: string) => one !== path);
    await exclusions.fill(`${other}\n${path}/*`);
    await preview.getByText(/leave out \d+ of/).waitFor();
    await preview.getByText(`write ${path}/**: then`).waitFor();
    await exclusions.fill(`${other}\n${path}/**`);
    await preview.getByText(`write ${path}/**`).waitFor({ state: 'detached' });
    await exclusions.fill('/nowhere/**');
    await preview.getByText('leave out none of').waitFor();
    await expect(exclusions).not.toHaveAttribute('aria-invalid');

    await choose(page.getByLabel('Crawl', { exact: true }), 'daily');
    await page.getByLabel('Time of day').fill('09:00');
    await choose(page.getByLabel('Time zone', { exact: true }), 'Asia/Dubai');
    await page.getByText('This is not your time zone, Asia/Tokyo.').waitFor();
    await page.getByRole('button', { name: 'Use yours' }).click();
    await expect(page.getByLabel('Time zone', { exact: true })).toHaveValue('Asia/Tokyo');
    await expect(page.getByRole('button', { name: 'Use yours' })).toHaveCount(0);
    await choose(page.getByLabel('Time zone', { exact: true }), 'Asia/Dubai');
    const runs = page.getByRole('list', { name: /in your time zone \(Asia\/Tokyo\)/ }).getByRole('listitem');
    await expect
      .poll(() => runs.allTextContents())
      .toEqual(Array.from({ length: 5 }, () => expect.stringMatching(/14:00/)));
    const dayOf = (time: string | null): number => Math.floor(Date.parse(`${time}`) / 86_400_000);
    /** Number of days between the first run and each run. */
    const daysOn = async () => {
      const times = await runs.locator('time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
      return times.map((time) => dayOf(time) - dayOf(times[0] ?? null));
    };
    await expect.poll(daysOn).toEqual([0, 1, 2, 3, 4]);
    await choose(page.getByLabel('Crawl', { exact: true }), 'off');
    await expect(runs).toHaveCount(0);

    const saved = await person.call('GET', `/domains/${id}`);
    expect(saved.crawl_config).toMatchObject({ exclusions: [], schedule: { frequency: 'off' } });
  });

  test('is not requested for somebody who may only view', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop);
    const grants = [{ domain_id: id, rights: ['view'] }];
    const member = await joinAs(stage, person, { email: 'grace@example.com', role: 'member', grants });
    const { page, go } = await visit(stage, { person: member });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await go(`/domains/${id}/settings`);
    await page.getByText('You may look at these settings').waitFor();
    await page.getByText('No crawl is scheduled.').waitFor();
    expect(requests.filter((url) => url.endsWith('/crawl-config/preview'))).toEqual([]);
  });
});
