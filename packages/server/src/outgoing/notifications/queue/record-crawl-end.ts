import type { Services } from '../../../context.ts';
import type { Executor } from '../../../platform/storage/index.ts';
import type { FixSummary } from '../../../reporting/texts/say-fix.ts';
import type { WantedNotifications } from '../../../sites/domains/index.ts';
import { findLastFailing, findLastNotified } from '../log/log-store.ts';
import type { BrokenLink, NotificationContent } from '../messages/notification-content.ts';
import type { SettingsRow } from '../notification-row.ts';
import { whyNoMail } from '../settings/channel-status.ts';
import { alertOfEnd } from './alert-of-end.ts';
import { type NewNotification, queueThrough } from './queue-notifications.ts';
import { settingsFor, settingsOfAlert } from './settings-for.ts';

/** Members of the content that are read only when something may be sent. */
type Lists = 'links' | 'fixes';
type ContentOf<Kind extends NotificationContent['kind']> = Extract<NotificationContent, { kind: Kind }>;

export interface CrawlEnd {
  readonly accountId: string;
  readonly domainId: string;
  readonly crawlId: string;
  /** Settings of the domain's owner. */
  readonly wants: WantedNotifications;
  readonly message: Omit<ContentOf<'crawl_completed'>, Lists> | Omit<ContentOf<'crawl_failed'>, Lists>;
  /** Content of the mail; set for a completed crawl with broken links. */
  readonly broken?: Omit<ContentOf<'broken_links'>, Lists>;
  /** Reads up to `limit` broken links that the crawl saw, new ones first. Called only when something may be sent. */
  readonly listBroken: (limit: number) => Promise<readonly BrokenLink[]>;
  /** Reads the first fixes of the domain after the crawl. Called only when something may be sent. */
  readonly listFixes: (limit: number) => Promise<readonly FixSummary[]>;
  /** Reads the end of the first of the failed crawls right before this one, epoch ms; undefined: the one before did not fail. */
  readonly findFailingSince: () => Promise<number | undefined>;
}

const SAY_AGAIN_MS = 7 * 24 * 60 * 60 * 1000;
/** Links that a mail lists. A chat message lists up to `LISTED_IN_CHATS` new ones. */
const LISTED = 10;
const LISTED_IN_CHATS = 5;
/** Fixes that a message about a completed crawl names. */
const FIXES = 5;

/**
 * Queues the notifications of the end of a crawl, in the transaction that writes that end: messages to chats, and a mail when issues of
 * broken links are new or 7 days have passed since the last mail about the domain. Alerts go to all chats and by mail in any case, unless
 * the domain is set otherwise. A crawl that a person canceled causes nothing. Sending is separate work, and its result does not affect the
 * crawl.
 */
export async function recordCrawlEnd(
  services: Services,
  trx: Executor,
  end: CrawlEnd,
): Promise<readonly NewNotification[]> {
  const { wants, broken } = end;
  if (end.message.kind === 'crawl_failed' && end.message.error_code === 'CANCELED') return [];
  const alert = await findAlert(services, trx, end);
  if (alert === undefined && !wants.slack && !wants.chats && !(wants.email && broken !== undefined)) return [];
  const { settings, recipients } = alert
    ? await settingsOfAlert(services, trx, end)
    : { settings: await settingsFor(services, trx, end), recipients: wants.recipients };
  if (settings === undefined) return [];
  const about = { about: end.crawlId, domainId: end.domainId, crawlId: end.crawlId };
  const links = await end.listBroken(LISTED);
  const news = links.filter(({ is_new }) => is_new).slice(0, LISTED_IN_CHATS);
  const chats = settings.chats
    .map(({ channel }) => channel)
    .filter((channel) => alert !== undefined || (channel === 'slack' ? wants.slack : wants.chats));
  const fixes = end.message.kind === 'crawl_failed' ? undefined : await end.listFixes(FIXES);
  const said = { ...(alert ?? end.message), links: news, ...(fixes && { fixes }) };
  const messages = await queueThrough(services, trx, chats, { settings, fact: { ...about, content: said } });
  const found = await worthAMail(services, trx, { end, settings, links });
  const content = found ? { ...found, ...(fixes && { fixes }), ...sinceOf(alert) } : alert && said;
  if (!content || whyNoMail(services, settings, recipients) !== undefined) return messages;
  const mails = await queueThrough(services, trx, ['email'], { settings, fact: { ...about, content, recipients } });
  return [...messages, ...mails];
}

type Alert = Omit<ContentOf<'crawls_failing'>, Lists> | Omit<ContentOf<'crawls_recovered'>, Lists>;

const sinceOf = (alert: Alert | undefined) =>
  alert?.kind === 'crawls_recovered' && { failed_since: alert.failed_since };

/** Finds the alert that this end causes: crawls of the domain begin to fail, or complete again. */
async function findAlert({ clock }: Services, trx: Executor, end: CrawlEnd): Promise<Alert | undefined> {
  const { wants, message, domainId } = end;
  if (!wants.failures) return undefined;
  const isFailed = message.kind === 'crawl_failed';
  const failedSince = await end.findFailingSince();
  if (!isFailed && failedSince === undefined) return undefined;
  const alertedAt = await findLastFailing(trx, domainId);
  const kind = alertOfEnd({ isFailed, failedSince, alertedAt, now: clock.now() });
  const since = failedSince !== undefined && { failed_since: failedSince };
  if (kind === 'crawls_failing' && isFailed)
    return { ...message, kind, ...since, ...(alertedAt && { alerted_before: alertedAt }) };
  return kind === 'crawls_recovered' && !isFailed && since ? { ...message, kind, ...since } : undefined;
}

interface Judged {
  readonly end: CrawlEnd;
  readonly settings: SettingsRow;
  readonly links: readonly BrokenLink[];
}

async function worthAMail(
  services: Services,
  trx: Executor,
  { end, settings, links }: Judged,
): Promise<ContentOf<'broken_links'> | undefined> {
  const { wants, broken, domainId } = end;
  if (!wants.email || broken === undefined || whyNoMail(services, settings, wants.recipients)) return undefined;
  // All broken links are ignored.
  if (links.length === 0) return undefined;
  if (broken.changes.new === 0 && wants.emailWhen === 'news') {
    const notified = await findLastNotified(trx, domainId);
    if (notified !== undefined && services.clock.now() - notified < SAY_AGAIN_MS) return undefined;
  }
  return { ...broken, links };
}
