import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { updateDomain } from '../../../sites/domains/index.ts';
import { insertDomain } from '../../../test-support/insert-domain.ts';
import { createNotificationLab, type NotificationLab } from '../notification-lab.test-support.ts';
import { updateSettings } from '../settings/update-settings.ts';
import { sendNotification } from './send-notification.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const onlyMail = { wants: { email: true, slack: false } };
const onlySlack = { wants: { email: false, slack: true } };

let lab: NotificationLab;
beforeEach(async () => {
  lab = await createNotificationLab();
  await lab.setUp();
});
afterEach(() => lab.close());

describe('the notification of a crawl', () => {
  it('is a separate mail to each recipient, and one message', async () => {
    await lab.crawlEnds();
    expect(await lab.ringFor(0)).toEqual(['sent', 'sent', 'sent']);
    expect(lab.mail.received.map(({ from, to }) => [from, to])).toEqual([
      ['bot@linkvitals.example', ['a@example.com']],
      ['bot@linkvitals.example', ['b@example.com']],
    ]);
    const [first] = lab.mail.received;
    expect(first?.subject).toBe('1 new broken link on site.example');
    // A line of HTML may end between the parts of an address.
    for (const body of [first?.text, first?.html?.replaceAll('<wbr>', '')]) {
      expect(body).toContain('https://site.example/gone');
      expect(body).not.toContain('b@example.com');
    }
    expect(lab.slack.received).toHaveLength(1);
    const message = JSON.parse(String(lab.slack.received[0]?.body));
    expect(message).toMatchObject({ blocks: expect.any(Array), unfurl_links: false, unfurl_media: false });
    expect(message.text.split('\n')[0]).toBe('*Crawl of site.example completed*');
  });

  it('leads to the dashboard by the address of the link to unsubscribe, although no public URL is set', async () => {
    await lab.crawlEnds();
    await lab.ringFor(0);
    const text = lab.mail.received[0]?.text ?? '';
    const [, address] = /^Unsubscribe: (http:\/\/.+)\/unsubscribe\//m.exec(text) ?? [];
    expect(text).toContain(`See what is new: ${address}/domains/`);
    expect(text).toContain(`Settings: ${address}/settings/notifications`);
    expect(String(lab.slack.received[0]?.body)).toContain(`<${address}/domains/`);
  });

  it('has an id that is the same in every attempt, and requests no automatic answer', async () => {
    lab.mail.respond((stage, _to, index) => (stage === 'data' && index === 0 ? { code: 451, text: 'later' } : 'take'));
    await lab.setUp(['a@example.com']);
    const [id] = await lab.crawlEnds(onlyMail);
    await lab.ringFor(DAY);
    const headers = Object.fromEntries(lab.mail.received[0]?.headers ?? []);
    expect(headers['message-id']).toBe(`<${id}@linkvitals.example>`);
    expect(headers['auto-submitted']).toBe('auto-generated');
  });

  it('is not sent while the account is suspended, and sent for events after that', async () => {
    const { knex } = lab.db;
    const suspend = (suspended_at: number | null) =>
      knex('accounts').where({ id: lab.ctx.account.id }).update({ suspended_at });
    const ids = await lab.crawlEnds();
    await suspend(1);
    await lab.ringFor(DAY);
    expect([lab.mail.received, lab.slack.received]).toEqual([[], []]);
    for (const id of ids) {
      expect(await lab.row(id)).toMatchObject({ state: 'canceled', last_error: 'The account was suspended.' });
    }
    await suspend(null);
    await lab.ringFor(DAY);
    expect([lab.mail.received, lab.slack.received]).toEqual([[], []]);
    await lab.crawlEnds();
    await lab.ringFor(0);
    expect([lab.mail.received.length, lab.slack.received.length]).toEqual([2, 1]);
  });

  it('is sent once, however many alarms it gets', async () => {
    const ids = await lab.crawlEnds();
    for (const id of ids)
      await Promise.all([1, 2, 3].map(() => sendNotification(lab.services, { notificationId: id })));
    await lab.ringFor(DAY);
    expect([lab.mail.received.length, lab.slack.received.length]).toEqual([2, 1]);
    expect(await sendNotification(lab.services, { notificationId: ids[0] ?? '' })).toBe('ended');
  });

  it('is sent again with the same id when the process died before it stored the result', async () => {
    await lab.setUp(['a@example.com']);
    const [id = ''] = await lab.crawlEnds(onlyMail);
    await lab.ringFor(0);
    const lease = { lease_token: 'dead', lease_owner: 'dead', lease_expires_at: lab.clock.now() + 45_000 };
    const before = { state: 'pending', next_attempt_at: lab.clock.now(), attempts: 0, finished_at: null };
    await lab.db
      .knex('notifications')
      .where({ id })
      .update({ ...before, ...lease });
    expect(await sendNotification(lab.services, { notificationId: id })).toBe('taken');
    await lab.clock.advance(45_000);
    expect(await sendNotification(lab.services, { notificationId: id })).toBe('sent');
    const ids = lab.mail.received.map(({ headers }) => Object.fromEntries(headers)['message-id']);
    expect(new Set(ids)).toEqual(new Set([`<${id}@linkvitals.example>`]));
  });
});

describe('a channel that fails', () => {
  it('is tried six times by its own schedule, and the owner sees the error', async () => {
    lab.slack.respond(() => ({ status: 404, body: 'no_service' }));
    const start = lab.clock.now();
    const [id = ''] = await lab.crawlEnds(onlySlack);
    expect(await lab.ringFor(DAY)).toEqual([...Array<string>(5).fill('retrying'), 'failed']);
    const times = lab.slack.received.map(({ receivedAt }) => (receivedAt - start) / MINUTE);
    expect(times).toEqual([0, 1, 6, 36, 156, 516]);
    expect(await lab.row(id)).toMatchObject({
      state: 'failed',
      attempts: 6,
      next_attempt_at: null,
      last_error: 'The answer was 404: no_service',
    });
    expect((await lab.settings()).chats).toMatchObject([
      { channel: 'slack', error: 'The answer was 404: no_service', error_at: start + 516 * MINUTE, sent_at: null },
    ]);
  });

  it('delays no other channel: mails are sent while Slack is down, and messages while the mail server is down', async () => {
    lab.slack.respond(() => ({ status: 500 }));
    await lab.crawlEnds();
    await lab.ringFor(0);
    expect(lab.mail.received).toHaveLength(2);
    lab.slack.respond(() => ({ status: 200 }));
    lab.mail.respond(() => ({ code: 421, text: 'closing' }));
    await lab.crawlEnds();
    await lab.ringFor(0);
    expect(lab.slack.received).toHaveLength(2);
  });

  it('does not affect the other recipient of a mail', async () => {
    lab.mail.respond((stage, to) =>
      stage === 'rcpt' && to === 'a@example.com' ? { code: 550, text: 'no such user here' } : 'take',
    );
    const ids = await lab.crawlEnds(onlyMail);
    expect((await lab.ringFor(0)).sort()).toEqual(['retrying', 'sent']);
    expect(lab.mail.received.map(({ to }) => to)).toEqual([['b@example.com']]);
    const refused = (await Promise.all(ids.map(lab.row))).find(({ recipient }) => recipient === 'a@example.com');
    expect(refused?.last_error).toMatch(/^The mail server answered 550: .*no such user here/);
  });

  it.each([
    ['30', 60],
    ['90', 90],
    ['3600', 3_600],
    [`${10 ** 9}`, 6 * 3_600],
    ['-5', 60],
    ['Thu, 01 Jan 2026 00:10:00 GMT', 600],
  ])('gets the next attempt when it demands it (Retry-After: %s: %i s)', async (header, seconds) => {
    lab.slack.respond((_request, index) =>
      index === 0 ? { status: 429, headers: { 'retry-after': header }, body: 'rate_limited' } : {},
    );
    const start = lab.clock.now();
    const [id = ''] = await lab.crawlEnds(onlySlack);
    await lab.ringFor(DAY);
    expect(lab.slack.received.map(({ receivedAt }) => receivedAt - start)).toEqual([0, seconds * 1000]);
    expect(await lab.row(id)).toMatchObject({ state: 'sent', attempts: 2, last_error: null });
  });

  it.each(['http://169.254.169.254/', 'http://10.0.0.1/', 'http://[::ffff:10.0.0.1]/', 'http://metadata.test/'])(
    'at an address that may not be reached is not dialled, wherever it got into the settings: %s',
    async (url) => {
      const { ciphertext, keyId } = lab.services.secrets.seal(JSON.stringify({ url }));
      const change = { target_ciphertext: ciphertext, target_key_id: keyId };
      await lab.db.knex('chat_targets').update(change);
      const [id = ''] = await lab.crawlEnds(onlySlack);
      expect(await lab.ringFor(0)).toEqual(['retrying']);
      const refusals = ['The address may not be reached.', 'The host name does not exist or has no address.'];
      expect(refusals).toContain((await lab.row(id)).last_error);
    },
  );

  it('that redirects is not followed', async () => {
    lab.slack.respond(({ path }) =>
      path === '/elsewhere' ? {} : { status: 302, headers: { location: '/elsewhere' } },
    );
    await lab.crawlEnds(onlySlack);
    expect(await lab.ringFor(0)).toEqual(['retrying']);
    expect(lab.slack.received.map(({ path }) => path)).not.toContain('/elsewhere');
  });

  it('gets no more attempts when the notification is three days old', async () => {
    const [id = ''] = await lab.crawlEnds(onlySlack);
    await lab.clock.advance(3 * DAY);
    expect(await sendNotification(lab.services, { notificationId: id })).toBe('ended');
    expect(await lab.row(id)).toMatchObject({ state: 'failed', attempts: 0 });
    expect(lab.slack.received).toEqual([]);
  });
});

describe('settings that change while a notification waits:', () => {
  it('a recipient who is removed from the list of the domain gets nothing', async () => {
    const domainId = await insertDomain(lab.ctx);
    const keep = async (email_recipients: string[] | null) =>
      updateDomain(lab.ctx, { domainId, change: { settings: { email_recipients } }, version: undefined });
    await keep(['owner@site.example']);
    const wants = { email: true, recipients: ['owner@site.example'] };
    const [sent = ''] = await lab.crawlEnds({ domainId, wants });
    await lab.ringFor(0);
    expect(await lab.row(sent)).toMatchObject({ state: 'sent' });
    const [canceled = ''] = await lab.crawlEnds({ domainId, wants });
    await keep(null);
    await lab.ringFor(0);
    expect(await lab.row(canceled)).toMatchObject({ state: 'canceled' });
    expect(lab.mail.received.map(({ to }) => to)).toEqual([['owner@site.example']]);
  });

  it('a recipient who is removed from the list gets nothing', async () => {
    const ids = await lab.crawlEnds(onlyMail);
    await updateSettings(lab.ctx, { change: { email_recipients: ['b@example.com'] }, version: undefined });
    await lab.ringFor(0);
    expect(lab.mail.received.map(({ to }) => to)).toEqual([['b@example.com']]);
    expect((await Promise.all(ids.map(lab.row))).map(({ state }) => state).sort()).toEqual(['canceled', 'sent']);
  });

  it('a message goes to the present URL, or is not sent', async () => {
    lab.slack.respond(() => ({ status: 500 }));
    const [id = ''] = await lab.crawlEnds(onlySlack);
    await lab.ringFor(0);
    const change = { slack: { url: `${lab.slack.url}/new` } };
    await updateSettings(lab.ctx, { change, version: undefined });
    await lab.ringFor(MINUTE);
    expect(lab.slack.received.at(-1)?.path).toBe('/new');
    await updateSettings(lab.ctx, { change: { slack: null }, version: undefined });
    await lab.ringFor(DAY);
    expect(await lab.row(id)).toMatchObject({ state: 'canceled', attempts: 2 });
    expect(lab.slack.received).toHaveLength(2);
  });
});

it('at most two attempts of an account run through a channel; the end of one begins the next', async () => {
  const gate = Promise.withResolvers<void>();
  lab.slack.respond(() => ({ after: gate.promise }));
  const ids: string[] = [];
  for (let i = 0; i < 5; i += 1) ids.push(...(await lab.crawlEnds(onlySlack)));
  lab.alarms.notifications.length = 0;
  const attempts = ids.map((notificationId) => sendNotification(lab.services, { notificationId }));
  await lab.slack.waitFor((_, index) => index === 1);
  expect(await Promise.all(attempts.slice(2))).toEqual(['busy', 'busy', 'busy']);
  expect(lab.slack.received).toHaveLength(2);
  gate.resolve();
  await Promise.all(attempts);
  await lab.ringFor(0);
  expect(lab.slack.received).toHaveLength(5);
});
