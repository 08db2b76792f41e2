import { createOutbound, OutboundError } from '@linkvitals/outbound';
import { expect, test } from 'vitest';
import { createExternalHosts } from '../hosts/create-external-hosts.ts';
import { runCrawl } from '../test-support/run-crawl.ts';
import { serve } from '../test-support/serve.ts';
import { skippingClock } from '../test-support/skipping-clock.ts';

test('a host whose name does not exist is looked up twice, not twice for each of its links, a second apart', async () => {
  const gone = Array.from({ length: 30 }, (_, n) => `http://gone.example.com/${n}`);
  const site = await serve({ '/': gone.map((url) => `<a href="${url}">x</a>`).join('') });
  let queries = 0;
  const outbound = createOutbound({
    allowCidrs: ['127.0.0.0/8'],
    resolve: async (name) => {
      queries += 1;
      throw new OutboundError('dns_not_found', { phase: 'dns', reason: name });
    },
  });
  const clock = skippingClock();
  const externalHosts = createExternalHosts({ intervalMs: 1_000, clock });
  const outcome = await runCrawl(`${site.origin}/`, { outbound, clock, externalHosts });
  await outbound.close();
  await site.close();
  expect(gone.map((url) => outcome.verdictText(url))).toEqual(gone.map(() => 'broken/dns_not_found'));
  expect(queries).toBe(2);
  expect(clock.waits.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(2_000);
});
