import { X509Certificate } from 'node:crypto';
import { type Certificates, createCertificates, startTlsServer } from '@linkvitals/testing';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { updateSettings } from '../../../outgoing/notifications/index.ts';
import { describeEveryEmptyDatabase } from '../../../platform/storage/describe-each-database.test-support.ts';
import type { Database } from '../../../platform/storage/index.ts';
import { verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { startOwnSiteTest } from '../own-site.test-support.ts';
import { listLinks } from './list-links.ts';
import { presentTarget } from './present-results.ts';

const hostname = 'shop.example.com';
const hosts = ['expired', 'elsewhere', 'incomplete'].map((name) => `${name}.example.net`);
const page = { limit: 100, after: undefined };
const mail = { LINKVITALS_SMTP_URL: 'smtp://127.0.0.1:1', LINKVITALS_MAIL_FROM: 'bot@linkvitals.example' };

let certificates: Certificates;
beforeAll(async () => {
  certificates = await createCertificates({ hosts });
});

/** Starts a site whose start page links to a host for each fault. */
async function startFaultyLinks(db: Database) {
  const kinds = { expired: 'expired', elsewhere: 'wrongHost', incomplete: 'withoutIntermediate' } as const;
  const rules = Object.entries(kinds).map(async ([name, kind]) => {
    const server = await startTlsServer({ certificate: certificates[kind] });
    onTestFinished(() => server.close());
    return `${name}.example.net:443:${server.address}`;
  });
  return startOwnSiteTest({
    answers: { '/': hosts.map((host) => `<a href="https://${host}/">${host}</a>`).join('') },
    hostnames: [hostname],
    connectTo: await Promise.all(rules),
    extraCa: [certificates.ca],
    env: mail,
    db,
  });
}

const endOf = (pem: string): string => new Date(new X509Certificate(pem).validTo).toISOString();

describeEveryEmptyDatabase(
  'what is wrong with the certificate of a target',
  (fresh) => {
    it('is shown with its issuer, its end and its names, and described in a sentence that mails repeat', async () => {
      const test = await startFaultyLinks(fresh().open());
      const { id: domainId } = await verifiedDomain(test, { hostname });
      await updateSettings(test.ctx, { change: { email_recipients: ['a@example.com'] }, version: undefined });
      const crawlId = await test.crawl(domainId);

      const issuer = 'Test Intermediate';
      const ended = endOf(certificates.expired.cert);
      const { data: broken } = await listLinks(test.ctx, { crawlId, filter: { verdict: 'broken' }, page });
      expect(broken.map(presentTarget).map(({ url, reason, detail, tls }) => ({ url, reason, detail, tls }))).toEqual([
        {
          url: 'https://expired.example.net/',
          reason: 'tls_error',
          detail: `The certificate expired on ${ended.slice(0, 10)}.`,
          tls: { fault: 'expired', issuer, valid_to: ended, names: hosts },
        },
        {
          url: 'https://elsewhere.example.net/',
          reason: 'tls_error',
          detail: 'The certificate is for another host name.',
          tls: {
            fault: 'wrong_host',
            issuer,
            valid_to: endOf(certificates.wrongHost.cert),
            names: ['wrong-host.invalid'],
          },
        },
      ]);
      const { data: fine } = await listLinks(test.ctx, { crawlId, filter: { verdict: 'ok' }, page });
      const warned = { fault: 'incomplete_chain', issuer, valid_to: endOf(certificates.good.cert), names: hosts };
      expect(fine.map(presentTarget).map(({ url, tls }) => [url, tls])).toEqual([
        [`http://${hostname}/`, null],
        ['https://incomplete.example.net/', warned],
      ]);

      const queued = await test.db.knex('notifications').where({ crawl_id: crawlId }).first();
      const links: { detail: string }[] = JSON.parse(queued?.content ?? '{}').links;
      expect(links.map(({ detail }) => detail)).toEqual(broken.map(({ detail }) => detail));
    });
  },
  { short: 'sqlite' },
);
