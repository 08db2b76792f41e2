import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFormat } from '../../../reporting/texts/format.ts';
import { addPerson } from '../../../test-support/add-person.ts';
import { insertDomain } from '../../../test-support/insert-domain.ts';
import { createNotificationLab, type NotificationLab } from '../notification-lab.test-support.ts';
import { setSubscription } from '../opt-outs/unsubscribe.ts';
import { updateSettings } from '../settings/update-settings.ts';
import { GATHER_MS } from './notification-queue.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** Longer ago than the log is kept, so people were notified of it. */
const LONG_AGO = Date.UTC(2025, 6, 1, 4, 10);

let lab: NotificationLab;
beforeEach(async () => {
  lab = await createNotificationLab();
  await lab.setUp(['a@example.com']);
});
afterEach(() => lab.close());

const link = (n: number, is_new: boolean) => ({
  url: `https://site.example/${n}`,
  status_code: 404,
  found_on_pages: 1,
  is_new,
});
const mailed = { wants: { email: true, slack: false, chats: false } };

describe('a mail about broken links', () => {
  /** Ends several crawls of one domain. Returns for which of them a mail was queued. */
  async function mailsOf(crawls: readonly { readonly afterDays: number; readonly newCount: number }[]) {
    const domainId = await insertDomain(lab.ctx);
    const mails: boolean[] = [];
    for (const { afterDays, newCount } of crawls) {
      await lab.ringFor(afterDays * DAY);
      const ids = await lab.crawlEnds({ ...mailed, domainId, newCount });
      mails.push(ids.length > 0);
    }
    return mails;
  }

  it('is sent when a broken link is new, and not while all are known', async () => {
    const crawls = [1, 0, 0, 2, 0].map((newCount) => ({ afterDays: 1, newCount }));
    expect(await mailsOf(crawls)).toEqual([true, false, false, true, false]);
  });

  it('is sent again when 7 days have passed since the last mail about the domain', async () => {
    const crawls = [0, 6.9, 0.1, 6.9, 0.1].map((afterDays) => ({ afterDays, newCount: 0 }));
    expect(await mailsOf(crawls)).toEqual([true, false, true, false, true]);
  });

  it('counts only when somebody got it: after one that reached nobody, the next crawl reports all links', async () => {
    const domainId = await insertDomain(lab.ctx);
    lab.mail.respond(() => ({ code: 421, text: 'down' }));
    await lab.crawlEnds({ ...mailed, domainId, newCount: 1 });
    await lab.ringFor(DAY);
    lab.mail.respond(() => 'take');
    expect(await lab.crawlEnds({ ...mailed, domainId, newCount: 0 })).toHaveLength(1);
    await lab.ringFor(0);
    expect(await lab.crawlEnds({ ...mailed, domainId, newCount: 0 })).toHaveLength(0);
  });

  it('about one domain does not prevent one about another', async () => {
    await lab.crawlEnds({ ...mailed, newCount: 0 });
    expect(await lab.crawlEnds({ ...mailed, newCount: 0 })).toHaveLength(1);
  });

  it('lists ten links at most and says which are new', async () => {
    const links = [link(1, true), link(2, false)];
    await lab.crawlEnds({ ...mailed, links, newCount: 1 });
    await lab.ringFor(0);
    expect(lab.mail.received[0]?.text).toContain('https://site.example/1  (404, on 1 page, new)');
    expect(lab.mail.received[0]?.text).toContain('https://site.example/2  (404, on 1 page)\n');
  });
});

describe('the notifications of the end of a crawl', () => {
  const kinds = async () =>
    (await lab.db.knex('notifications').orderBy(['kind', 'channel'])).map(({ channel, kind }) => [channel, kind]);
  const failures = { wants: { failures: true } };
  const failed = { ...failures, error: 'It broke.' };
  const completed = { ...failures, failingSince: LONG_AGO, newCount: 1 };
  const everywhere = (kind: string) => [
    ['email', kind],
    ['slack', kind],
  ];

  it.each([
    ['without broken links: a message', { links: [] }, [['slack', 'crawl_completed']]],
    ['that a person canceled: nothing', { error: 'The crawl was canceled.', errorCode: 'CANCELED' as const }, []],
    ['that failed: a message', { error: 'It broke.', wants: { slack: true } }, [['slack', 'crawl_failed']]],
    ['that failed first: a mail and a message to each chat', failed, everywhere('crawls_failing')],
    ['that failed like the one before: nothing more', { ...failed, failingSince: LONG_AGO }, []],
    [
      'that failed like the one before: a message, where each end has one',
      { error: 'It broke.', failingSince: LONG_AGO },
      [['slack', 'crawl_failed']],
    ],
    ['that completed after failed ones: both again', completed, everywhere('crawls_recovered')],
    [
      'that completed after failed ones with broken links: one mail',
      { ...completed, wants: { failures: true, email: true } },
      [
        ['email', 'broken_links'],
        ['slack', 'crawls_recovered'],
      ],
    ],
    [
      'with broken links: both',
      {},
      [
        ['email', 'broken_links'],
        ['slack', 'crawl_completed'],
      ],
    ],
    ['of a domain that wants neither: nothing', { wants: { email: false, slack: false, chats: false } }, []],
    ['of a domain that wants mails only', mailed, [['email', 'broken_links']]],
  ])('%s', async (_what, ended, expected) => {
    await lab.crawlEnds(ended);
    expect(await kinds()).toEqual(expected);
  });

  it('are not queued for a channel that is not set up', async () => {
    const change = { email_recipients: [], slack: null };
    await updateSettings(lab.ctx, { change, version: undefined });
    expect(await lab.crawlEnds()).toEqual([]);
    expect(await kinds()).toEqual([]);
  });

  it('include no mail when no mail server is configured', async () => {
    const bare = await createNotificationLab({ env: { LINKVITALS_SMTP_URL: '', LINKVITALS_MAIL_FROM: '' } });
    await bare.setUp();
    await bare.crawlEnds();
    const rows = await bare.db.knex('notifications').pluck('channel');
    await bare.close();
    expect(rows).toEqual(['slack']);
  });

  it('go only to the account of the domain', async () => {
    const other = await lab.other();
    await updateSettings(other, { change: { email_recipients: ['other@example.com'] }, version: undefined });
    await lab.crawlEnds();
    await lab.ringFor(0);
    expect(lab.mail.received.map(({ to }) => to)).toEqual([['a@example.com']]);
  });
});

describe('a mail about broken links is sent', () => {
  it('to the recipients of the domain, if it has some', async () => {
    const wants = { email: true, recipients: ['owner@site.example'] };
    await lab.crawlEnds({ wants });
    const rows = await lab.db.knex('notifications').pluck('recipient');
    expect(rows).toEqual(['owner@site.example']);
  });

  it('to recipients of the domain also when the account has no settings', async () => {
    await lab.db.knex('notification_settings').delete();
    const [id = ''] = await lab.crawlEnds({ wants: { email: true, recipients: ['owner@site.example'] } });
    expect(await lab.row(id)).toMatchObject({ recipient: 'owner@site.example', state: 'pending' });
  });

  it('after every crawl that found broken links, if the domain is set so', async () => {
    const domainId = await insertDomain(lab.ctx);
    const again = { domainId, newCount: 0, wants: { email: true } };
    expect(await lab.crawlEnds({ domainId, wants: { email: true } })).toHaveLength(1);
    expect(await lab.crawlEnds(again)).toEqual([]);
    expect(await lab.crawlEnds({ ...again, wants: { email: true, emailWhen: 'every_crawl' } })).toHaveLength(1);
  });

  it('after the quiet hours', async () => {
    const change = { time_zone: 'Europe/Berlin', quiet_hours: { from: '22:00', to: '07:00' } };
    await updateSettings(lab.ctx, { change, version: undefined });
    await lab.clock.advance(Date.parse('2026-01-05T22:30:00Z') - lab.clock.now());
    await lab.crawlEnds();
    const wait = Date.parse('2026-01-06T06:00:00Z') - lab.clock.now();
    await lab.ringFor(wait - 1);
    expect([lab.mail.received, lab.slack.received]).toEqual([[], []]);
    await lab.ringFor(1);
    expect([lab.mail.received.length, lab.slack.received.length]).toEqual([1, 1]);
  });
});

describe('a mail about failed crawls', () => {
  const failed = { error: 'It broke.', wants: { failures: true } };
  it.each([
    ['en', 'Crawls of site.example complete again', 'Crawls had failed since: '],
    ['de', 'Crawls von site.example werden wieder abgeschlossen', 'Fehlgeschlagen seit: '],
  ] as const)('says when they complete again, and since when they had failed (%s)', async (language, title, label) => {
    await updateSettings(lab.ctx, { change: { language }, version: undefined });
    await lab.crawlEnds({ links: [], failingSince: LONG_AGO, wants: { failures: true } });
    await lab.crawlEnds({ failingSince: LONG_AGO, wants: { failures: true, email: true } });
    await lab.ringFor(GATHER_MS);
    const fact = `${label}${createFormat(language, 'UTC').dateTime(LONG_AGO)}`;
    const again = lab.mail.received.filter(({ subject }) => subject === title);
    expect(again).toHaveLength(1);
    expect(lab.mail.received.map(({ text }) => text.includes(fact))).toEqual([true, true]);
    expect(again[0]?.headers.map(([name]) => name)).toContain('list-unsubscribe');
  });

  it('is not sent for each crawl that fails between crawls that complete, until two in a row fail', async () => {
    const domainId = await insertDomain(lab.ctx);
    const end = async (ended: { readonly error?: string; readonly failingSince?: number }) =>
      (await lab.crawlEnds({ domainId, wants: { failures: true }, links: [], ...ended })).length;
    const first = lab.clock.now();
    expect(await end({ error: 'It broke.' })).toBe(2);
    await lab.ringFor(HOUR);
    expect(await end({ failingSince: first })).toBe(2);
    await lab.ringFor(HOUR);
    const again = lab.clock.now();
    expect(await end({ error: 'It broke.' })).toBe(0);
    await lab.ringFor(HOUR);
    expect(await end({ error: 'It broke.', failingSince: again })).toBe(2);
    await lab.ringFor(HOUR);
    expect(lab.mail.received).toHaveLength(3);
    const { dateTime } = createFormat('en', 'UTC');
    expect(lab.mail.received[2]?.text).toContain(`Crawls have failed since: ${dateTime(again)}`);
    expect(lab.mail.received[2]?.text).toContain(`Last alert about failures: ${dateTime(first)}`);
  });

  it('is sent with the next failed crawl when the first one reached nobody', async () => {
    const domainId = await insertDomain(lab.ctx);
    const [failingSince, wants] = [lab.clock.now(), { failures: true }];
    await updateSettings(lab.ctx, { change: { slack: null }, version: undefined });
    lab.mail.respond(() => ({ code: 421, text: 'down' }));
    await lab.crawlEnds({ domainId, wants, error: 'It broke.' });
    await lab.ringFor(DAY);
    lab.mail.respond(() => 'take');
    expect(await lab.crawlEnds({ domainId, wants, error: 'It broke.', failingSince })).toHaveLength(1);
    expect(await lab.crawlEnds({ domainId, wants, error: 'It broke.', failingSince })).toEqual([]);
  });

  it('goes to the owners in their language where nobody else is named, until they unsubscribe', async () => {
    await updateSettings(lab.ctx, { change: { email_recipients: [] }, version: undefined });
    const { user } = await addPerson(lab.ctx, { locale: 'de' });
    await addPerson(lab.ctx, { role: 'admin' });
    await lab.crawlEnds(failed);
    await lab.crawlEnds({ wants: { email: true } });
    expect(await lab.ringFor(GATHER_MS)).toEqual(['sent', 'sent']);
    expect(lab.mail.received.map(({ to, subject }) => [to, subject])).toEqual([
      [[user.email], 'Crawl von site.example fehlgeschlagen'],
    ]);
    const link = lab.mail.received[0]?.headers.find(([name]) => name === 'list-unsubscribe')?.[1] ?? '';
    await setSubscription(lab.services, link.replace(/^.*\/|>$/g, ''), false);
    await lab.crawlEnds(failed);
    expect(await lab.db.knex('notifications').where({ channel: 'email' })).toHaveLength(1);
  });

  it('is sent to an owner although another recipient was added before it was sent', async () => {
    await updateSettings(lab.ctx, { change: { email_recipients: [], slack: null }, version: undefined });
    const { user } = await addPerson(lab.ctx);
    const [id = ''] = await lab.crawlEnds(failed);
    await updateSettings(lab.ctx, { change: { email_recipients: ['new@example.com'] }, version: undefined });
    await lab.ringFor(GATHER_MS);
    expect(await lab.row(id)).toMatchObject({ recipient: user.email, state: 'sent' });
  });

  it('is not sent to an owner who is one no more', async () => {
    await updateSettings(lab.ctx, { change: { email_recipients: [], slack: null }, version: undefined });
    const { user } = await addPerson(lab.ctx);
    const [id = ''] = await lab.crawlEnds(failed);
    await lab.db.knex('memberships').where({ user_id: user.id }).delete();
    await lab.ringFor(GATHER_MS);
    expect(await lab.row(id)).toMatchObject({ recipient: user.email, state: 'canceled' });
  });
});
