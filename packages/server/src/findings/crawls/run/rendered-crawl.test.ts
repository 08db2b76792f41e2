import { readdirSync, readFileSync } from 'node:fs';
import type { RenderResult } from '@linkvitals/crawler';
import { browserProgram } from '@linkvitals/testing/browser-program';
import { describe, expect, it } from 'vitest';
import type { Services } from '../../../context.ts';
import { readUsage } from '../../../people/accounts/index.ts';
import { pageRequest } from '../../../platform/paging.ts';
import { verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { createDomain, updateDomain } from '../../../sites/domains/index.ts';
import { createTestContext } from '../../../test-support/test-context.ts';
import { listIssues } from '../../issues/index.ts';
import { startOwnSiteTest } from '../own-site.test-support.ts';
import { startCrawl } from '../queue/start-crawl.ts';
import { listLinks } from '../results/list-links.ts';
import { listPages } from '../results/list-pages.ts';
import { presentListedTarget, presentPage } from '../results/present-results.ts';
import { getCrawl } from '../views/get-crawl.ts';
import { presentCrawl } from '../views/present-crawl.ts';
import { runCrawl } from './run-crawl.ts';

const program = await browserProgram();
const hostname = 'app.example.com';
const page = pageRequest({ limit: 100 });

/** Browsers that this process has started and that run. */
const browsers = (): string[] =>
  readdirSync('/proc').filter((pid) => {
    try {
      const isOurs = readFileSync(`/proc/${pid}/stat`, 'latin1').includes(`) S ${process.pid} `);
      return isOurs && readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('linkvitals-browser-');
    } catch {
      return false;
    }
  });

it('a server without a browser, or with one that cannot be used, refuses rendering and says why', async () => {
  const without = await createTestContext();
  const unusable = await createTestContext({ env: { LINKVITALS_BROWSER: '/no/such/program' } });
  const rendered = { hostname, crawl_config: { rendering: 'on' as const } };
  const fault = (detail: string) => ({ code: 'invalid_setting', message: expect.stringContaining(detail) });
  await expect(createDomain(without.ctx, rendered)).rejects.toMatchObject(fault('LINKVITALS_BROWSER'));
  expect(unusable.services.rendering.whyNot).toBeNull();
  await expect(createDomain(unusable.ctx, rendered)).rejects.toMatchObject(fault('its log says why'));
  await expect(createDomain(await unusable.other('free'), rendered)).rejects.toMatchObject({ code: 'plan_required' });
  for (const test of [without, unusable]) await test.close();
});

describe.skipIf(program === undefined)('a crawl that renders', () => {
  const broken = `<a href="/dead">x</a>`;
  /** A page whose links are there only when its scripts have run. */
  const app = (links: string) => `<a href="/plain">p</a><p id="app"></p><script>app.innerHTML = '${links}'</script>`;

  async function start() {
    const answers: Record<string, string> = { '/': app(`<a href="/more">m</a>${broken}`), '/plain': 'p', '/more': 'm' };
    const env = { LINKVITALS_BROWSER: program ?? '' };
    const test = await startOwnSiteTest({ answers, hostnames: [hostname], env });
    const { id: domainId } = await verifiedDomain(test, { hostname });
    const choose = (rendering: 'on' | 'off') =>
      updateDomain(test.ctx, { domainId, change: { crawl_config: { rendering } }, version: undefined });
    const open = async () => {
      const filter = { state: 'open' as const };
      const { data } = await listIssues(test.ctx, { domainId, filter, order: 'opened_at', page });
      return data
        .filter(({ kind }) => ['broken_link', 'links_need_scripts', 'h1_missing'].includes(kind))
        .map(({ kind, url }) => `${kind} ${new URL(url).pathname}`)
        .sort();
    };
    return { ...test, answers, domainId, choose, open };
  }

  it('finds the links that scripts make, says what was rendered, and leaves no browser behind', async () => {
    const { ctx, answers, domainId, choose, crawl, metrics, services } = await start();
    answers['/more'] = `<script>fetch('/data')</script>`;
    await choose('on');
    expect(browsers()).toEqual([]);
    const crawlId = await crawl(domainId);
    expect(browsers()).toEqual([]);
    expect(services.rendering.whyNot).toBeNull();
    expect(presentCrawl(await getCrawl(ctx, { crawlId })).rendering).toEqual({
      choice: 'on',
      browser_worked: true,
      pages: 3,
      rendered_pages: 3,
      failed_pages: 0,
      failures: [],
      script_links: 2,
      seconds: expect.any(Number),
    });
    const links = async (seen: 'raw' | 'rendered' | 'both') => {
      const { data } = await listLinks(ctx, { crawlId, filter: { seen, verdict: 'any' }, page });
      return data.map(presentListedTarget).map(({ url, verdict, seen }) => [new URL(url).pathname, verdict, seen]);
    };
    expect(await links('rendered')).toEqual([
      ['/more', 'ok', 'rendered'],
      ['/dead', 'broken', 'rendered'],
    ]);
    expect(await links('both')).toEqual([['/plain', 'ok', 'both']]);
    const { data: pages } = await listPages(ctx, { crawlId, rendered: 'yes', page });
    expect(pages.map(presentPage)).toHaveLength(3);
    expect(presentPage(pages[0] as never)).toMatchObject({ rendered: 'yes', render_ms: expect.any(Number) });
    expect((await listPages(ctx, { crawlId, rendered: 'failed', page })).data).toEqual([]);
    // Four URLs, and what the scripts of a page requested.
    expect((await readUsage(ctx)).urls_requested.used).toBe(5);
    expect(await metrics.text()).toContain('linkvitals_rendering_page_duration_seconds_count{outcome="rendered"} 3');
  });

  it('fixes nothing that only rendering can decide when it renders nothing, or rendering fails', async () => {
    const { answers, ctx, domainId, choose, crawl, open, services } = await start();
    const found = ['broken_link /dead', 'links_need_scripts /'];
    const isFound = async () => expect(await open()).toEqual(expect.arrayContaining(found));
    await choose('on');
    await crawl(domainId);
    await isFound();

    answers['/'] = '<a href="/plain">p</a>';
    await choose('off');
    const raw = await crawl(domainId);
    expect(presentCrawl(await getCrawl(ctx, { crawlId: raw })).rendering).toBeNull();
    await isFound();

    await choose('on');
    const crashed: RenderResult = { failure: 'crashed', ms: 5, requests: 0 };
    const failing: Services['rendering'] = {
      whyNot: null,
      check: async () => null,
      hold: async () => ({ render: async () => crashed, [Symbol.asyncDispose]: async () => {} }),
      close: async () => {},
    };
    const { id } = await startCrawl(ctx, { domainId });
    await runCrawl({ ...services, rendering: failing }, { crawlId: id, signal: new AbortController().signal });
    expect(presentCrawl(await getCrawl(ctx, { crawlId: id })).rendering).toMatchObject({
      rendered_pages: 0,
      failed_pages: 2,
      failures: [{ reason: 'crashed', pages: 2 }],
    });
    await isFound();

    const { id: withoutBrowser } = await startCrawl(ctx, { domainId });
    const none = { ...failing, hold: async () => undefined };
    await runCrawl({ ...services, rendering: none }, { crawlId: withoutBrowser, signal: new AbortController().signal });
    expect(presentCrawl(await getCrawl(ctx, { crawlId: withoutBrowser })).rendering).toMatchObject({
      browser_worked: false,
      pages: 2,
      rendered_pages: 0,
      failed_pages: 0,
    });
    await isFound();

    await crawl(domainId);
    const left = await open();
    for (const one of found) expect(left).not.toContain(one);
  });
});
