import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFormat } from '../../../reporting/texts/format.ts';
import { publish, verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { checkVerification, type DomainRow, recheckDomain, updateDomain } from '../../../sites/domains/index.ts';
import { createNotificationLab, type NotificationLab } from '../notification-lab.test-support.ts';
import { GATHER_MS } from './notification-queue.ts';

const DAY = 24 * 60 * 60_000;

let lab: NotificationLab;
let domain: DomainRow;
beforeEach(async () => {
  lab = await createNotificationLab();
  await lab.setUp(['a@example.com']);
  domain = await verifiedDomain(lab, { hostname: 'site.example' });
});
afterEach(() => lab.close());

const row = () => lab.db.knex('domains').where({ id: domain.id }).first();

/** Makes the background checks that are due in the next days, and sends what they queue. Returns the subjects of the mails. */
async function pass(days: number): Promise<string[]> {
  const [end, before] = [lab.clock.now() + days * DAY, lab.mail.received.length];
  for (;;) {
    const { next_check_at: next } = await row();
    if (next === null || next > end) break;
    await lab.ringFor(next - lab.clock.now());
    await recheckDomain(lab.services, domain.id);
  }
  await lab.ringFor(end - lab.clock.now());
  return lab.mail.received.slice(before).map(({ subject }) => subject);
}

const lost = 'Crawls of site.example have stopped: its ownership is not proved any more';
const ending = 'In 3 days the TXT record of site.example is not looked for any more';

it('a lost TXT record causes one notice, and another one 3 days before it is not looked for any more', async () => {
  const [removed, seen] = [lab.clock.now() + DAY, lab.clock.now()];
  lab.dns.set(domain.hostname);
  expect(await pass(2)).toEqual([lost]);
  const [mail] = lab.mail.received;
  const { dateTime } = createFormat('en', 'UTC');
  expect(mail?.text).toContain('Its TXT record is missing in DNS.');
  expect(mail?.text).toContain(`Missing since: ${dateTime(removed)}`);
  expect(mail?.text).toContain(`Last seen: ${dateTime(seen)}`);
  expect(mail?.text).toContain(`Looked for until: ${dateTime(removed + 5 * 60_000 + 30 * DAY)}`);
  expect(mail?.headers.map(([name]) => name)).toContain('list-unsubscribe');
  expect(await pass(26)).toEqual([]);
  expect(await pass(10)).toEqual([ending]);
  expect(lab.slack.received.map(({ body }) => JSON.parse(body.toString()).blocks[0].text.text)).toEqual([lost, ending]);
});

it('a record that is lost again causes a notice again, also when the check of an owner finds that', async () => {
  lab.dns.set(domain.hostname);
  await pass(2);
  publish(lab, domain);
  expect(await pass(1)).toEqual([]);
  lab.dns.set(domain.hostname);
  await Promise.all([1, 2].map(() => checkVerification(lab.ctx, { domainId: domain.id })));
  expect(await pass(GATHER_MS / DAY)).toEqual([lost]);
});

it('the notice after a week without an answer from DNS says so, in German too', async () => {
  await lab.db.knex('notification_settings').update({ language: 'de' });
  lab.dns.fail(domain.hostname, 'ESERVFAIL');
  const subject = 'Crawls von site.example sind angehalten: Die Inhaberschaft ist nicht mehr nachgewiesen';
  expect(await pass(9)).toEqual([subject]);
  expect(lab.mail.received[0]?.text).toContain('Kein DNS-Server hat eine verlässliche Antwort gegeben.');
});

it('the notice is queued with the change of state, or both are left to the next check', async () => {
  lab.dns.set(domain.hostname);
  const killed = { ...lab.services, noticeOwnership: () => Promise.reject(new Error('killed')) };
  await lab.clock.advance(DAY);
  await recheckDomain(killed, domain.id);
  await lab.clock.advance(5 * 60_000);
  await expect(recheckDomain(killed, domain.id)).rejects.toThrow('killed');
  expect(await row()).toMatchObject({ verification_status: 'verified' });
  await lab.clock.advance(60_000);
  await recheckDomain(lab.services, domain.id);
  expect(await row()).toMatchObject({ verification_status: 'expired' });
  expect(await lab.db.knex('notifications').where({ kind: 'ownership_lost', channel: 'email' })).toHaveLength(1);
});

it('nobody is notified where the domain has it switched off', async () => {
  const settings = { failure_alerts: false };
  await updateDomain(lab.ctx, { domainId: domain.id, change: { settings }, version: undefined });
  lab.dns.set(domain.hostname);
  expect(await pass(40)).toEqual([]);
  expect(lab.slack.received).toEqual([]);
});
