import { fakeClock, type MailServer, startMailServer } from '@linkvitals/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSecretBox } from '../../platform/secrets/index.ts';
import { describeEveryEmptyDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import { transaction } from '../../platform/storage/index.ts';
import { wordsFor } from '../../reporting/texts/words.ts';
import { createTestContext, type TestContext } from '../../test-support/test-context.ts';
import { dueIds, releaseDeadLeases } from '../attempts/index.ts';
import { composeMail } from './compose-mail.ts';
import { type NewMail, outboxQueue, pruneMails, queueMail, sendMail } from './index.ts';

const DAY = 24 * 60 * 60_000;
const link = 'https://links.example/reset#t0psecretTokenOfTheLink';
const content = composeMail(
  {
    subject: 'Reset your password',
    paragraphs: ['Somebody requested this.'],
    action: { label: 'Choose a password', url: link },
  },
  wordsFor('en'),
);

describeEveryEmptyDatabase('mails to people', (fresh) => {
  let server: MailServer;
  let test: TestContext;
  beforeEach(async () => {
    server = await startMailServer();
    const env = {
      LINKVITALS_SMTP_URL: `smtp://127.0.0.1:${server.port}`,
      LINKVITALS_MAIL_FROM: 'Linkvitals <bot@linkvitals.example>',
    };
    let now = () => Date.UTC(2026, 0, 1);
    test = await createTestContext({ db: fresh().open({ now: () => now() }), env });
    now = () => test.clock.now();
  });
  afterEach(async () => {
    await test.close();
    await server.close();
  });

  const queue = async (mail: Partial<NewMail> = {}): Promise<string> => {
    const given: NewMail = { to: 'ada@example.com', kind: 'reset_password', ...content, ...mail };
    const queued = await transaction(test.db, (trx) => queueMail(test.services, trx, given));
    await test.alarms.wake('mail', queued);
    return queued?.id ?? '';
  };
  const send = (mailId: string) => sendMail(test.services, { mailId, random: () => 0 });
  const row = (id: string) => test.db.knex('outgoing_mails').where({ id }).first();
  const contentOf = async (id: string) => {
    const { content_ciphertext, content_key_id } = await row(id);
    return { content_ciphertext, content_key_id };
  };
  const gone = { content_ciphertext: null, content_key_id: null };

  it('arrive as they were written, once, and nothing of their content is kept', async () => {
    const id = await queue();
    expect(test.alarms.mails).toEqual([{ id, at: test.clock.now() }]);
    expect(JSON.stringify(await row(id))).not.toContain('t0psecret');
    expect(await send(id)).toBe('sent');
    expect(await send(id)).toBe('ended');
    expect(server.received).toHaveLength(1);
    const [mail] = server.received;
    expect(mail).toMatchObject({ to: ['ada@example.com'], subject: content.subject });
    expect(mail?.text.trim()).toBe(content.text.trim());
    expect(mail?.html).toContain(`href="${link}"`);
    expect(await row(id)).toMatchObject({ state: 'sent', attempts: 1, finished_at: test.clock.now(), ...gone });
  });

  it('are sent if and only if what they are about was done', async () => {
    const broken = transaction(test.db, async (trx) => {
      await queueMail(test.services, trx, { to: 'ada@example.com', kind: 'reset_password', ...content });
      throw new Error('the rest failed');
    });
    await expect(broken).rejects.toThrow('the rest failed');
    expect(await test.db.knex('outgoing_mails')).toEqual([]);
  });

  it('are sent once when an alarm rings many times at once', async () => {
    const id = await queue();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => send(id)));
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(1);
    expect(server.received).toHaveLength(1);
  });

  it('are tried again at the times of the schedule, then given up, and the links in them are gone', async () => {
    server.respond((stage) => (stage === 'rcpt' ? { code: 451, text: 'not now' } : 'take'));
    const id = await queue();
    for (const seconds of [60, 300, 1800, 7200, 21600]) {
      expect(await send(id)).toBe('retrying');
      expect(await row(id)).toMatchObject({ next_attempt_at: test.clock.now() + seconds * 1000 });
      expect(await send(id)).toBe('early');
      await test.clock.advance(seconds * 1000);
    }
    expect(await contentOf(id)).not.toEqual(gone);
    expect(await send(id)).toBe('failed');
    expect(await row(id)).toMatchObject({
      state: 'failed',
      attempts: 6,
      last_error: expect.stringContaining('451'),
      ...gone,
    });
    expect(server.received).toEqual([]);
  });

  it('whose link has ended are not sent', async () => {
    const id = await queue({ expiresAt: test.clock.now() + 3_600_000 });
    await test.clock.advance(3_600_000);
    expect(await send(id)).toBe('ended');
    expect(await row(id)).toMatchObject({ state: 'failed', attempts: 0, ...gone });
    expect(server.connections).toBe(0);
  });

  it('that lost their alarm are found when they are due, fairly between recipients', async () => {
    const many: string[] = [];
    for (let n = 0; n < 5; n += 1) many.push(await queue());
    const other = await queue({ to: 'grace@example.com' });
    const due = await dueIds(test.db, outboxQueue, { limit: 10 });
    expect(due).toHaveLength(3);
    expect(due.filter((id) => many.includes(id))).toHaveLength(2);
    expect(due).toContain(other);
    expect(await dueIds(test.db, outboxQueue, { limit: 2 })).toContain(other);
  });

  it('of a server that died are sent by another: at once when none lives, and after the lease otherwise', async () => {
    const id = await queue();
    const lease = { lease_token: 'dead', lease_owner: 'dead', lease_expires_at: test.clock.now() + 45_000, slot: 1 };
    await test.db.knex('outgoing_mails').where({ id }).update(lease);
    expect(await dueIds(test.db, outboxQueue, { limit: 10 })).toEqual([]);
    expect(await send(id)).toBe('taken');
    await test.clock.advance(45_000);
    expect(await dueIds(test.db, outboxQueue, { limit: 10 })).toEqual([id]);
    await test.db
      .knex('outgoing_mails')
      .where({ id })
      .update({ ...lease, lease_expires_at: test.clock.now() + 45_000 });
    await releaseDeadLeases(test.services, outboxQueue);
    expect(await send(id)).toBe('sent');
  });

  it('of a server that woke up late do not write over what another did', async () => {
    const rang = Promise.withResolvers<void>();
    server.respond((stage, _recipient, index) => {
      if (stage !== 'rcpt' || index > 0) return 'take';
      rang.resolve();
      return 'hang';
    });
    const id = await queue();
    // This clock stands still: none of its timers fires.
    const asleep = { ...test.services, clock: { ...test.clock, sleep: fakeClock(0).sleep } };
    const late = sendMail({ ...asleep, config: { ...test.services.config, leaseMs: 1_500 } }, { mailId: id });
    await rang.promise;
    await test.clock.advance(45_000);
    expect(await send(id)).toBe('sent');
    expect(await late).toBe('lost');
    expect(await row(id)).toMatchObject({ state: 'sent', attempts: 1, last_error: null });
  });

  it('that no key opens any more are given up like others, without a request', async () => {
    const id = await queue();
    const secrets = createSecretBox([Buffer.alloc(32, 1).toString('base64')]);
    expect(await sendMail({ ...test.services, secrets }, { mailId: id })).toBe('retrying');
    expect(server.connections).toBe(0);
  });

  it('are given up after 3 days, even if nobody has a mail server any more, and deleted after 30', async () => {
    const id = await queue();
    await test.clock.advance(3 * DAY - 1);
    await pruneMails(test.services);
    expect(await row(id)).toMatchObject({ state: 'pending' });
    await test.clock.advance(1);
    await pruneMails(test.services);
    expect(await row(id)).toMatchObject({ state: 'failed', next_attempt_at: null, ...gone });
    await test.clock.advance(27 * DAY);
    await pruneMails(test.services);
    expect(await row(id)).toMatchObject({ id });
    await test.clock.advance(1);
    await pruneMails(test.services);
    expect(await row(id)).toBeUndefined();
  });

  it.each(['ädä@example.com', 'ada@example.com, grace@example.com'])(
    'to %s, which mail servers do not take as one address, are not written, and the caller learns it',
    async (to) => {
      expect(await queue({ to })).toBe('');
      expect(await test.db.knex('outgoing_mails')).toEqual([]);
    },
  );

  it('without a mail server are not written, and the caller learns it', async () => {
    const services = { ...test.services, config: { ...test.services.config, mail: undefined } };
    const mail: NewMail = { to: 'ada@example.com', kind: 'reset_password', ...content };
    expect(await transaction(test.db, (trx) => queueMail(services, trx, mail))).toBeUndefined();
    expect(await test.db.knex('outgoing_mails')).toEqual([]);
  });
});
