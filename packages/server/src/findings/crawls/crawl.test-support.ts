import { createOutbound } from '@linkvitals/outbound';
import { type FixtureSite, type FixtureSiteOptions, startFixtureSite } from '@linkvitals/testing';
import { onTestFinished } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/storage/index.ts';
import { createTestContext, type TestContext } from '../../test-support/test-context.ts';

export const hostname = 'shop.example.com';
export const externalHost = 'partner.example.net';

/** Options for names that lead to servers of the test. These refuse https, so crawls fall back to http. */
export const connectTo = (rules: Readonly<Record<string, string>>): string[] =>
  Object.entries(rules).flatMap(([name, address]) => [`${name}:80:${address}`, `${name}:443:127.0.0.1:1`]);

export interface CrawlTest extends TestContext {
  readonly site: FixtureSite;
}

/** Settings without rate limits and waits: these tests check the results of a crawl, not its pace. */
export const fast = {
  LINKVITALS_OWN_HOST_RATE: '1000',
  LINKVITALS_OWN_HOST_RATE_MAX: '1000',
  LINKVITALS_OWN_HOST_IN_FLIGHT: '16',
  LINKVITALS_EXTERNAL_HOST_INTERVAL_MS: '0',
  LINKVITALS_RECHECK_AFTER_MS: '0',
};

type CrawlTestOptions = FixtureSiteOptions & { db?: Database; env?: Readonly<Record<string, string>> };

/** Creates a context whose crawls reach a fixture site under a real name, in real time. */
export async function startCrawlTest(options: CrawlTestOptions = {}): Promise<CrawlTest> {
  const { db, env, ...siteOptions } = options;
  const site = await startFixtureSite({ pages: 40, host: hostname, externalHost, ...siteOptions });
  const rules = connectTo({ [hostname]: site.address, [externalHost]: site.externalAddress });
  const outbound = createOutbound({ allowCidrs: ['127.0.0.0/8'], connectTo: rules });
  const services = { outbound, clock: systemClock };
  const test = await createTestContext({ env: { ...fast, ...env }, services, ...(db === undefined ? {} : { db }) });
  onTestFinished(async () => {
    await test.close();
    await outbound.close();
    await site.close();
  });
  return { ...test, site };
}
