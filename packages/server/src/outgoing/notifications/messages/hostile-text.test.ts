import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pageLinks } from '../../../platform/page-links.ts';
import type { FixSummary } from '../../../reporting/texts/say-fix.ts';
import { wordsFor } from '../../../reporting/texts/words.ts';
import { chatAdapters, chatChannels } from '../chat/chat-adapters.ts';
import { chatRules } from '../chat/chat-rules.test-support.ts';
import { createNotificationLab, type NotificationLab } from '../notification-lab.test-support.ts';
import { describeNotification, describeNotifications } from './describe-notification.ts';
import type { NotificationContent } from './notification-content.ts';
import { toMail } from './to-mail.ts';

const hostile = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "javascript:alert('1')",
  '<!channel> <@U123> <https://evil.example|your bank>',
  '`*_~@here`',
  '@everyone <@&1> <!everyone> @channel',
  '[your bank](https://evil.example) ![x](https://evil.example/x.png)',
  '**a** __b__ ~~c~~ ||d|| # e\n> f',
  '<at>everyone</at> tg://user?id=1',
  'a\r\nBcc: evil@example.com\r\n\r\n<h1>body</h1>',
  'safe\u202Egnp.exe',
  'null\u0000 bell\u0007 escape\u001b[31m',
  'half \ud83d',
  '&lt;b&gt;',
  'x'.repeat(1_000_000),
];

type ContentOf<Kind> = Extract<NotificationContent, { readonly kind: Kind }>;

const figures = {
  score: 90,
  score_before: 91,
  broken: 1,
  new_issues: 1,
  fixed_issues: 0,
  crawls: 1,
  failed_crawls: 1,
};
const changes = { new: 1, fixed: 2, persisting: 3, inconclusive: 4, other_new: 5, other_fixed: 6 };
const ofCrawl = (hostname: string) => ({ hostname, domain_id: 'd', crawl_id: 'c', changes });
const broken = (text: string, length: number) =>
  Array.from({ length }, () => ({
    ...{ url: text, status_code: 0, found_on_pages: 1, is_new: true, detail: text },
    ...{ page: text, line: 7 },
  }));

const NOWHERE = { url: null, host: null, from: null, to: null, code: null, folder: null, region: null, text: null };

/** Fixes with the text in each field of their subjects. */
const fixesOf = (text: string): readonly FixSummary[] => {
  const fault = { kind: 'broken_link', reason: text, status: 404, internal: true, suggestion: text };
  const fix = { severity: 'error', issue_kinds: ['broken_link'], issues: 1, pages: 3, points: 1.5, fault } as const;
  const ofPages = { ...fix, issue_kinds: ['h1_missing'], fault: null } as const;
  return [
    { ...fix, kind: 'moved_pattern', subject: { ...NOWHERE, from: text, to: text } },
    { ...fix, kind: 'shared_link', subject: { ...NOWHERE, url: text, region: 'footer', text } },
    { ...fix, kind: 'dead_host', subject: { ...NOWHERE, host: text } },
    { ...ofPages, kind: 'page_check', subject: { ...NOWHERE, code: 'h1_missing', folder: text } },
    { ...ofPages, kind: 'page', subject: { ...NOWHERE, url: text } },
  ];
};

/** Content of every kind, with the text in each field that others write. */
const withText: { readonly [Kind in NotificationContent['kind']]: (text: string) => Omit<ContentOf<Kind>, 'kind'> } = {
  broken_links: (text) => ({
    ...ofCrawl(text),
    broken: 1,
    severity: 'low',
    score: null,
    links: broken(text, 10),
    fixes: fixesOf(text),
  }),
  crawl_completed: (text) => ({
    ...ofCrawl(text),
    broken: 1,
    pages: 7,
    score: 90,
    duration_seconds: 3,
    links: broken(text, 5),
    fixes: fixesOf(text),
  }),
  crawl_failed: (text) => ({
    ...ofCrawl(text),
    pages: 0,
    error: text,
    error_code: 'TIMEOUT',
    links: broken(text, 5),
  }),
  crawls_recovered: (text) => ({
    ...ofCrawl(text),
    broken: 1,
    pages: 7,
    score: 90,
    duration_seconds: 3,
    links: broken(text, 5),
    fixes: fixesOf(text),
    failed_since: 1_800_000_000_000,
  }),
  crawls_failing: (text) => ({
    ...ofCrawl(text),
    pages: 0,
    error: text,
    error_code: 'TIMEOUT',
    links: broken(text, 5),
    failed_since: 1_800_000_000_000,
    alerted_before: 1_700_000_000_000,
  }),
  webhook_disabled: (text) => ({ webhook_id: 'w', host: text, description: text, reason: 'gone' }),
  certificate_ending: (text) => ({
    hostname: text,
    domain_id: 'd',
    host: text,
    issuer: text,
    valid_to: 1_800_000_000_000,
    days_left: 7,
  }),
  ownership_lost: (text) => ({
    hostname: text,
    domain_id: 'd',
    stage: 'lost',
    outcome: 'absent',
    missing_since: 1_800_000_000_000,
    last_seen_at: null,
    watched_until: 1_800_000_000_000,
    days_left: 30,
  }),
  summary: (text) => ({
    frequency: 'daily',
    from: 0,
    to: 86_400_000,
    domains: Array.from({ length: 10 }, () => ({ ...figures, domain_id: 'd', hostname: text })),
    more: 1,
  }),
  test: () => ({}),
};

const inAll = (text: string): NotificationContent[] =>
  Object.entries(withText).map(([kind, content]) => ({ kind, ...content(text) }) as NotificationContent);

/** Start of the URLs that messages may link. */
const ours = 'https://linkvitals.example';

describe.each(hostile.map((text) => [JSON.stringify(text.slice(0, 30)), text]))('%s', (_name, text) => {
  const languages = [wordsFor('en'), wordsFor('de')];
  const described = languages.flatMap((words) =>
    inAll(text).flatMap((content) => [
      { words, said: describeNotification(content, { words, links: pageLinks(ours) }) },
      { words, said: describeNotifications([content, content], { words, links: pageLinks(ours) }) },
    ]),
  );

  it('makes no markup in a mail, and no second line in its subject', () => {
    for (const { subject, html, text: plain } of described.map(({ said, words }) => toMail(said, words))) {
      expect(subject).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      // The set of tags is fixed, whatever the text.
      const tags = new Set([...html.matchAll(/<\/?([a-z!][a-z0-9]*)/gi)].map(([, tag]) => tag?.toLowerCase()));
      const ours = [
        '!doctype',
        'html',
        'head',
        'meta',
        'title',
        'style',
        'body',
        'h1',
        'h2',
        'table',
        'tr',
        'th',
        'td',
        'ul',
        'li',
        'code',
        'p',
        'br',
        'span',
        'a',
        'wbr',
      ];
      for (const tag of tags) expect(ours).toContain(tag);
      expect(html).not.toMatch(/<[^>]*\s(?:src|on\w+)\s*=/i);
      for (const [, address] of html.matchAll(/<[^>]*\shref\s*=\s*(\S+)/gi))
        expect(address).toMatch(/^"https:\/\/linkvitals\.example\/[\w/?=-]*"$/);
      expect(html).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
      expect(plain).not.toMatch(/[\u202a-\u202e\u2066-\u2069]|(?!\n)\p{Cc}/u);
      expect(html.length + plain.length).toBeLessThan(35_000);
    }
  });

  it.each(chatChannels)('makes no mention, link or format in a message of %s, and fits', (channel) => {
    const target = { url: 'https://chat.example/hooks/1', token: 'token', chatId: '7' };
    for (const [index, { said, words }] of described.entries()) {
      const { andMore } = words.texts.notifications;
      const message = { ...said, andMore, id: `n${index}`, kind: 'broken_links', createdAt: 0 };
      const { body } = chatAdapters[channel].request(target, message);
      expect(chatRules[channel](body), JSON.stringify(body).slice(0, 300)).toEqual([]);
    }
  });
});

describe('in a mail as it arrives', () => {
  let lab: NotificationLab;
  beforeEach(async () => {
    lab = await createNotificationLab();
    await lab.setUp(['a@example.com']);
  });
  afterEach(() => lab.close());

  it.each(hostile.slice(0, -1))('%j adds no header, no part and no recipient', async (text) => {
    await lab.crawlEnds({ hostname: text, links: [{ url: text, status_code: 404, found_on_pages: 1, is_new: true }] });
    await lab.ringFor(0);
    const [mail] = lab.mail.received;
    expect(mail?.to).toEqual(['a@example.com']);
    const names = mail?.headers.map(([name]) => name).sort();
    expect(names).toEqual(
      [
        'auto-submitted',
        'list-unsubscribe',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'subject',
        'to',
      ].sort(),
    );
    expect(mail?.subject.length).toBeLessThan(400);
  });
});
