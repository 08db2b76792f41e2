import { expect, it } from 'vitest';
import { pageLinks } from '../../../platform/page-links.ts';
import { wordsFor } from '../../../reporting/texts/words.ts';
import { describeNotification } from './describe-notification.ts';
import type { NotificationContent } from './notification-content.ts';
import { toMail } from './to-mail.ts';

const words = wordsFor('en');
const links = pageLinks('https://links.example');

it.each([
  ['what is wrong', 0, 'The certificate expired on 2026-11-01.', 'The certificate expired on 2026-11-01, on 1 page'],
  ['no answer where nothing more is known', 0, null, 'no answer, on 1 page'],
  ['no answer where an earlier version queued it', 0, undefined, 'no answer, on 1 page'],
  ['the status of an answer', 404, 'The page is gone.', '404, on 1 page'],
])('a broken link is listed with %s', (_what, status_code, detail, note) => {
  const url = 'https://partner.example.net/';
  const link = { url, status_code, found_on_pages: 1, is_new: false, ...(detail === undefined ? {} : { detail }) };
  const changes = { new: 0, fixed: 0, persisting: 1, inconclusive: 0, other_new: 0, other_fixed: 0 };
  const crawl = { hostname: 'example.com', domain_id: 'd', crawl_id: 'c', changes, score: 90 } as const;
  const found = { kind: 'broken_links', broken: 1, severity: 'low', links: [link] } as const;
  expect(describeNotification({ ...crawl, ...found }, { words, links }).items).toEqual([{ quoted: url, note }]);
});

it.each([
  ['en', 3, 'First on https://example.com/größe, line 3'],
  ['en', null, 'First on https://example.com/größe'],
  ['de', 1_234, 'Zuerst auf https://example.com/größe, Zeile 1234'],
] as const)(
  'a mail names the first page with a broken link, and its line if it is known (%s, %s)',
  (language, line, said) => {
    const link = { url: 'https://example.com/gone', status_code: 404, found_on_pages: 2, is_new: true };
    const page = new URL('https://example.com/größe').href;
    const inLanguage = wordsFor(language);
    const described = describeNotification(
      { ...broken, links: [{ ...link, page, line }] },
      { words: inLanguage, links },
    );
    const { text, html } = toMail(described, inLanguage);
    expect(text).toContain(`    ${said}\n`);
    expect(html.replaceAll(/<[^>]*>/g, '')).toContain(said);
  },
);

it('a URL is readable for people and exact for programs', () => {
  const url = new URL('https://www.example.com/ar/صفحة?q=größe').href;
  const link = { url, status_code: 404, found_on_pages: 1, is_new: true };
  const content = { ...broken, links: [link, { ...link, url: `https://www.example.com/${'%E9%93%BE'.repeat(400)}` }] };
  const { items } = describeNotification(content, { words, links });
  // The mark keeps the number after it from moving before the Arabic text.
  expect(items[0]).toEqual({
    quoted: 'https://www.example.com/ar/صفحة?q=größe\u200e',
    exact: url,
    note: '404, on 1 page, new',
  });
  expect(items[1]?.quoted).toMatch(/^https:\/\/www\.example\.com\/链{275}…$/);
});

const changes = { new: 2, fixed: 1, persisting: 7, inconclusive: 3, other_new: 0, other_fixed: 4 };
const ended = { hostname: 'example.com', domain_id: 'd', crawl_id: 'c', changes, links: [] } as const;
const broken = { ...ended, kind: 'broken_links', broken: 9, severity: 'low', score: 90 } as const;
const sums = { score: 90, score_before: 91, broken: 1, new_issues: 1, fixed_issues: 0, crawls: 1, failed_crawls: 0 };
const summed = (id: string) => ({ ...sums, domain_id: id, hostname: `${id}.example` });
const summary = { kind: 'summary', frequency: 'daily', from: 0, to: 86_400_000, more: 0 } as const;

it('a crawl is described by the states of its issues', () => {
  expect(describeNotification(broken, { words, links }).facts.slice(0, 5)).toEqual([
    ['New broken links', '2'],
    ['Fixed links', '1'],
    ['Still broken links', '7'],
    ['Links not checked', '3'],
    ['Other issues', '4 fixed'],
  ]);
  expect(describeNotification(broken, { words, links }).title).toBe('2 new broken links on example.com');
  const known = { ...broken, changes: { ...changes, new: 0 } };
  expect(describeNotification(known, { words, links }).title).toBe('7 links still broken on example.com');
});

it.each<[string, NotificationContent, string]>([
  ['new broken links', broken, '/domains/d/issues?state=new'],
  ['known ones', { ...broken, changes: { ...changes, new: 0 } }, '/domains/d/issues?state=open'],
  [
    'a crawl',
    { ...ended, kind: 'crawl_completed', pages: 1, broken: 9, score: 1, duration_seconds: 1 },
    '/domains/d/crawls/c',
  ],
  [
    'a failed crawl',
    { ...ended, kind: 'crawl_failed', pages: 1, error: 'x', error_code: 'TIMEOUT' },
    '/domains/d/crawls/c',
  ],
  ['a summary of one domain', { ...summary, domains: [summed('d1')] }, '/domains/d1/reports'],
  ['each domain of a summary', { ...summary, domains: [summed('d1'), summed('d2')] }, '/domains/d2/reports'],
  [
    'an endpoint',
    { kind: 'webhook_disabled', webhook_id: 'w', host: 'h', description: '', reason: 'gone' },
    '/settings/api/webhooks/w',
  ],
  ['a test', { kind: 'test' }, '/settings/notifications'],
])('%s: both parts of the mail link the page, and the settings', (_what, content, path) => {
  const { text, html } = toMail(describeNotification(content, { words, links }), words);
  for (const part of [text, html]) {
    expect(part).toContain(`https://links.example${path}`);
    expect(part).toContain('https://links.example/settings/notifications');
    expect(part).not.toContain('/api/v1/');
  }
});

it('hostnames are readable for people and exact for programs', () => {
  const [arabic, german, likeLatin] = ['مثال.إختبار', 'bäckerei.example', 'аррӏе.com'].map(
    (name) => new URL(`http://${name}/`).hostname,
  ) as [string, string, string];
  const titleOf = (content: NotificationContent): string => describeNotification(content, { words, links }).title;
  expect(titleOf({ ...broken, hostname: german })).toBe('2 new broken links on bäckerei.example');
  expect(titleOf({ ...broken, hostname: likeLatin })).toBe(`2 new broken links on ${likeLatin}`);
  const failed = { ...ended, kind: 'crawl_failed', pages: 1, error: 'x', error_code: 'TIMEOUT' } as const;
  expect(titleOf({ ...failed, hostname: german })).toBe('Crawl of bäckerei.example failed');
  const completed = { ...ended, kind: 'crawl_completed', pages: 1, broken: 9, score: 1, duration_seconds: 1 } as const;
  expect(titleOf({ ...completed, hostname: german })).toBe('Crawl of bäckerei.example completed');
  const endpoint = { kind: 'webhook_disabled', webhook_id: 'w', description: '', reason: 'gone' } as const;
  expect(titleOf({ ...endpoint, host: `${german}:8443` })).toBe('Webhook endpoint at bäckerei.example:8443 disabled');
  const certificate = { domain_id: 'd', hostname: german, issuer: null, valid_to: 0, days_left: 7 } as const;
  expect(titleOf({ ...certificate, kind: 'certificate_ending', host: `www.${german}` })).toBe(
    'The certificate of www.bäckerei.example expires in 7 days',
  );

  // The mark keeps the text after it from moving before the Arabic text.
  const one = { ...summary, domains: [{ ...summed('d1'), hostname: arabic }] };
  expect(titleOf(one)).toBe('Daily summary: مثال.إختبار\u200e, 1 new issue');
  const { items } = describeNotification(one, { words, links });
  expect(items).toMatchObject([{ quoted: 'مثال.إختبار\u200e', exact: arabic }]);
});

it('an address in a mail breaks between its parts, not in a word', () => {
  const link = { url: 'https://example.com/a-long-path/b?c=<d>&e', status_code: 404, found_on_pages: 1, is_new: true };
  const { html } = toMail(describeNotification({ ...broken, links: [link] }, { words, links }), words);
  expect(html).toContain('>https://<wbr>example.com/<wbr>a-long-path/<wbr>b<wbr>?c=&lt;d&gt;<wbr>&amp;e</code>');
});
