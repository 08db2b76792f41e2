import { createOutbound } from '@linkvitals/outbound';
import { expect, onTestFinished, test } from 'vitest';
import { crawlSettings } from './crawl-settings.ts';
import { crawlSite } from './crawl-site.ts';
import { serve } from './test-support/serve.ts';

const startUrl = 'https://example.com/';

test.each([
  ['MyBot/1.0 (+https://my.example/bot)', 'MyBot'],
  ['my-bot', 'my-bot'],
  ['Mozilla/5.0 (compatible; MyBot/1.0; +https://my.example/bot)', 'MyBot'],
])('the robots.txt groups of %s are those of %s', (userAgent, name) => {
  expect(crawlSettings({ startUrl, userAgent }).robotsToken).toBe(name);
  expect(crawlSettings({ startUrl, userAgent, robotsToken: 'Other' }).robotsToken).toBe('Other');
});

test('a user agent without a name needs a robotsToken', () => {
  expect(() => crawlSettings({ startUrl, userAgent: '(+https://my.example/bot)' })).toThrow(TypeError);
});

test('an outbound client has its own addresses', async () => {
  const outbound = createOutbound();
  onTestFinished(() => outbound.close());
  const options = { startUrl, userAgent: 'a', outbound, allowCidrs: ['127.0.0.0/8'] };
  expect(() => crawlSettings(options)).toThrow('createOutbound');
});

test('a crawl with a start URL and a user agent obeys the robots.txt group of its name', async () => {
  const site = await serve({
    '/': '<a href=/a>1</a><a href=/private>2</a>',
    '/a': 'a',
    '/robots.txt': 'User-agent: MyBot\nDisallow: /private',
  });
  onTestFinished(site.close);
  const verdicts: string[] = [];
  const options = { startUrl: site.origin, userAgent: 'MyBot/1.0', allowCidrs: ['127.0.0.0/8'] };
  for await (const record of crawlSite(options)) if (record.type === 'verdict') verdicts.push(record.reason);
  expect(verdicts.sort()).toEqual(['ok', 'ok', 'robots_disallowed']);
  expect(site.requests).not.toContain('GET /private');
});
