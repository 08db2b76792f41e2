import { fileURLToPath } from 'node:url';
import { servePage } from '@linkvitals/example-sdk-browser/serve-page';
import { PATIENCE_MS, spawnNode } from '@linkvitals/testing';
import { browserAt } from '@linkvitals/testing/browser';
import { describeChromium } from '@linkvitals/testing/databases';
import { expect, it, onTestFinished } from 'vitest';
import { hostname, type Stage, setStage } from './staged-domain.ts';

const report = fileURLToPath(import.meta.resolve('@linkvitals/example-sdk-node/report'));

const brokenUrls = ({ site }: Stage): string[] =>
  site
    .truth()
    .broken.map(({ url }) => url)
    .sort();

it('the SDK in a plain Node script crawls a site and prints its broken links', async () => {
  const stage = await setStage();
  const env = { LINKVITALS_URL: stage.server.url, LINKVITALS_API_KEY: stage.key };
  const script = spawnNode([report, `https://www.${hostname}/`], { env });
  expect(await script.exited).toEqual({ code: 0, signal: null });
  const printed = [...script.stdout.matchAll(/^BROKEN (\S+)/gm)].map(([, url]) => url).sort();
  expect(printed).toEqual(brokenUrls(stage));
  expect(script.stdout).toContain(`${hostname}: not crawled yet`);

  const other = spawnNode([report, 'unproved.example.com'], { env });
  expect((await other.exited).code).toBe(1);
  expect(other.stderr).toContain('add the TXT record "linkvitals-verify=');
  const keyless = spawnNode([report, hostname], { env: { ...env, LINKVITALS_API_KEY: 'lv_unknown' } });
  expect((await keyless.exited).code).toBe(1);
  expect(keyless.stderr).toContain('401 unauthorized');
});

describeChromium('the SDK in a page', (devTools) => {
  it('lists the domains, crawls one and shows its broken links', async () => {
    const stage = await setStage();
    const linkvitalsUrl = stage.server.url;
    const server = await servePage({ linkvitalsUrl, port: 0, conditions: ['@linkvitals/source'] });
    onTestFinished(server.close);
    const page = await (await browserAt(devTools)).newPage();
    onTestFinished(() => page.close());
    const faults: unknown[] = [];
    page.on('pageerror', (error) => faults.push(error));
    await page.goto(server.url);

    await page.getByLabel('API key').fill('lv_unknown');
    await page.getByRole('button', { name: 'Show my domains' }).click();
    await page.getByText('The server does not know this API key.').waitFor();
    await page.getByLabel('API key').fill(stage.key);
    await page.getByRole('button', { name: 'Show my domains' }).click();
    await page.getByRole('button', { name: `Crawl ${hostname}` }).click();
    await page.getByText(`${hostname}: completed, health score`).waitFor({ timeout: PATIENCE_MS });

    const shown = await page.locator('#broken li').allTextContents();
    expect(shown.map((text) => text.replace(/ \(.*\)$/, '')).sort()).toEqual(brokenUrls(stage));
    expect(faults).toEqual([]);
  });
});
