import { fakeClock } from '@linkvitals/testing';
import { describeEveryDatabase } from '@linkvitals/testing/databases';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../platform/storage/index.ts';
import { dueIds, releaseDeadLeases } from '../attempts/index.ts';
import { listNotifications } from './log/list-notifications.ts';
import { pruneNotifications } from './log/prune-notifications.ts';
import { createNotificationLab, type NotificationLab } from './notification-lab.test-support.ts';
import { GATHER_MS, notificationQueue } from './queue/notification-queue.ts';
import { sendNotification } from './sending/send-notification.ts';
import { updateSettings } from './settings/update-settings.ts';

const DAY = 24 * 60 * 60_000;
const onlySlack = { wants: { email: false, slack: true, chats: false } };

describeEveryDatabase(
  'notifications',
  (open) => {
    let db: Database;
    let lab: NotificationLab;
    beforeEach(async () => {
      let now = () => Date.UTC(2026, 0, 1);
      db = openDatabase({ url: await open(), now: () => now() });
      lab = await createNotificationLab({ db, now: now() });
      now = () => lab.clock.now();
      await lab.setUp(['a@example.com']);
    });
    afterEach(async () => {
      await lab.close();
      await db.close();
    });
    const due = (lane: string, limit: number) => dueIds(db, notificationQueue, { of: { lane }, limit });
    const send = (notificationId: string) => sendNotification(lab.services, { notificationId, random: () => 0 });

    it('are sent once when an alarm rings many times at once', async () => {
      const [id = ''] = await lab.crawlEnds(onlySlack);
      const outcomes = await Promise.all(Array.from({ length: 8 }, () => send(id)));
      expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(1);
      expect(lab.slack.received).toHaveLength(1);
    });

    it('that are alerts of one account are one message when alarms ring for all of them at once', async () => {
      const ids: string[] = [];
      for (const hostname of ['one.example', 'two.example', 'three.example'])
        ids.push(...(await lab.crawlEnds({ hostname, error: 'It broke.', wants: { failures: true } })));
      await lab.clock.advance(GATHER_MS);
      await Promise.all([...ids, ...ids].map(send));
      expect([lab.mail.received.length, lab.slack.received.length]).toEqual([1, 1]);
      expect(lab.mail.received[0]?.subject).toBe('Crawls of 3 domains fail');
      expect(await db.knex('notifications').pluck('state')).toEqual(Array(6).fill('sent'));
    });

    it('are queued once for a crawl and a channel', async () => {
      await lab.crawlEnds();
      const [row] = await db.knex('notifications').where({ channel: 'email' });
      await expect(db.knex('notifications').insert({ ...row, id: 'another' })).rejects.toThrow();
    });

    it('that lost their alarm are found when they are due, fairly between accounts', async () => {
      const first: string[] = [];
      for (let n = 0; n < 5; n += 1) first.push(...(await lab.crawlEnds(onlySlack)));
      const other = await lab.other();
      await updateSettings(other, { change: { slack: { url: `${lab.slack.url}/other` } }, version: undefined });
      const [mine = ''] = first;
      const [row] = await db.knex('notifications').where({ id: mine });
      const theirs = { ...row, id: 'theirs', account_id: other.account.id, domain_id: null, dedupe_hash: 'other' };
      await db.knex('notifications').insert(theirs);
      expect((await due('chat', 10)).toSorted()).toEqual([...first.slice(0, 2), 'theirs'].sort());
      expect(await due('email', 10)).toEqual([]);
      expect((await due('chat', 2)).includes('theirs')).toBe(true);
    });

    it('of a dead server are tried again at once when no server runs, and otherwise after the lease', async () => {
      const [id = ''] = await lab.crawlEnds(onlySlack);
      const lease = { lease_token: 'dead', lease_owner: 'dead', lease_expires_at: lab.clock.now() + 45_000 };
      await db.knex('notifications').where({ id }).update(lease);
      expect(await due('chat', 10)).toEqual([]);
      await releaseDeadLeases(lab.services, notificationQueue);
      expect(await due('chat', 10)).toEqual([id]);
    });

    it('of a server that woke up late do not overwrite the result of another server', async () => {
      const gate = Promise.withResolvers<void>();
      lab.slack.respond((_request, index) => (index === 0 ? { after: gate.promise, status: 500 } : {}));
      const [id = ''] = await lab.crawlEnds(onlySlack);
      // The clock of this server stands still: none of its timers ends.
      const asleep = { ...lab.services, clock: { ...lab.clock, sleep: fakeClock(0).sleep } };
      const late = sendNotification(asleep, { notificationId: id, random: () => 0 });
      await lab.slack.waitFor(() => true);
      await lab.clock.advance(45_000);
      expect(await send(id)).toBe('sent');
      gate.resolve();
      expect(await late).toBe('lost');
      expect(await lab.row(id)).toMatchObject({ state: 'sent', attempts: 1, last_error: null });
    });

    it('are listed newest first, page by page', async () => {
      for (let n = 0; n < 5; n += 1) {
        await lab.crawlEnds(onlySlack);
        await lab.clock.advance(n % 2);
      }
      const seen: string[] = [];
      let after: { at: number; id: string } | undefined;
      for (let page = 0; page < 3; page += 1) {
        const { data } = await listNotifications(lab.ctx, { page: { limit: 2, after } });
        seen.push(...data.map(({ id }) => id));
        const last = data.at(-1);
        after = last && { at: last.created_at, id: last.id };
      }
      expect(seen).toEqual(await db.knex('notifications').orderByRaw('created_at desc, id desc').pluck('id'));
      expect(seen).toHaveLength(5);
    });

    it('are given up after 3 days, and kept 30', async () => {
      const [id = ''] = await lab.crawlEnds(onlySlack);
      await lab.clock.advance(3 * DAY);
      await pruneNotifications(lab.services);
      expect(await lab.row(id)).toMatchObject({ state: 'pending' });
      await lab.clock.advance(1);
      await pruneNotifications(lab.services);
      expect(await lab.row(id)).toMatchObject({ state: 'failed', next_attempt_at: null });
      await lab.clock.advance(27 * DAY - 1);
      await pruneNotifications(lab.services);
      expect(await db.knex('notifications').pluck('id')).toEqual([id]);
      await lab.clock.advance(1);
      await pruneNotifications(lab.services);
      expect(await db.knex('notifications').pluck('id')).toEqual([]);
    });
  },
  { short: 'sqlite' },
);
