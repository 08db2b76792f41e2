import { expect, it } from 'vitest';
import { dueIds } from '../../outgoing/attempts/index.ts';
import { systemClock } from '../../platform/clock.ts';
import { describeEveryEmptyDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import { deleteDomain } from '../../sites/removal/index.ts';
import { getRecheck } from './get-recheck.ts';
import { pruneRechecks } from './prune-rechecks.ts';
import { claimRecheck } from './queue/claim-recheck.ts';
import { recheckQueue } from './queue/recheck-queue.ts';
import { runRecheck } from './queue/run-recheck.ts';
import { hostname, page, startRecheckTest } from './recheck.test-support.ts';
import { requestRecheck } from './request-recheck.ts';

const site = () => ({ '/robots.txt': 404, '/': page('<a href=/gone>1</a><a href=/other>2</a>') });

describeEveryEmptyDatabase(
  'rechecks',
  (fresh) => {
    it('of one issue are one while it waits, also when several are wanted at once', async () => {
      const test = await startRecheckTest({ answers: site(), db: fresh().open() });
      const { id } = await test.issue('/gone');
      const rows = await Promise.all(Array.from({ length: 5 }, () => requestRecheck(test.ctx, id)));
      expect(new Set(rows.map((row) => row.id)).size).toBe(1);
      expect(test.alarms.rechecks.map((alarm) => alarm.id)).toEqual([rows[0]?.id]);
      await runRecheck(test.services, { recheckId: rows[0]?.id ?? '' });
      expect((await requestRecheck(test.ctx, id)).id).not.toBe(rows[0]?.id);
    });

    it('whose server died are found by the sweep, run again, and settled once', async () => {
      const test = await startRecheckTest({ answers: site(), db: fresh().open() });
      const { id } = await test.issue('/gone');
      const { id: recheckId } = await requestRecheck(test.ctx, id);
      expect(await dueIds(test.db, recheckQueue, { limit: 10 })).toEqual([recheckId]);
      const onPoint = (point: string): void => {
        if (point === 'before-recheck-commit') throw new Error('killed');
      };
      await expect(runRecheck({ ...test.services, onPoint }, { recheckId })).rejects.toThrow('killed');
      expect(await getRecheck(test.ctx, id)).toMatchObject({ state: 'pending', starts: 1 });
      expect(await dueIds(test.db, recheckQueue, { limit: 10 })).toEqual([]);
      expect(await runRecheck(test.services, { recheckId })).toBe('taken');

      await test.db.knex('issue_rechecks').update({ lease_expires_at: 1 });
      expect(await dueIds(test.db, recheckQueue, { limit: 10 })).toEqual([recheckId]);
      expect(await runRecheck(test.services, { recheckId })).toBe('done');
      expect(await runRecheck(test.services, { recheckId })).toBe('ended');
      const changes = await test.db.knex('issue_changes').where({ issue_id: id }).pluck('change_kind');
      expect(changes.toSorted()).toEqual(['opened', 'rechecked']);
    });

    it('that take their server down each time are given up', async () => {
      const test = await startRecheckTest({ answers: site(), db: fresh().open() });
      const { id } = await test.issue('/gone');
      const { id: recheckId } = await requestRecheck(test.ctx, id);
      await test.db.knex('issue_rechecks').update({ starts: 4 });
      expect(await runRecheck(test.services, { recheckId })).toBe('ended');
      expect(await getRecheck(test.ctx, id)).toMatchObject({
        state: 'failed',
        error: expect.stringContaining('stopped'),
      });
    });

    it('that another server took over are not written by the first', async () => {
      const test = await startRecheckTest({ answers: site(), db: fresh().open() });
      const { id } = await test.issue('/gone');
      const { id: recheckId } = await requestRecheck(test.ctx, id);
      const outbound: typeof test.services.outbound = {
        ...test.services.outbound,
        request: async (request) => {
          await test.db.knex('issue_rechecks').where({ id: recheckId }).update({ lease_expires_at: 1 });
          await claimRecheck(test.services, recheckId);
          return test.services.outbound.request(request);
        },
      };
      expect(await runRecheck({ ...test.services, outbound }, { recheckId })).toBe('lost');
      const changes = await test.db.knex('issue_changes').where({ issue_id: id }).pluck('change_kind');
      expect(changes).toEqual(['opened']);
    });

    it('are 60 an hour of a domain at most', async () => {
      const test = await startRecheckTest({ answers: site(), db: fresh().open() });
      const { id } = await test.issue('/gone');
      const { evidence: _, ...first } = await requestRecheck(test.ctx, id);
      await runRecheck(test.services, { recheckId: first.id });
      const done = { ...first, state: 'done', next_attempt_at: null };
      const more = Array.from({ length: 59 }, (_, at) => ({
        ...done,
        id: `r${at}`,
        created_at: first.created_at + at,
      }));
      await test.db.knex.batchInsert('issue_rechecks', more, 50);
      const wanted = requestRecheck(test.ctx, id);
      await expect(wanted).rejects.toMatchObject({
        code: 'rate_limited',
        options: { retryAfterSeconds: expect.any(Number) },
      });
      const later = { ...systemClock, now: () => first.created_at + 3_600_000 };
      expect(await requestRecheck({ ...test.ctx, clock: later }, id)).toMatchObject({ state: 'pending' });
    });

    it('are refused for a domain that is not verified or over the plan, also when it becomes so while one waits', async () => {
      const test = await startRecheckTest({ answers: site(), db: fresh().open() });
      const { id } = await test.issue('/gone');
      const { id: recheckId } = await requestRecheck(test.ctx, id);
      await test.db.knex('domains').where({ id: test.domainId }).update({ verification_status: 'expired' });
      expect(await runRecheck(test.services, { recheckId })).toBe('failed');
      expect(await getRecheck(test.ctx, id)).toMatchObject({
        state: 'failed',
        error: expect.stringContaining('ownership'),
      });
      await expect(requestRecheck(test.ctx, id)).rejects.toMatchObject({ code: 'domain_not_verified' });
      await test.db.knex('domains').where({ id: test.domainId }).update({ verification_status: 'verified' });
      const none = { ...test.ctx, account: { ...test.ctx.account, customDomainLimit: 0 } };
      await expect(requestRecheck(none, id)).rejects.toMatchObject({ code: 'domain_read_only' });
    });

    it('are not run for a suspended account', async () => {
      const test = await startRecheckTest({ answers: site(), db: fresh().open() });
      const { id } = await test.issue('/gone');
      const { id: recheckId } = await requestRecheck(test.ctx, id);
      const before = test.requests.length;
      await test.db.knex('accounts').where({ id: test.ctx.account.id }).update({ suspended_at: 1 });
      expect(await runRecheck(test.services, { recheckId })).toBe('failed');
      expect(test.requests.length).toBe(before);
    });

    it('end with their domain, also one under way', async () => {
      const test = await startRecheckTest({ answers: site(), db: fresh().open() });
      const { id } = await test.issue('/gone');
      const { id: recheckId } = await requestRecheck(test.ctx, id);
      const outbound: typeof test.services.outbound = {
        ...test.services.outbound,
        request: async (request) => {
          await deleteDomain(test.ctx, { domainId: test.domainId, confirm: hostname, version: undefined });
          return test.services.outbound.request(request);
        },
      };
      expect(await runRecheck({ ...test.services, outbound }, { recheckId })).toBe('lost');
      expect(await test.db.knex('issue_rechecks')).toEqual([]);
    });

    it('are given back when the server stops, and kept for 7 days after their end', async () => {
      const test = await startRecheckTest({ answers: site(), db: fresh().open() });
      const { id } = await test.issue('/gone');
      const { id: recheckId } = await requestRecheck(test.ctx, id);
      const stopping = new AbortController();
      const outbound: typeof test.services.outbound = {
        ...test.services.outbound,
        request: (request) => {
          stopping.abort();
          return test.services.outbound.request(request);
        },
      };
      expect(await runRecheck({ ...test.services, outbound }, { recheckId, signal: stopping.signal })).toBe('aborted');
      expect(await runRecheck(test.services, { recheckId })).toBe('done');
      const at = (days: number) => ({ ...systemClock, now: () => Date.now() + days * 86_400_000 });
      await pruneRechecks({ ...test.services, clock: at(6) });
      expect(await test.db.knex('issue_rechecks')).toHaveLength(1);
      await pruneRechecks({ ...test.services, clock: at(8) });
      expect(await test.db.knex('issue_rechecks')).toEqual([]);
    });
  },
  { short: 'sqlite' },
);
