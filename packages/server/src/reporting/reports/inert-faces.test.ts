import PDFDocument from 'pdfkit';
import { expect, it, onTestFinished, vi } from 'vitest';
import { chatAdapters, chatChannels } from '../../outgoing/notifications/chat/chat-adapters.ts';
import { describeNotification } from '../../outgoing/notifications/messages/describe-notification.ts';
import { toMail } from '../../outgoing/notifications/messages/to-mail.ts';
import { pageLinks } from '../../platform/page-links.ts';
import { startTest } from '../../sites/domains/domain.test-support.ts';
import { insertCompletedCrawl } from '../../test-support/insert-crawl.ts';
import { insertDomain } from '../../test-support/insert-domain.ts';
import { insertIssue } from '../../test-support/insert-issue.ts';
import type { TestContext } from '../../test-support/test-context.ts';
import { wordsFor } from '../texts/words.ts';
import { openReportSource } from './content/open-report-source.ts';
import { fileContent } from './formats/file-content.ts';
import { renderReport } from './index.ts';
import { allOf } from './report.test-support.ts';

/** Characters that override the direction, isolate, hide, break a line, or control a terminal. */
const ACTING = '\u202e\u2066\u200f\u061c\u200b\u{e0041}\u2028\u0085\u001b';
/** A URL as a crawl finds it in a page; no browser follows it. */
const URL = `https://[${ACTING}gnp.exe`;
const ESCAPED = `https://[${encodeURIComponent(ACTING)}gnp.exe`;
const ACTS = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u{e0000}-\u{e007f}]/u;

interface Found {
  readonly test: TestContext;
  readonly domainId: string;
  readonly crawlId: string;
}

/** Creates a crawl whose broken links, pages and findings have such texts. */
async function crawled(): Promise<Found> {
  const test = await startTest();
  const domainId = await insertDomain(test.ctx);
  const crawlId = await insertCompletedCrawl(test.ctx, { domainId, targets: 40 });
  const issues = { new: 1, reopened: 0, fixed: 0, persisting: 0, inconclusive: 0 };
  const { knex } = test.db;
  await knex('crawls').update({ issues: JSON.stringify(issues) });
  await knex('crawl_targets').update({
    verdict: 'broken',
    reason: 'invalid_url',
    url: knex.raw("? || '/' || id", [URL]),
  });
  await knex('crawl_findings').update({ detail: `title ${ACTING}` });
  await insertIssue(test.ctx, {
    domainId,
    columns: { url: URL, suggestion: JSON.stringify({ url: URL, reason: 'similar_url' }) },
  });
  return { test, domainId, crawlId };
}

async function file({ test, domainId, crawlId }: Found, format: 'pdf' | 'html' | 'csv'): Promise<Buffer> {
  const row = { id: 'r', crawl_id: crawlId, domain_id: domainId, hostname: 'example.com', from_at: null, to_at: null };
  const wanted = { ...row, language: 'en', time_zone: 'UTC', created_at: test.ctx.clock.now() } as const;
  const source = await openReportSource(test.ctx, wanted, async () => {});
  if (source === undefined) throw new Error('The crawl has no results.');
  return allOf(fileContent(source, { format, section: format === 'csv' ? 'links' : null, fonts: [] }));
}

/** Returns everything that is drawn, line by line. */
async function drawn(found: Found): Promise<string> {
  const text = vi.spyOn(PDFDocument.prototype, 'text');
  onTestFinished(() => text.mockRestore());
  await file(found, 'pdf');
  return text.mock.calls.map(([line]) => line).join('');
}

async function sharePage({ test, domainId, crawlId }: Found): Promise<string> {
  const shown = { crawlId, domainId, hostname: 'example.com', language: 'en', timeZone: 'UTC' } as const;
  const page = await renderReport(test.ctx, shown);
  return String(page && (await allOf(page)));
}

const words = wordsFor('en');
const changes = { new: 1, fixed: 0, persisting: 0, inconclusive: 0, other_new: 0, other_fixed: 0 };
const said = describeNotification(
  {
    ...{ kind: 'broken_links', hostname: 'example.com', domain_id: 'd', crawl_id: 'c', changes },
    ...{ broken: 1, severity: 'low', score: null },
    links: [{ url: URL, status_code: 0, found_on_pages: 1, is_new: true, detail: null }],
  },
  { words, links: pageLinks('https://links.example') },
);

const chatMessage = (channel: (typeof chatChannels)[number]): string => {
  const target = { url: 'https://chat.example/hooks/1', token: 'token', chatId: '7' };
  const message = { ...said, andMore: words.texts.notifications.andMore, id: 'n', kind: 'broken_links', createdAt: 0 };
  return JSON.stringify(chatAdapters[channel].request(target, message).body);
};

it.each<[face: string, shown: (found: Found) => Promise<string> | string]>([
  ['the report as HTML', async (found) => String(await file(found, 'html'))],
  ['the page of a share link', sharePage],
  ['the report as PDF', drawn],
])('a URL with characters that act on the text around them is escaped in %s', async (_, shown) => {
  const text = await shown(await crawled());
  expect(text).not.toMatch(ACTS);
  expect(text).toContain(ESCAPED.slice(0, 30));
});

it('a CSV has no characters that act on the text around them', async () => {
  expect(String(await file(await crawled(), 'csv')).replaceAll('\r\n', '\n')).not.toMatch(ACTS);
});

it('a URL with characters that act on the text around them is escaped in a mail', () => {
  const { subject, text, html } = toMail(said, words);
  expect(subject + text + html).not.toMatch(ACTS);
  expect(text).toContain(ESCAPED);
});

it.each(chatChannels)('a URL with characters that act on surrounding text is escaped in a message of %s', (channel) => {
  const message = chatMessage(channel);
  expect(message).not.toMatch(ACTS);
  expect(message.replaceAll('\\', '')).toContain('%E2%80%AE');
});
