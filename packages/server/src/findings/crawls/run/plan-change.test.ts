import type { Outbound } from '@linkvitals/outbound';
import { expect, it } from 'vitest';
import { contextFor, setPlan } from '../../../people/accounts/index.ts';
import { verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { updateDomain } from '../../../sites/domains/index.ts';
import { hostname, startCrawlTest } from '../crawl.test-support.ts';
import { startCrawl } from '../queue/start-crawl.ts';
import { runCrawl } from './run-crawl.ts';

const never = new AbortController().signal;

it('custom user agent, headers and addresses are not used after a downgrade, and used again after an upgrade', async () => {
  const test = await startCrawlTest({ pages: 3, env: { LINKVITALS_EGRESS_ADDRESSES: '127.0.0.1' } });
  const { services, ctx } = test;
  const accountId = ctx.account.id;
  const domain = await verifiedDomain(test, { hostname });
  const settings = {
    user_agent: 'Shop-Check/1',
    request_headers: { 'X-Shop': 'let me in' },
    ip_ranges: ['127.0.0.0/8'],
  };
  await updateDomain(ctx, { domainId: domain.id, change: { settings }, version: undefined });

  const seen = new Set<string>();
  const outbound: Outbound = {
    ...services.outbound,
    request(request) {
      const { 'user-agent': agent = '', 'x-shop': shop = 'none' } = lowerCased(request.headers);
      const own = agent.startsWith('Shop-Check/1');
      if (new URL(request.url).hostname === hostname) seen.add(`${own} ${shop} ${request.localAddress ?? 'any'}`);
      return services.outbound.request(request);
    },
  };
  const moveTo = (plan: string) => setPlan(services, { accountId, plan });
  const queue = async () => startCrawl(await contextFor(services, accountId, 'operator'), { domainId: domain.id });
  const run = async ({ id: crawlId }: { readonly id: string }) => {
    seen.clear();
    await runCrawl({ ...services, outbound }, { crawlId, signal: never });
    // Leaves out requests before it is known that the host has https: they have no headers.
    return [...seen].filter((line) => line !== 'true none 127.0.0.1');
  };
  const all = ['true let me in 127.0.0.1'];
  const nothing = ['false none any'];
  expect(await run(await queue())).toEqual(all);
  // A crawl that is queued before the downgrade, and begins after it.
  const queued = await queue();
  await moveTo('pro');
  expect(await run(queued)).toEqual(nothing);
  expect(await run(await queue())).toEqual(nothing);
  await moveTo('agency');
  expect(await run(await queue())).toEqual(all);
});

const lowerCased = (headers: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
