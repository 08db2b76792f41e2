import { expect, test } from 'vitest';
import { defaultPlans } from '../../../people/accounts/plans.ts';
import { createDomain } from '../create-domain.ts';
import { startTest } from '../domain.test-support.ts';
import { configInForce, effectiveCrawlConfig } from './effective-crawl-config.ts';
import { presentCrawlConfig } from './present-settings.ts';

const plans = ['free', 'solo', 'pro', 'agency'] as const;

test.each(plans)('a domain without choices of its own has what the %s plan gives', async (name) => {
  const { other } = await startTest();
  const ctx = await other(name);
  const plan = defaultPlans[name];
  expect(effectiveCrawlConfig(ctx, await createDomain(ctx, { hostname: 'example.com' }))).toEqual({
    maxPages: plan.max_pages,
    depthLimit: plan.depth_limit,
    timeLimitMs: plan.crawl_minutes * 60_000,
    exclusions: [],
    rate: null,
    userAgent: null,
    sealedHeaders: null,
    headersOverHttp: false,
    localAddress: null,
    rendering: null,
    priority: false,
  });
});

test('after a downgrade the smaller plan rules, and agency settings rest', async () => {
  const { ctx } = await startTest({ env: { LINKVITALS_EGRESS_ADDRESSES: '127.0.0.1' } });
  const row = await createDomain(ctx, {
    hostname: 'example.com',
    settings: {
      user_agent: 'Me',
      request_headers: { 'X-A': 'b' },
      request_headers_over_http: true,
      ip_ranges: ['127.0.0.0/8'],
      priority_crawling: true,
    },
    crawl_config: { max_pages: 10_000, depth_limit: 2, rate: 8, schedule: { frequency: 'hourly' } },
  });
  expect(effectiveCrawlConfig(ctx, row)).toMatchObject({
    maxPages: 10_000,
    userAgent: 'Me',
    headersOverHttp: true,
    localAddress: '127.0.0.1',
    priority: true,
  });
  const smaller = { ...ctx, account: { ...ctx.account, planName: 'solo' as const, plan: defaultPlans.solo } };
  expect(effectiveCrawlConfig(smaller, row)).toMatchObject({
    maxPages: 500,
    depthLimit: 2,
    rate: 8,
    userAgent: null,
    sealedHeaders: null,
    headersOverHttp: false,
    localAddress: null,
    priority: false,
  });
  expect(presentCrawlConfig(row, configInForce(smaller, row))).toMatchObject({
    max_pages: 500,
    schedule: { frequency: 'daily' },
  });
});

test('a lower ceiling of the operator lowers the rate', async () => {
  const { ctx } = await startTest();
  const row = await createDomain(ctx, { hostname: 'example.com', crawl_config: { rate: 9 } });
  expect(effectiveCrawlConfig({ ...ctx, config: { ...ctx.config, ownHostRateMax: 3 } }, row).rate).toBe(3);
});

test('when no egress address lies in the ranges any more, no crawl leaves from elsewhere', async () => {
  const { ctx } = await startTest({ env: { LINKVITALS_EGRESS_ADDRESSES: '127.0.0.1' } });
  const row = await createDomain(ctx, { hostname: 'example.com', settings: { ip_ranges: ['127.0.0.0/8'] } });
  const moved = { ...ctx, config: { ...ctx.config, egressAddresses: ['192.0.2.1'] } };
  expect(() => effectiveCrawlConfig(moved, row)).toThrow(/egress addresses/);
});
