import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import { makeReport, readSummaryReports, reportQueue } from '../../reporting/reports/index.ts';
import { insertDomain } from '../../test-support/insert-domain.ts';
import { dueIds } from '../attempts/index.ts';
import { updateSettings } from '../notifications/index.ts';
import { sendNotification } from '../notifications/sending/send-notification.ts';
import { type SummarisedSite, summarisedSite } from './due-summary.test-support.ts';
import { takeDueSummaries } from './take-due-summaries.ts';

const PUBLIC_URL = 'https://links.example';

/** Attempts every mail. Answers the outcomes. */
async function sendAll({ services, db }: SummarisedSite) {
  const ids: string[] = await db.knex('notifications').orderBy('id').pluck('id');
  const readReports = readSummaryReports(services);
  return Promise.all(ids.map((notificationId) => sendNotification(services, { notificationId, readReports })));
}

async function makeAll({ services }: SummarisedSite) {
  const outcomes: string[] = [];
  for (const reportId of await dueIds(services.db, reportQueue, { limit: 20 }))
    outcomes.push(await makeReport(services, { reportId }));
  return outcomes;
}

describeEachDatabase('the report of a summary', (fresh) => {
  it('is made for the period, and its mail waits for it and has it attached', async () => {
    const site = await summarisedSite({ db: fresh().open() });
    await takeDueSummaries(site.services);
    const [report, ...more] = await site.db.knex('reports');
    expect(more).toEqual([]);
    expect(report).toMatchObject({ domain_id: site.domainId, crawl_id: site.crawlId, format: 'pdf', state: 'pending' });
    expect(report?.to_at - report?.from_at).toBe(24 * 60 * 60_000);
    expect(site.alarms.reports.map(({ id }) => id)).toEqual([report?.id]);

    expect(await sendAll(site)).toEqual(['early']);
    const alarms = site.alarms.notifications.length;
    expect(await makeAll(site)).toEqual(['completed']);
    expect(site.alarms.notifications.slice(alarms)).toHaveLength(1);
    expect(await sendAll(site)).toEqual(['sent']);

    const [mail, ...rest] = site.mail.received;
    expect(rest).toEqual([]);
    const { file_name, bytes } = await site.db.knex('reports').first();
    expect(mail?.attachments).toMatchObject([{ name: file_name, contentType: 'application/pdf' }]);
    expect(mail?.attachments[0]?.content.length).toBe(Number(bytes));
    expect(mail?.attachments[0]?.content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(mail?.text).toContain('PDF attached');
  });

  it('is linked instead of attached when it is too large', async () => {
    const env = { LINKVITALS_MAIL_ATTACHMENT_MB: '0.001', LINKVITALS_PUBLIC_URL: PUBLIC_URL };
    const site = await summarisedSite({ db: fresh().open(), env });
    await takeDueSummaries(site.services);
    await makeAll(site);
    expect(await sendAll(site)).toEqual(['sent']);
    const [mail] = site.mail.received;
    expect(mail?.attachments).toEqual([]);
    expect(mail?.text).toContain('PDF too large to attach');
    expect(mail?.text).toContain(`${PUBLIC_URL}/domains/${site.domainId}/reports`);
  });

  it.each(['fails', 'is not made in time'])('that %s holds no mail back for long', async (what) => {
    const site = await summarisedSite({ db: fresh().open() });
    await takeDueSummaries(site.services);
    if (what === 'fails') {
      await site.db.knex('crawls').update({ results_expired_at: 1 });
      expect(await makeAll(site)).toEqual(['failed']);
    } else {
      await site.db.knex('notifications').decrement('next_attempt_at', 15 * 60_000);
    }
    expect(await sendAll(site)).toEqual(['sent']);
    expect(site.mail.received[0]?.attachments).toEqual([]);
    // The token of the link to unsubscribe may hold any letters.
    expect(site.mail.received[0]?.text.replaceAll(/http\S+/g, '')).not.toContain('PDF');
  });

  it('is not made where nobody wants it, or the operator allows none, or nothing changed', async () => {
    const site = await summarisedSite({ db: fresh().open() });
    const due = await site.db.knex('notification_settings').first();
    const again = async (change: object, services = site.services) => {
      await site.db.knex('notifications').delete();
      await site.db.knex('notification_settings').update({ ...change, next_summary_at: due.next_summary_at });
      await takeDueSummaries(services);
      expect(await site.db.knex('notifications')).toHaveLength(1);
      expect(await site.db.knex('reports')).toEqual([]);
    };
    await updateSettings(site.ctx, { change: { summaries: { attachment: 'none' } }, version: undefined });
    await again({});
    await again(
      { summary_attachment: 'pdf' },
      { ...site.services, config: { ...site.services.config, mailAttachmentBytes: 0 } },
    );
    await site.db.knex('crawl_history').update({ ended_at: 1 });
    await again({});
    expect(await sendAll(site)).toEqual(['sent']);
    expect(site.mail.received[0]?.subject).toContain('nothing changed');
  });

  it('waits for the last of several, and goes with its domain to those who may see it', async () => {
    const site = await summarisedSite({ db: fresh().open() });
    await takeDueSummaries(site.services);
    const [report] = await site.db.knex('reports');
    const [mail] = await site.db.knex('notifications');
    const other = await insertDomain(site.ctx);
    await site.db.knex('reports').insert({ ...report, id: site.ctx.ids.uuid(), domain_id: other });
    const [one, two] = (await site.db.knex('reports').pluck('id')) as string[];
    await makeReport(site.services, { reportId: one ?? '' });
    expect(await sendAll(site)).toEqual(['early']);
    await makeReport(site.services, { reportId: two ?? '' });
    expect(await sendAll(site)).toEqual(['sent']);
    // The mail is about one of the two domains.
    expect(site.mail.received[0]?.attachments).toHaveLength(1);
    expect(mail?.content).not.toContain(other);
  });

  it('releases its mail when two servers finish it at once', async () => {
    const site = await summarisedSite({ db: fresh().open() });
    await takeDueSummaries(site.services);
    const [report] = await site.db.knex('reports');
    await site.db.knex('reports').insert({ ...report, id: site.ctx.ids.uuid() });
    const ids = (await site.db.knex('reports').pluck('id')) as string[];
    const outcomes = await Promise.all(ids.map((reportId) => makeReport(site.services, { reportId })));
    expect(outcomes).toEqual(['completed', 'completed']);
    expect(await sendAll(site)).toEqual(['sent']);
  });
});
