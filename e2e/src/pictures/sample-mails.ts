// Mails as people get them: every kind of notification, and those of sign-in and teams.

import { describeNotification } from '../../../packages/server/src/outgoing/notifications/messages/describe-notification.ts';
import type { NotificationContent } from '../../../packages/server/src/outgoing/notifications/messages/notification-content.ts';
import { toMail } from '../../../packages/server/src/outgoing/notifications/messages/to-mail.ts';
import { composeMail } from '../../../packages/server/src/outgoing/outbox/index.ts';
import { resetMail, signUpMail } from '../../../packages/server/src/people/mailed-links/link-mails.ts';
import { pageLinks } from '../../../packages/server/src/platform/page-links.ts';
import { wordsFor } from '../../../packages/server/src/reporting/texts/words.ts';

const PUBLIC_URL = 'https://links.example.com';
const TOKEN = 'vK0sQ2xYd8mW4tJ7rB1nZ6cH3pL9fG5a';
const WEEK = { from: Date.UTC(2026, 10, 16), to: Date.UTC(2026, 10, 23) };

const about = { hostname: 'shop.northwind.example', domain_id: 'shop', crawl_id: 'c' };
const changes = { new: 2, fixed: 4, persisting: 1, inconclusive: 0, other_new: 1, other_fixed: 0 };
const none = { new: 0, fixed: 0, persisting: 0, inconclusive: 0, other_new: 0, other_fixed: 0 };

const broken = (path: string, found_on_pages: number, is_new: boolean) => ({
  ...{ url: `https://shop.northwind.example${path}`, status_code: 404, found_on_pages },
  ...{ is_new, reason: 'not_found', detail: 'The server answered 404 Not Found.' },
  ...{ page: 'https://shop.northwind.example/products/teapots-and-cups', line: 88 },
});
const unknownHost = {
  ...{ url: 'https://partner.example/catalogue?page=3&sort=price', status_code: 0, found_on_pages: 3 },
  ...{ is_new: false, reason: 'dns_not_found', detail: 'The host name does not exist or has no address.' },
};
const arabic = broken(`/${encodeURIComponent('الصفحة')}/${encodeURIComponent('الرئيسية')}`, 1, true);
const newBroken = [broken('/returns', 212, true), broken('/products/teapot-2', 3, true)];

const blog = {
  ...{ domain_id: 'blog', hostname: 'blog.northwind.example', score: 71, score_before: 84, broken: 5 },
  ...{ new_issues: 3, fixed_issues: 1, crawls: 7, failed_crawls: 1 },
};
const shop = {
  ...{ domain_id: 'shop', hostname: 'shop.northwind.example', score: 92, score_before: 90, broken: 2 },
  ...{ new_issues: 1, fixed_issues: 4, crawls: 7, failed_crawls: 0 },
};
const docs = {
  ...{ domain_id: 'docs', hostname: 'docs.northwind.example', score: null, score_before: null, broken: null },
  ...{ new_issues: null, fixed_issues: null, crawls: 0, failed_crawls: 0 },
};
const quiet = { ...shop, score_before: 92, new_issues: 0, fixed_issues: 0 };

/** New broken links of a shop. */
export const brokenLinks: NotificationContent = {
  ...{ ...about, kind: 'broken_links', broken: 3, severity: 'medium', score: 84, changes },
  links: [...newBroken, broken('/blog/2019/spring', 1, false)],
};

const notifications: Readonly<Record<string, NotificationContent>> = {
  'broken-links': { ...brokenLinks, links: [...newBroken, arabic, unknownHost] },
  'crawl-completed': {
    ...{ ...about, kind: 'crawl_completed', broken: 3, pages: 4_051, score: 84, changes },
    ...{ duration_seconds: 312, links: newBroken },
  },
  'crawls-failing': {
    ...{ ...about, kind: 'crawls_failing', pages: 0, changes: none, links: [] },
    ...{ error: 'shop.northwind.example refused the connection.', error_code: 'CONNECTION_REFUSED' },
  },
  'webhook-disabled': {
    ...{ kind: 'webhook_disabled', webhook_id: '0190f3a0-0000-7000-8000-000000000001' },
    ...{ host: 'hooks.northwind.example', description: 'Build server', reason: 'failing' },
  },
  'certificate-ending': {
    ...{ ...about, kind: 'certificate_ending', host: about.hostname, issuer: "Let's Encrypt R11" },
    ...{ valid_to: Date.UTC(2026, 11, 1, 12), days_left: 7 },
  },
  'ownership-lost': {
    ...{ ...about, kind: 'ownership_lost', stage: 'lost', outcome: 'absent', days_left: 30 },
    ...{ missing_since: WEEK.from, last_seen_at: WEEK.from - 86_400_000, watched_until: WEEK.from + 30 * 86_400_000 },
  },
  'crawls-complete-again': {
    ...{ ...about, kind: 'crawls_recovered', broken: 0, pages: 4_051, score: 98, changes: none },
    ...{ duration_seconds: 312, links: [], failed_since: WEEK.from },
  },
  'summary-of-several': { kind: 'summary', frequency: 'weekly', ...WEEK, domains: [blog, shop, docs], more: 4 },
  'summary-of-one': { kind: 'summary', frequency: 'weekly', ...WEEK, domains: [shop], more: 0 },
  'summary-without-change': { kind: 'summary', frequency: 'weekly', ...WEEK, domains: [quiet], more: 0 },
  test: { kind: 'test' },
};

export type Language = 'en' | 'de';

/** The mail of a notification, as HTML. */
export function notificationMail(content: NotificationContent, language: Language): string {
  const words = wordsFor(language);
  const attached = new Map([
    ['blog', 'attached'],
    ['shop', 'too_large'],
  ] as const);
  const described = describeNotification(content, { words, links: pageLinks(PUBLIC_URL), attached });
  return toMail(described, words, `${PUBLIC_URL}/unsubscribe/${TOKEN}`).html;
}

/** A mail of each kind by its name, as HTML. */
export function sampleMails(language: Language): Readonly<Record<string, string>> {
  const words = wordsFor(language);
  const { invitation, factors, factorOf, factorNote } = words.texts.mails;
  const [inviter, team] = ['Ada', 'Northwind'];
  const invited = {
    subject: invitation.subject(inviter, team),
    paragraphs: [invitation.text(inviter, team), invitation.roles.member],
    action: { label: invitation.action, url: `${PUBLIC_URL}/invitation#${TOKEN}` },
    notes: [invitation.until(words.format.dateTime(WEEK.to)), invitation.unexpected],
  };
  const changed = factors.password_changed;
  const security = { subject: changed, paragraphs: [factorOf(changed, 'ada@northwind.example')], notes: [factorNote] };
  return {
    ...Object.fromEntries(
      Object.entries(notifications).map(([name, content]) => [name, notificationMail(content, language)]),
    ),
    invitation: composeMail(invited, words).html,
    'security-notice': composeMail(security, words).html,
    'password-reset': resetMail(`${PUBLIC_URL}/reset-password#${TOKEN}`, words).html,
    'sign-up': signUpMail(`${PUBLIC_URL}/sign-up#${TOKEN}`, words).html,
  };
}
