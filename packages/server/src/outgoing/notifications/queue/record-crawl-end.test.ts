import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertDomain } from '../../../test-support/insert-domain.ts';
import { createNotificationLab, type NotificationLab } from '../notification-lab.test-support.ts';
import { updateSettings } from '../settings/update-settings.ts';

const DAY = 24 * 60 * 60_000;

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
    (await lab.db.knex('notifications').orderBy('kind')).map(({ channel, kind }) => [channel, kind]);

  it.each([
    ['without broken links: a message', { links: [] }, [['slack', 'crawl_completed']]],
    ['that a person canceled: nothing', { error: 'The crawl was canceled.', errorCode: 'CANCELED' as const }, []],
    ['that failed: a message', { error: 'It broke.' }, [['slack', 'crawl_failed']]],
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
