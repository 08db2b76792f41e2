import { fixtures } from '@linkvitals/receiver/testing';
import { expect, it } from 'vitest';
import { toSlackMessage } from './to-slack-message.ts';

it('says nothing of a crawl that has only begun', () => {
  expect(toSlackMessage(fixtures.crawlStarted())).toBeNull();
});

it.each([
  [fixtures.crawlCompleted(), ':white_check_mark: *example.com*: 32 pages in 60 s, *7* broken links'],
  [fixtures.crawlFailed(), ':x: *example.com*: crawl failed, TIMEOUT: example.com did not answer within 30 s'],
  [
    fixtures.brokenLinksFound(),
    ':warning: *example.com*: 7 broken links, severity medium\n' +
      '• <https://example.com/gone|https://example.com/gone> 404, on 3 pages',
  ],
  [fixtures.test(), ':wave: This is a test webhook: naïve ✓'],
])('says $0.event in a sentence', (event, text) => {
  expect(toSlackMessage(event)).toEqual({ text });
});

it('lets nothing that a website wrote mention, link or format', () => {
  const error = '<!channel> <https://evil.example|click> & <@U123>\n:x: *fake line*';
  const message = toSlackMessage(fixtures.crawlFailed({ data: { error } }));
  expect(message?.text).toContain('&lt;!channel&gt; &lt;https://evil.example|click&gt; &amp; &lt;@U123&gt;');
  expect(message?.text.split('\n')).toHaveLength(1);
});

it.each([
  [
    'https://example.com/a|b>c?x=1&y=<!here>',
    /^• <https:\/\/example\.com\/a%7Cb%3Ec\?x=1&amp;y=%3C!here%3E\|[^<>|]*> /,
  ],
  ['javascript:alert(1)', /^• javascript:alert\(1\) /],
  ['not a URL <!channel>', /^• not a URL &lt;!channel&gt; /],
])('links %s safely', (url, line) => {
  const top_broken_links = [{ url, status_code: 404, found_on_pages: 1 }];
  const message = toSlackMessage(fixtures.brokenLinksFound({ data: { top_broken_links } }));
  expect(message?.text.split('\n')[1]).toMatch(line);
});

it('stays far below the 40,000 characters that Slack takes, and cuts no character in half', () => {
  const top_broken_links = Array.from({ length: 50 }, (_, index) => ({
    url: `https://example.com/${'🦋'.repeat(index % 2 === 0 ? 5_000 : 20)}`,
    status_code: 0,
    found_on_pages: 1,
  }));
  const data = { domain: '🦋'.repeat(5_000), top_broken_links };
  const { text } = toSlackMessage(fixtures.brokenLinksFound({ data })) ?? { text: '' };
  expect(text.length).toBeLessThan(10_000);
  expect(text.isWellFormed()).toBe(true);
  expect(text.split('\n')).toHaveLength(6);
});
