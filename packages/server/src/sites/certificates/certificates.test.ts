import { X509Certificate } from 'node:crypto';
import type { DomainSettingsUpdate } from '@linkvitals/contract';
import { createOutbound, type Outbound } from '@linkvitals/outbound';
import { type Certificates, createCertificates, type ServerCertificate, startTlsServer } from '@linkvitals/testing';
import { describeDatabases } from '@linkvitals/testing/databases';
import { afterEach, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { setSubscription, updateSettings } from '../../outgoing/notifications/index.ts';
import {
  createNotificationLab,
  type NotificationLab,
} from '../../outgoing/notifications/notification-lab.test-support.ts';
import { type Database, openDatabase } from '../../platform/storage/index.ts';
import { createFormat } from '../../reporting/texts/format.ts';
import { verifiedDomain } from '../domains/domain.test-support.ts';
import { updateDomain } from '../domains/index.ts';
import { lookAtCertificates } from './index.ts';

const DAY = 24 * 60 * 60_000;
const hostname = 'shop.example.com';

let first: Certificates;
let renewed: Certificates;
let short: Certificates;
beforeAll(async () => {
  const hosts = [hostname, `www.${hostname}`];
  // One moment is used for all certificates: their ends are whole days apart.
  const now = Date.now();
  first = await createCertificates({ hosts, lifetimeDays: 90, now });
  // The new certificates end ten days later.
  renewed = await createCertificates({ hosts, lifetimeDays: 90, now: now + 10 * DAY });
  short = await createCertificates({ hosts, lifetimeDays: 45, now: now + 20 * DAY });
});

const endOf = ({ cert }: ServerCertificate): number => Date.parse(new X509Certificate(cert).validTo);

/** Makes a network in which a server presents a certificate under the names. */
async function leadingTo({ good, ca }: Certificates, hosts = [hostname, `www.${hostname}`]): Promise<Outbound> {
  const server = await startTlsServer({ certificate: good });
  const connectTo = hosts.map((host) => `${host}:443:${server.address}`);
  const outbound = createOutbound({ allowCidrs: ['127.0.0.0/8'], connectTo, extraCa: [ca] });
  onTestFinished(async () => {
    await outbound.close();
    await server.close();
  });
  return outbound;
}

describeDatabases('the end of a certificate', (open) => {
  let db: Database;
  let lab: NotificationLab;
  let domainId: string;
  beforeEach(async () => {
    let now = () => Date.now();
    db = openDatabase({ url: await open(), now: () => now() });
    lab = await createNotificationLab({ db, now: endOf(first.good) - 25 * DAY });
    now = () => lab.clock.now();
    await lab.setUp(['a@example.com']);
    domainId = (await verifiedDomain(lab, { hostname })).id;
    await change({ slack_notifications: true });
  });
  afterEach(async () => {
    await lab.close();
    await db.close();
  });

  const change = (settings: DomainSettingsUpdate) =>
    updateDomain(lab.ctx, { domainId, change: { settings }, version: undefined });
  const until = (at: number) => lab.clock.advance(at - lab.clock.now());
  /** The subjects of the mails that a look at the certificates causes */
  async function look(outbound: Outbound, ms = 0): Promise<string[]> {
    const before = lab.mail.received.length;
    await lookAtCertificates({ ...lab.services, outbound }, domainId);
    await lab.ringFor(ms);
    return lab.mail.received.slice(before).map(({ subject }) => subject);
  }
  /** The subjects of the mails of a look every day, from so many days before an end until a day after it */
  async function lookDaily(outbound: Outbound, { from, end }: { readonly from: number; readonly end: number }) {
    const subjects: string[] = [];
    for (let days = from; days > -1; days -= 1) {
      await until(end - days * DAY);
      subjects.push(...(await look(outbound)));
    }
    return subjects;
  }
  const endsIn = (days: string, host = hostname) => `The certificate of ${host} expires in ${days}`;

  it('is noticed 21, 7 and 1 days before, once each for both hosts, by mail and chat', async () => {
    const outbound = await leadingTo(first);
    const subjects = await lookDaily(outbound, { from: 24, end: endOf(first.good) });
    expect(subjects).toEqual(['21 days', '7 days', '1 day'].map((days) => endsIn(days)));
    const [mail] = lab.mail.received;
    expect(mail?.text).toContain(`Expires: ${createFormat('en', 'UTC').dateTime(endOf(first.good))}`);
    expect(mail?.text).toContain('Test Intermediate');
    expect(lab.slack.received.map(({ body }) => JSON.parse(body.toString()).blocks[0].text.text)).toEqual(subjects);
  });

  it('is noticed later where the certificate is valid for 45 days, which clients renew at 15', async () => {
    const end = endOf(short.good);
    expect(await lookDaily(await leadingTo(short), { from: 22, end })).toEqual(
      ['10 days', '3 days', '1 day'].map((days) => endsIn(days)),
    );
    const [row] = await db.knex('domain_certificates').where({ host: hostname });
    expect(Number(row.valid_to) - Number(row.valid_from)).toBe(45 * DAY);
  });

  it('is noticed anew of a renewed certificate, and once where several notices were missed', async () => {
    const outbound = await leadingTo(first);
    await until(endOf(first.good) - 5 * DAY);
    expect(await look(outbound)).toEqual([endsIn('5 days')]);
    await lab.clock.advance(DAY);
    // The new certificate ends in 14 days.
    const next = await leadingTo(renewed);
    expect(await look(next)).toEqual([endsIn('14 days')]);
    await lab.clock.advance(DAY);
    expect(await look(next)).toEqual([]);
  });

  it('is noticed once by servers that look at the same time, and looked at once a day', async () => {
    const outbound = await leadingTo(first);
    await until(endOf(first.good) - 20.5 * DAY);
    const services = { ...lab.services, outbound };
    await Promise.all([1, 2, 3].map(() => lookAtCertificates(services, domainId)));
    await lab.ringFor(0);
    expect(lab.mail.received).toHaveLength(1);
    const requested: string[] = [];
    const counting: Outbound = {
      ...outbound,
      request(given) {
        requested.push(given.url);
        return outbound.request(given);
      },
    };
    await lab.clock.advance(DAY / 2);
    await look(counting);
    expect(requested).toEqual([]);
    await lab.clock.advance(DAY / 2);
    await look(counting);
    expect(requested).toEqual([`https://${hostname}/`, `https://www.${hostname}/`]);
  });

  it('of the www twin alone is noticed under its name; a host that does not answer is passed over', async () => {
    await until(endOf(first.good) - 2 * DAY);
    expect(await look(await leadingTo(first, [`www.${hostname}`]))).toEqual([endsIn('2 days', `www.${hostname}`)]);
    expect(await db.knex('domain_certificates').orderBy('host').pluck('fingerprint')).toEqual([
      null,
      new X509Certificate(first.good.cert).fingerprint256.replaceAll(':', '').toLowerCase(),
    ]);
  });

  it('brings no notice where the domain wants none or is not verified, and none to who unsubscribed', async () => {
    const outbound = await leadingTo(first);
    await until(endOf(first.good) - 20 * DAY);
    await change({ certificate_alerts: false });
    expect(await look(outbound)).toEqual([]);
    await change({ certificate_alerts: true });
    await until(endOf(first.good) - 7 * DAY);
    await db.knex('domains').update({ verification_status: 'expired' });
    expect(await look(outbound)).toEqual([]);
    await db.knex('domains').update({ verification_status: 'verified' });
    await look(outbound);
    const link = lab.mail.received[0]?.headers.find(([name]) => name === 'list-unsubscribe')?.[1] ?? '';
    await setSubscription(lab.services, link.replace(/^.*\/|>$/g, ''), false);
    await until(endOf(first.good) - DAY);
    expect(await look(outbound)).toEqual([]);
    expect(lab.slack.received).toHaveLength(2);
  });

  it('waits for the end of quiet hours, and goes to the recipients of the domain', async () => {
    const outbound = await leadingTo(first);
    await until(Math.floor((endOf(first.good) - 10 * DAY) / DAY) * DAY + DAY - 1);
    const quiet = { quiet_hours: { from: '22:00', to: '07:00' } };
    await updateSettings(lab.ctx, { change: quiet, version: undefined });
    await change({ email_recipients: ['owner@site.example'] });
    expect(await look(outbound, 7 * 60 * 60_000)).toEqual([]);
    await lab.ringFor(1);
    expect(lab.mail.received.map(({ to }) => to)).toEqual([['owner@site.example']]);
  });
});
