import { findObjectServer, type ObjectServer, startObjectServer } from '@linkvitals/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/storage/index.ts';
import { makeReport, readSummaryReports, reportQueue } from '../../reporting/reports/index.ts';
import { dueIds } from '../attempts/index.ts';
import { sendNotification } from '../notifications/sending/send-notification.ts';
import { summarisedSite } from './due-summary.test-support.ts';
import { takeDueSummaries } from './take-due-summaries.ts';

const jar = await findObjectServer();
if (jar === undefined)
  console.error('SKIPPED: mails with reports of a bucket, which need Java and S3Proxy from Maven Central');

describe.skipIf(jar === undefined)('the report of a summary, in a bucket', () => {
  let server: ObjectServer;
  beforeEach(async () => {
    server = await startObjectServer(jar ?? '');
    return () => server.close();
  });

  /** Makes a site with a due summary, whose report is made. */
  async function reportedSite() {
    const env = {
      LINKVITALS_S3_ENDPOINT: server.endpoint,
      LINKVITALS_S3_BUCKET: server.bucket,
      LINKVITALS_S3_ACCESS_KEY: server.accessKey,
      LINKVITALS_S3_SECRET_KEY: server.secretKey,
      LINKVITALS_PUBLIC_URL: 'https://links.example',
    };
    const site = await summarisedSite({ db: openDatabase({ url: 'sqlite::memory:' }), env });
    await takeDueSummaries(site.services);
    for (const reportId of await dueIds(site.db, reportQueue, { limit: 20 }))
      await makeReport(site.services, { reportId });
    const { id: notificationId } = await site.db.knex('notifications').first();
    const readReports = readSummaryReports(site.services);
    const send = () => sendNotification(site.services, { notificationId, readReports });
    return { ...site, send, report: await site.db.knex('reports').first() };
  }

  it('is attached to the mail, byte for byte', async () => {
    const { send, mail, report, services, db } = await reportedSite();
    expect(await db.knex('report_chunks').select('report_id')).toEqual([]);
    const { object_key } = await db.knex('report_objects').first();
    const stored: Buffer[] = [];
    for await (const piece of (await services.objects?.get(object_key)) ?? []) stored.push(Buffer.from(piece));

    expect(await send()).toBe('sent');
    const [attached, ...more] = mail.received[0]?.attachments ?? [];
    expect(more).toEqual([]);
    expect(attached).toMatchObject({ name: report.file_name, contentType: 'application/pdf' });
    expect(attached?.content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(attached?.content.equals(Buffer.concat(stored))).toBe(true);
  });

  it('is linked while the bucket does not answer; the mail does not wait for it', async () => {
    const { send, mail, domainId } = await reportedSite();
    await server.close();
    expect(await send()).toBe('sent');
    expect(mail.received[0]?.attachments).toEqual([]);
    expect(mail.received[0]?.text).toContain('PDF could not be read');
    expect(mail.received[0]?.text).toContain(`https://links.example/domains/${domainId}/reports`);
  });
});
