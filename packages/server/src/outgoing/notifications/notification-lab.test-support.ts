import { randomUUID } from 'node:crypto';
import type { KnownCrawlErrorCode } from '@linkvitals/contract';
import {
  type MailServer,
  type MailServerOptions,
  type Subscriber,
  startMailServer,
  startSubscriber,
} from '@linkvitals/testing';
import { transaction } from '../../platform/storage/index.ts';
import type { FixSummary } from '../../reporting/texts/say-fix.ts';
import type { WantedNotifications } from '../../sites/domains/index.ts';
import { insertDomain } from '../../test-support/insert-domain.ts';
import { createTestContext, type TestContext, type TestContextOptions } from '../../test-support/test-context.ts';
import type { BrokenLink } from './messages/notification-content.ts';
import type { NotificationRow, SettingsRow } from './notification-row.ts';
import { wakeNotifications } from './queue/queue-notifications.ts';
import { recordCrawlEnd } from './queue/record-crawl-end.ts';
import { type SendOutcome, sendNotification } from './sending/send-notification.ts';
import { findSettings } from './settings/settings-store.ts';
import { updateSettings } from './settings/update-settings.ts';
import { listClaimable } from './store.ts';

/** The end of a crawl, as far as notifications show it. */
interface Ended {
  readonly domainId?: string;
  readonly hostname?: string;
  readonly links?: readonly BrokenLink[];
  readonly newCount?: number;
  readonly fixes?: readonly FixSummary[];
  /** Message of a crawl that failed. */
  readonly error?: string;
  readonly errorCode?: KnownCrawlErrorCode;
  /** End of the first of the failed crawls right before, epoch ms. Default: the crawl before did not fail. */
  readonly failingSince?: number;
  readonly wants?: Partial<WantedNotifications>;
}

/** Sends real mails to a real SMTP server and real messages to a server like Slack. The test controls time and alarms. */
export interface NotificationLab extends TestContext {
  readonly mail: MailServer;
  readonly slack: Subscriber;
  /** Sets the recipients, by default a@ and b@example.com, and the Slack server. */
  setUp(recipients?: readonly string[]): Promise<void>;
  /** Ends a crawl of a new domain, by default with a broken link, and sets alarms. Returns the ids of the notifications. */
  crawlEnds(ended?: Ended): Promise<readonly string[]>;
  /**
   * Handles every alarm up to `ms` from now in order of time, also those that are set meanwhile. The time moves along. Returns the outcomes
   * of the attempts.
   */
  ringFor(ms: number): Promise<SendOutcome[]>;
  row(id: string): Promise<NotificationRow>;
  settings(): Promise<SettingsRow>;
}

const everything: WantedNotifications = {
  email: true,
  emailWhen: 'news',
  recipients: null,
  certificates: true,
  failures: true,
  slack: true,
  chats: true,
};
const nothing: WantedNotifications = { ...everything, email: false, failures: false, slack: false, chats: false };

const noChanges = { new: 0, fixed: 0, persisting: 0, inconclusive: 0, other_new: 0, other_fixed: 0 };
const brokenLink = { url: 'https://site.example/gone', status_code: 404, found_on_pages: 3, is_new: true };

export async function createNotificationLab(
  options: TestContextOptions & { readonly server?: MailServerOptions } = {},
): Promise<NotificationLab> {
  const mail = await startMailServer(options.server);
  const env = {
    LINKVITALS_ALLOW_HTTP_WEBHOOKS: 'true',
    LINKVITALS_SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    LINKVITALS_MAIL_FROM: 'Linkvitals <bot@linkvitals.example>',
    ...options.env,
  };
  const test = await createTestContext({ ...options, env });
  const { ctx, services, clock, alarms, db } = test;
  const slack = await startSubscriber({ now: () => clock.now() });
  return {
    ...test,
    mail,
    slack,
    async setUp(recipients = ['a@example.com', 'b@example.com']) {
      const change = { email_recipients: [...recipients], slack: { url: `${slack.url}/services/T0/B0/canary` } };
      await updateSettings(ctx, { change, version: undefined });
    },
    async crawlEnds({ hostname = 'site.example', links = [brokenLink], error, ...given } = {}) {
      const domainId = given.domainId ?? (await insertDomain(ctx));
      const crawlId = randomUUID();
      const added = given.newCount ?? links.length;
      const changes = { ...noChanges, new: added, persisting: links.length - added };
      const about = { hostname, domain_id: domainId, crawl_id: crawlId, changes };
      const result = { ...about, broken: links.length, score: 93 };
      const completed = { ...result, kind: 'crawl_completed', pages: 60, duration_seconds: 12.4 } as const;
      const failed = {
        ...about,
        kind: 'crawl_failed',
        pages: 3,
        error: error ?? '',
        error_code: given.errorCode ?? 'TIMEOUT',
      } as const;
      const queued = await transaction(db, (trx) =>
        recordCrawlEnd(services, trx, {
          accountId: ctx.account.id,
          domainId,
          crawlId,
          wants: { ...(given.wants === undefined ? everything : nothing), ...given.wants },
          message: error === undefined ? completed : failed,
          ...(error === undefined && links.length > 0
            ? { broken: { ...result, kind: 'broken_links', severity: 'low' } as const }
            : {}),
          listBroken: async () => links,
          listFixes: async () => given.fixes ?? [],
          findFailingSince: async () => given.failingSince,
        }),
      );
      await wakeNotifications(services, queued);
      return queued.map(({ id }) => id);
    },
    async ringFor(ms) {
      const end = clock.now() + ms;
      const outcomes: SendOutcome[] = [];
      for (;;) {
        const due = alarms.notifications.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (due === undefined) break;
        alarms.notifications.splice(alarms.notifications.indexOf(due), 1);
        await clock.advance(Math.max(0, due.at - clock.now()));
        const outcome = await sendNotification(services, { notificationId: due.id, random: () => 0 });
        if (outcome !== 'ended' && outcome !== 'early') outcomes.push(outcome);
      }
      await clock.advance(end - clock.now());
      return outcomes;
    },
    async row(id) {
      const [row] = await listClaimable(db, [id]);
      if (row === undefined) throw new Error(`no notification ${id}`);
      return row;
    },
    async settings() {
      const row = await findSettings(db.knex, ctx.account.id);
      if (row === undefined) throw new Error('no settings');
      return row;
    },
    async close() {
      await mail.close();
      await slack.close();
      await test.close();
    },
  };
}
