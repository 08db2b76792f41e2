import { describeEveryDatabase } from '@linkvitals/testing/databases';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordCrawl } from '../../findings/trends/index.ts';
import { figures } from '../../findings/trends/trends.test-support.ts';
import { type Database, openDatabase, transaction } from '../../platform/storage/index.ts';
import { updateDomain } from '../../sites/domains/index.ts';
import { deleteDomain } from '../../sites/removal/index.ts';
import { insertDomain } from '../../test-support/insert-domain.ts';
import { updateSettings } from '../notifications/index.ts';
import { createNotificationLab, type NotificationLab } from '../notifications/notification-lab.test-support.ts';
import { takeDueSummaries } from './take-due-summaries.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

describeEveryDatabase(
  'summaries',
  (open) => {
    let db: Database;
    let lab: NotificationLab;
    beforeEach(async () => {
      let now = () => Date.parse('2026-01-05T12:00:00Z');
      db = openDatabase({ url: await open(), now: () => now() });
      lab = await createNotificationLab({ db, now: now() });
      now = () => lab.clock.now();
      const change = { email_recipients: ['a@example.com'], time_zone: 'Europe/Berlin', summaries: { hour: 8 } };
      await updateSettings(lab.ctx, { change, version: undefined });
      await takeDueSummaries(lab.services);
    });
    afterEach(async () => {
      await lab.close();
      await db.close();
    });

    async function domain(settings: Parameters<typeof updateDomain>[1]['change']['settings'] = {}): Promise<string> {
      const domainId = await insertDomain(lab.ctx);
      await updateDomain(lab.ctx, {
        domainId,
        change: { settings: { report_frequency: 'daily', ...settings } },
        version: undefined,
      });
      return domainId;
    }
    const crawled = (domainId: string, { score = 90, added = 0, fixed = 0 } = {}) =>
      transaction(db, (trx) =>
        recordCrawl(trx, {
          crawl: {
            account_id: lab.ctx.account.id,
            domain_id: domainId,
            crawl_id: lab.ctx.ids.uuid(),
            state: 'completed',
            error_code: null,
            started_at: lab.clock.now() - 1000,
            ended_at: lab.clock.now(),
            duration_ms: 1000,
            truncated: false,
          },
          figures: { ...figures, score },
          issueCounts: { new: added, fixed, reopened: 0 },
        }),
      );
    const until = (text: string) => lab.clock.advance(Date.parse(text) - lab.clock.now());
    /** The mails that are sent when the sweep runs now */
    async function sent() {
      const before = lab.mail.received.length;
      await takeDueSummaries(lab.services);
      await lab.ringFor(0);
      return lab.mail.received.slice(before);
    }

    it('go out once, at the hour of the account, with the changes of the period', async () => {
      const id = await domain();
      await crawled(id, { score: 90 });
      await until('2026-01-06T06:59:59Z');
      expect(await sent()).toEqual([]);
      await until('2026-01-06T07:00:00Z');
      await sent();
      await lab.clock.advance(HOUR);
      await crawled(id, { score: 84, added: 2, fixed: 1 });
      await until('2026-01-07T07:00:01Z');
      const [mail, ...more] = await sent();
      expect(more).toEqual([]);
      expect(mail?.to).toEqual(['a@example.com']);
      expect(mail?.subject).toBe(`Daily summary: ${id}.example, 2 new issues, 1 fixed issue`);
      expect(mail?.text).toContain('score 84 (−6), 3 broken links, 2 new issues, 1 fixed issue');
      expect(await sent()).toEqual([]);
    });

    it('are queued by one of two servers', async () => {
      await crawled(await domain());
      await until('2026-01-06T07:00:00Z');
      await Promise.all([1, 2, 3].map(() => takeDueSummaries(lab.services)));
      await lab.ringFor(0);
      expect(lab.mail.received).toHaveLength(1);
    });

    it('are queued by the next server when one died before it had queued them', async () => {
      await crawled(await domain());
      await until('2026-01-06T07:00:00Z');
      const ids = {
        ...lab.services.ids,
        uuid: () => {
          throw new Error('killed');
        },
      };
      await takeDueSummaries({ ...lab.services, ids });
      expect(await db.knex('notifications')).toEqual([]);
      expect(await sent()).toHaveLength(1);
    });

    it('are sent once after an outage, for the latest period', async () => {
      const id = await domain();
      await crawled(id);
      await until('2026-01-14T20:00:00Z');
      const mails = await sent();
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toContain('13 Jan 2026 to 14 Jan 2026');
    });

    it('are mails of one line, or none at all, when nothing changed', async () => {
      await crawled(await domain());
      await until('2026-01-06T07:00:00Z');
      await sent();
      await until('2026-01-07T07:00:00Z');
      const [mail] = await sent();
      expect(mail?.subject).toMatch(/nothing changed$/);
      const change = { summaries: { when_nothing_changed: 'skip' } } as const;
      await updateSettings(lab.ctx, { change, version: undefined });
      await until('2026-01-08T07:00:00Z');
      expect(await sent()).toEqual([]);
    });

    it('are one mail for all domains with the same recipients, the worst first', async () => {
      const fine = await domain();
      const broken = await domain();
      const elsewhere = await domain({ email_recipients: ['client@site.example'] });
      const silent = await domain({ report_frequency: 'off' });
      await crawled(fine, { score: 99 });
      await crawled(broken, { score: 50, added: 4 });
      await crawled(elsewhere);
      await crawled(silent);
      await until('2026-01-06T07:00:00Z');
      const mails = (await sent()).sort((one, other) => (String(one.to) < String(other.to) ? -1 : 1));
      expect(mails.map(({ to }) => to)).toEqual([['a@example.com'], ['client@site.example']]);
      const [ours, theirs] = mails.map(({ text }) => text ?? '');
      expect(ours?.indexOf(broken)).toBeLessThan(ours?.indexOf(fine) ?? 0);
      expect(ours).not.toContain(elsewhere);
      expect(ours).not.toContain(silent);
      expect(theirs).toContain(elsewhere);
      expect(theirs).not.toContain(fine);
    });

    it('of several domains go to the recipients of these domains', async () => {
      const client = { email_recipients: ['client@site.example'] };
      const domains = [await domain(client), await domain(client), await domain(), await domain()];
      for (const id of domains) await crawled(id);
      await until('2026-01-06T07:00:00Z');
      const recipients = async () => (await sent()).map(({ to }) => to[0]).toSorted();
      expect(await recipients()).toEqual(['a@example.com', 'client@site.example']);
    });

    it('are not sent to a recipient whom no domain of the summary has any more', async () => {
      const client = { email_recipients: ['client@site.example'] };
      const [first, second] = [await domain(client), await domain(client)];
      for (const id of [first, second]) await crawled(id);
      await until('2026-01-06T07:00:00Z');
      await takeDueSummaries(lab.services);
      const change = { settings: { email_recipients: ['other@site.example'] } };
      for (const domainId of [first, second]) await updateDomain(lab.ctx, { domainId, change, version: undefined });
      expect(await sent()).toEqual([]);
      expect(await db.knex('notifications').pluck('state')).toEqual(['canceled']);
    });

    it('contain nothing about a deleted domain, and neither do waiting and sent mails', async () => {
      const [first, second] = [await domain(), await domain()];
      await crawled(first);
      await crawled(second);
      await until('2026-01-06T07:00:00Z');
      await takeDueSummaries(lab.services);
      await deleteDomain(lab.ctx, { domainId: first, confirm: `${first}.example`, version: undefined });
      await lab.ringFor(0);
      expect(lab.mail.received[0]?.text).toContain(second);
      expect(lab.mail.received[0]?.text).not.toContain(first);
      await deleteDomain(lab.ctx, { domainId: second, confirm: `${second}.example`, version: undefined });
      expect(JSON.stringify(await db.knex('notifications'))).not.toMatch(new RegExp(`${first}|${second}`));
    });

    it('that a clock ahead has planned are sent at the right time', async () => {
      await crawled(await domain());
      await db.knex('notification_settings').update({ next_summary_at: lab.clock.now() + 300 * DAY });
      await takeDueSummaries(lab.services);
      await until('2026-01-06T07:00:00Z');
      expect(await sent()).toHaveLength(1);
    });

    it('of a suspended account are not sent', async () => {
      await crawled(await domain());
      await db.knex('accounts').update({ suspended_at: 1 });
      await until('2026-01-06T07:00:00Z');
      expect(await sent()).toEqual([]);
    });
  },
  { short: 'sqlite' },
);
