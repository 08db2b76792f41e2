import { afterEach, beforeEach, expect, it } from 'vitest';
import { transaction } from '../../../platform/storage/index.ts';
import { insertDomain } from '../../../test-support/insert-domain.ts';
import { createNotificationLab, type NotificationLab } from '../notification-lab.test-support.ts';
import { GATHER_MS } from '../queue/notification-queue.ts';
import { endNotificationsOfDomain } from '../removal-store.ts';
import { updateSettings } from '../settings/update-settings.ts';
import { sendNotification } from './send-notification.ts';

const MINUTE = 60_000;
const LEASE_MS = 45_000;
const failures = { failures: true };
const LONG_AGO = Date.UTC(2025, 6, 1);

let lab: NotificationLab;
beforeEach(async () => {
  lab = await createNotificationLab();
  await lab.setUp(['a@example.com']);
});
afterEach(() => lab.close());

/** Lets the first crawl of a new domain fail. Returns the ids of the mail and the message. */
const fails = (hostname: string) =>
  lab.crawlEnds({ hostname, links: [], error: `${hostname} refused the connection.`, wants: failures });

/** Lets the first crawl of a new domain with recipients of its own fail. Returns the id of the domain. */
async function failsFor(hostname: string, recipients: readonly string[]): Promise<string> {
  const domainId = await insertDomain(lab.ctx);
  await setRecipients(domainId, recipients);
  await lab.crawlEnds({ domainId, hostname, error: 'It broke.', wants: { ...failures, recipients } });
  return domainId;
}

const setRecipients = (id: string, email_recipients: readonly string[]) =>
  lab.db
    .knex('domains')
    .where({ id })
    .update({ settings: JSON.stringify({ email_recipients }) });

const mails = () => lab.mail.received.map(({ to, subject }) => [to[0], subject]);
const textOfMail = () => lab.mail.received[0]?.text ?? '';
const states = async () => lab.db.knex('notifications').distinct('state', 'attempts').orderBy(['state', 'attempts']);

it('alerts of several domains in the same minutes are one mail and one message', async () => {
  await fails('one.example');
  await lab.ringFor(MINUTE);
  await fails('two.example');
  await lab.ringFor(3 * MINUTE);
  await fails('three.example');
  await lab.ringFor(MINUTE);
  expect(mails()).toEqual([['a@example.com', 'Crawls of 3 domains fail']]);
  for (const name of ['one', 'two', 'three'])
    expect(textOfMail()).toContain(`${name}.example  (${name}.example refused the connection)`);
  expect(lab.slack.received.map(({ body }) => JSON.parse(String(body)).blocks[0].text.text)).toEqual([
    'Crawls of 3 domains fail',
  ]);
  await lab.ringFor(60 * MINUTE);
  expect([lab.mail.received.length, lab.slack.received.length]).toEqual([1, 1]);
  expect(await states()).toEqual([{ state: 'sent', attempts: 1 }]);
});

it('a message names twenty domains and counts the others', async () => {
  for (let n = 1; n <= 25; n += 1) await fails(`site-${n}.example`);
  await lab.ringFor(GATHER_MS);
  expect(mails()).toEqual([['a@example.com', 'Crawls of 25 domains fail']]);
  expect(textOfMail().match(/^ {2}site-\d+\.example/gm)).toHaveLength(20);
  expect(textOfMail()).toContain('5 more domains.');
  expect(await states()).toEqual([{ state: 'sent', attempts: 1 }]);
});

it('an alert is not sent together with those of other kinds or to other recipients, nor with other notifications', async () => {
  await updateSettings(lab.ctx, { change: { slack: null }, version: undefined });
  await fails('one.example');
  await failsFor('client.example', ['client@example.com']);
  await lab.crawlEnds({ hostname: 'again.example', links: [], failingSince: LONG_AGO, wants: failures });
  await lab.crawlEnds({ hostname: 'news.example', wants: { email: true } });
  await lab.ringFor(0);
  expect(mails()).toEqual([['a@example.com', '1 new broken link on news.example']]);
  await lab.ringFor(GATHER_MS);
  expect(mails().slice(1).toSorted()).toEqual([
    ['a@example.com', 'Crawl of one.example failed'],
    ['a@example.com', 'Crawls of again.example complete again'],
    ['client@example.com', 'Crawl of client.example failed'],
  ]);
});

it('crawls of several domains that complete again are one message, in German too', async () => {
  await updateSettings(lab.ctx, { change: { slack: null, language: 'de' }, version: undefined });
  for (const hostname of ['one.example', 'two.example'])
    await lab.crawlEnds({ hostname, links: [], failingSince: LONG_AGO, wants: failures });
  await lab.ringFor(GATHER_MS);
  expect(mails()).toEqual([['a@example.com', 'Crawls von 2 Domains werden wieder abgeschlossen']]);
  expect(textOfMail()).toContain('two.example  (fehlgeschlagen seit 1. Juli 2025, 00:00 UTC)');
});

it('alerts that wait for the end of quiet hours are one message', async () => {
  const change = { quiet_hours: { from: '00:00', to: '07:00' }, slack: null };
  await updateSettings(lab.ctx, { change, version: undefined });
  await lab.clock.advance(Date.parse('2026-01-05T01:00:00Z') - lab.clock.now());
  await fails('one.example');
  await lab.ringFor(3 * 60 * MINUTE);
  await fails('two.example');
  await lab.ringFor(4 * 60 * MINUTE);
  expect(mails()).toEqual([['a@example.com', 'Crawls of 2 domains fail']]);
});

it('alerts that could not be sent are tried again together', async () => {
  await updateSettings(lab.ctx, { change: { slack: null }, version: undefined });
  lab.mail.respond((stage, _to, index) => (stage === 'data' && index === 0 ? { code: 451, text: 'later' } : 'take'));
  await fails('one.example');
  await fails('two.example');
  expect(await lab.ringFor(GATHER_MS)).toEqual(['retrying']);
  expect(await states()).toEqual([{ state: 'pending', attempts: 1 }]);
  await lab.ringFor(MINUTE);
  expect(mails()).toEqual([['a@example.com', 'Crawls of 2 domains fail']]);
  expect(await states()).toEqual([{ state: 'sent', attempts: 2 }]);
});

it('a recipient who was taken off the list of a domain gets the alerts of the others only', async () => {
  await updateSettings(lab.ctx, { change: { slack: null }, version: undefined });
  await fails('one.example');
  await fails('two.example');
  const domainId = await failsFor('three.example', ['a@example.com']);
  await setRecipients(domainId, ['b@example.com']);
  await lab.ringFor(GATHER_MS);
  expect(mails()).toEqual([['a@example.com', 'Crawls of 2 domains fail']]);
  expect(await lab.db.knex('notifications').where({ domain_id: domainId }).pluck('state')).toEqual(['canceled']);
});

it.each([
  ['before-notification', 1],
  ['after-notification', 2],
] as const)(
  'a server that dies %s: the others send all of it once, or again under the same id',
  async (point, received) => {
    await updateSettings(lab.ctx, { change: { slack: null }, version: undefined });
    const ids = [...(await fails('one.example')), ...(await fails('two.example')), ...(await fails('three.example'))];
    await lab.clock.advance(GATHER_MS);
    const dying = {
      ...lab.services,
      onPoint: (reached: string) => {
        if (reached === point) throw new Error('killed');
      },
    };
    await expect(sendNotification(dying, { notificationId: ids[1] ?? '' })).rejects.toThrow('killed');
    for (const notificationId of ids) expect(await sendNotification(lab.services, { notificationId })).toBe('taken');
    await lab.clock.advance(LEASE_MS);
    expect(await sendNotification(lab.services, { notificationId: ids[2] ?? '' })).toBe('sent');
    for (const notificationId of ids) expect(await sendNotification(lab.services, { notificationId })).toBe('ended');
    expect(mails()).toEqual(Array(received).fill(['a@example.com', 'Crawls of 3 domains fail']));
    expect(new Set(lab.mail.received.map(({ headers }) => Object.fromEntries(headers)['message-id'])).size).toBe(1);
    expect(await states()).toEqual([{ state: 'sent', attempts: 1 }]);
  },
);

it('alerts of other domains are not sent again when the domain of the first one is deleted during the attempt', async () => {
  await updateSettings(lab.ctx, { change: { slack: null }, version: undefined });
  const domainId = await failsFor('one.example', ['a@example.com']);
  await fails('two.example');
  await fails('three.example');
  await lab.clock.advance(GATHER_MS);
  const [first] = await lab.db.knex('notifications').where({ domain_id: domainId }).pluck('id');
  let deletion: Promise<void> | undefined;
  const onPoint = (reached: string) => {
    if (reached !== 'before-notification') return;
    deletion = transaction(lab.db, (trx) => endNotificationsOfDomain(trx, domainId, lab.clock.now()));
  };
  expect(await sendNotification({ ...lab.services, onPoint }, { notificationId: first })).toBe('lost');
  await deletion;
  await lab.ringFor(60 * MINUTE);
  expect(mails()).toEqual([['a@example.com', 'Crawls of 3 domains fail']]);
  expect(await states()).toEqual([
    { state: 'canceled', attempts: 0 },
    { state: 'sent', attempts: 1 },
  ]);
});
