import { type Outbound, OutboundError } from '@linkvitals/outbound';
import { afterEach, expect, test } from 'vitest';
import { loopbackOutbound, runCrawl } from './test-support/run-crawl.ts';
import { type Answer, serve, type TestSite } from './test-support/serve.ts';
import { skippingClock } from './test-support/skipping-clock.ts';

const sites: TestSite[] = [];
const start = async (answers: Record<string, Answer>): Promise<TestSite> => {
  const site = await serve(answers);
  sites.push(site);
  return site;
};
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});

const pages = (count: number): string[] => Array.from({ length: count }, (_, i) => `/p${i}`);
const links = (...hrefs: string[]): string => hrefs.map((href) => `<a href="${href}">x</a>`).join('\n');
const RATE = { start: 0, min: 0, max: 0, inFlight: 3 };

/** A network on which the site refuses connections for `downMs`, from the `after`th request on. */
function withOutage(clock: ReturnType<typeof skippingClock>, { after, downMs }: { after: number; downMs: number }) {
  const inner = loopbackOutbound();
  let fetched = 0;
  let downSince: number | undefined;
  const outbound: Outbound = {
    ...inner,
    request: (request) => {
      if (++fetched === after) downSince = clock.now();
      const isDown = downSince !== undefined && clock.now() < downSince + downMs;
      return isDown
        ? Promise.reject(new OutboundError('connection_refused', { phase: 'connect' }))
        : inner.request(request);
    },
  };
  return { outbound, fetched: () => fetched };
}

test('a site that is down for a minute in the middle is waited for, and none of its pages is broken', async () => {
  const site = await start({ '/robots.txt': 404, '/': links(...pages(60)), '*': 'fine' });
  const clock = skippingClock();
  const { outbound } = withOutage(clock, { after: 20, downMs: 60_000 });
  const outcome = await runCrawl(`${site.origin}/`, { outbound, clock, rate: RATE });
  await outbound.close();
  expect(outcome.end).toEqual({ type: 'end', outcome: 'completed', truncated: false });
  expect(outcome.pages.size).toBe(61);
  expect([...outcome.verdicts.values()].filter(({ verdict }) => verdict !== 'ok')).toEqual([]);
});

test('every request leaves from the chosen address, also those that check whether the site is back', async () => {
  const site = await start({ '/robots.txt': 404, '/': links(...pages(60)), '*': 'fine' });
  const clock = skippingClock();
  const { outbound: inner } = withOutage(clock, { after: 20, downMs: 60_000 });
  const from = new Set<string | undefined>();
  const outbound: Outbound = {
    ...inner,
    request: (request) => {
      from.add(request.localAddress);
      return inner.request(request);
    },
  };
  const outcome = await runCrawl(`${site.origin}/`, { outbound, clock, rate: RATE, localAddress: '127.0.0.2' });
  await outbound.close();
  expect(outcome.end).toEqual({ type: 'end', outcome: 'completed', truncated: false });
  expect([...from]).toEqual(['127.0.0.2']);
});

test('a site that does not come back ends the crawl; its pages are not all requested, and none is broken', async () => {
  const site = await start({ '/robots.txt': 404, '/': links(...pages(200)), '*': 'fine' });
  const clock = skippingClock();
  const { outbound, fetched } = withOutage(clock, { after: 20, downMs: Number.POSITIVE_INFINITY });
  const outcome = await runCrawl(`${site.origin}/`, { outbound, clock, rate: RATE });
  await outbound.close();
  expect(outcome.end).toEqual({
    type: 'end',
    outcome: 'failed',
    truncated: true,
    errorCode: 'CONNECTION_REFUSED',
    error: 'The site went away during the crawl. The server could not be reached.',
  });
  expect([...outcome.verdicts.values()].filter(({ verdict }) => verdict === 'broken')).toEqual([]);
  expect(fetched()).toBeLessThan(50);
});

test('many pages that break off on a site that is up are broken one by one', async () => {
  const cut: Answer = (request) => request.socket.destroy();
  const dead = pages(20);
  const answers = Object.fromEntries(dead.map((path) => [path, cut]));
  const site = await start({ '/robots.txt': 404, '/': links(...dead), ...answers });
  const clock = skippingClock();
  const outcome = await runCrawl(`${site.origin}/`, { clock, rate: RATE });
  expect(dead.map((path) => outcome.verdictText(path))).toEqual(dead.map(() => 'broken/connection_reset'));
  expect(outcome.end?.outcome).toBe('completed');
  expect(clock.waits.filter((ms) => ms >= 5_000)).toEqual([]);
});
