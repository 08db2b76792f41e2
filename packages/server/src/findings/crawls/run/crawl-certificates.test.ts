import { X509Certificate } from 'node:crypto';
import { createOutbound } from '@linkvitals/outbound';
import { createCertificates, startTlsServer } from '@linkvitals/testing';
import { expect, it, onTestFinished } from 'vitest';
import { updateSettings } from '../../../outgoing/notifications/index.ts';
import { systemClock } from '../../../platform/clock.ts';
import { describeEachDatabase } from '../../../platform/storage/describe-each-database.test-support.ts';
import { verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { createTestContext } from '../../../test-support/test-context.ts';
import { fast, hostname } from '../crawl.test-support.ts';
import { startCrawl } from '../queue/start-crawl.ts';
import { runCrawl } from './run-crawl.ts';

const DAY = 24 * 60 * 60_000;
const env = {
  ...fast,
  LINKVITALS_SMTP_URL: 'smtp://127.0.0.1:1',
  LINKVITALS_MAIL_FROM: 'bot@linkvitals.example',
};

describeEachDatabase('a crawl', (fresh) => {
  it('stores the certificate that its requests received, and queues the notice about its end', async () => {
    const { good, ca } = await createCertificates({ lifetimeDays: 90, hosts: [hostname] });
    const lines: string[] = [];
    const server = await startTlsServer({
      certificate: good,
      handler: (request, response) => {
        lines.push(`${request.method} ${request.url}`);
        const isPage = request.url === '/' || request.url === '/second';
        response.writeHead(isPage ? 200 : 404, { 'Content-Type': 'text/html' }).end('<a href="/second">two</a>');
      },
    });
    const rules = [`${hostname}:443:${server.address}`];
    const outbound = createOutbound({ allowCidrs: ['127.0.0.0/8'], connectTo: rules, extraCa: [ca] });
    const validTo = Date.parse(new X509Certificate(good.cert).validTo);
    const clock = { ...systemClock, now: () => validTo - 6.5 * DAY };
    const test = await createTestContext({ env, services: { outbound, clock }, db: fresh().open() });
    onTestFinished(async () => {
      await test.close();
      await outbound.close();
      await server.close();
    });
    const { id: domainId } = await verifiedDomain(test, { hostname });
    await updateSettings(test.ctx, { change: { email_recipients: ['a@example.com'] }, version: undefined });

    const crawl = async () => {
      const { id } = await startCrawl(test.ctx, { domainId });
      await runCrawl(test.services, { crawlId: id, signal: new AbortController().signal });
      return test.db.knex('crawls').where({ id }).first('state', 'url');
    };
    expect(await crawl()).toEqual({ state: 'completed', url: `https://${hostname}/` });
    const [row, ...others] = await test.db.knex('domain_certificates');
    expect(others).toEqual([]);
    expect(row).toMatchObject({ domain_id: domainId, host: hostname, noticed_days: 7 });
    expect(Number(row?.valid_to)).toBe(validTo);
    const notices = await test.db.knex('notifications').where({ kind: 'certificate_ending' });
    expect(notices.map(({ subject }) => subject)).toEqual([`The certificate of ${hostname} expires in 7 days`]);
    expect(test.alarms.notifications.map(({ id }) => id)).toContain(notices[0]?.id);

    await crawl();
    // A request for the certificate alone would be a HEAD.
    expect(lines).not.toContain('HEAD /');
    expect(await test.db.knex('notifications').where({ kind: 'certificate_ending' })).toHaveLength(1);
  });
});
