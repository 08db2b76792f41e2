import { type MailServer, startMailServer } from '@linkvitals/testing';
import { onTestFinished } from 'vitest';
import type { Database } from '../../platform/storage/index.ts';
import { type CrawledSite, crawledSite } from '../../reporting/reports/report.test-support.ts';
import { updateDomain } from '../../sites/domains/index.ts';
import { updateSettings } from '../notifications/index.ts';
import { takeDueSummaries } from './take-due-summaries.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

export interface SummarisedSite extends CrawledSite {
  readonly mail: MailServer;
  /** Environment with which mails reach `mail` */
  readonly mailEnv: Readonly<Record<string, string>>;
}

/** Makes a site that was crawled yesterday, and whose daily summary is due. */
export async function summarisedSite({
  db,
  env = {},
}: {
  readonly db: Database;
  readonly env?: Readonly<Record<string, string>>;
}): Promise<SummarisedSite> {
  const mail = await startMailServer();
  onTestFinished(() => mail.close());
  const mailEnv = {
    LINKVITALS_SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    LINKVITALS_MAIL_FROM: 'Linkvitals <bot@linkvitals.example>',
  };
  const site = await crawledSite({ db, env: { ...mailEnv, ...env }, pages: 6 });
  const change = { email_recipients: ['a@example.com'], summaries: { hour: 0 } };
  await updateSettings(site.ctx, { change, version: undefined });
  const settings = { report_frequency: 'daily', email_alerts: false } as const;
  await updateDomain(site.ctx, { domainId: site.domainId, change: { settings }, version: undefined });
  await db.knex('notifications').delete();
  await takeDueSummaries(site.services);
  // The summaries of yesterday were sent at midnight.
  const midnight = Math.floor(site.services.clock.now() / DAY) * DAY;
  await db.knex('crawls').update({ finished_at: midnight - HOUR });
  await db.knex('crawl_history').update({ ended_at: midnight - HOUR });
  await db.knex('notification_settings').update({ next_summary_at: midnight });
  return { ...site, mail, mailEnv };
}
