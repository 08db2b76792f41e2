import { describeEveryDatabase } from '@linkvitals/testing/databases';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../platform/storage/index.ts';
import { createTestContext, type TestContext } from '../../test-support/test-context.ts';
import { deleteDomain } from '../removal/index.ts';
import { createDomain } from './create-domain.ts';
import { publish, verifiedDomain } from './domain.test-support.ts';
import { getDomain } from './get-domain.ts';
import { listDomains } from './listing/list-domains.ts';
import { readOnlyTest } from './read-only.ts';
import { takeDueSchedules } from './schedule/take-due-schedules.ts';
import { countDomains, markActive, updateLastCrawl } from './store.ts';
import { updateDomain } from './update-domain.ts';
import { checkVerification } from './verification/check-verification.ts';
import { dueDomainChecks, recheckDomain } from './verification/recheck-domain.ts';

const DAY = 86_400_000;

/** Tests of SQL that must behave alike on both dialects; the rules themselves are tested beside their verbs. */
describeEveryDatabase('the domain store', (open) => {
  let context: TestContext;
  let close: () => Promise<void>;
  beforeEach(async () => {
    const db = openDatabase({ url: await open() });
    context = await createTestContext({ db });
    close = async () => {
      await context.close();
      await db.close();
    };
  });
  afterEach(() => close());

  test('gives back the row that was written, with the same value in every type of column', async () => {
    const { ctx } = context;
    const crawl_config = { rate: 2.5, exclusions: ['/ü/**'], schedule: { frequency: 'daily' as const } };
    const row = await createDomain(ctx, { hostname: 'münchen.example', crawl_config });
    expect(await getDomain(ctx, row.id)).toEqual(row);
  });

  test('keeps to the limit and to unique names with 12 requests at once', async () => {
    const solo = await context.other('solo');
    const names = Array.from({ length: 12 }, (_, i) => `s${i % 4}.example.com`);
    const results = await Promise.allSettled(names.map((hostname) => createDomain(solo, { hostname })));
    const codes = results.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(await countDomains(solo.db.knex, solo.account.id)).toBe(3);
    expect(codes).toHaveLength(9);
    expect(new Set(codes)).toEqual(new Set(['domain_exists', 'plan_limit_reached']));
  });

  test('notes the newest of its crawls, in whichever order they are queued', async () => {
    const { ctx, db } = context;
    const { id } = await createDomain(ctx, { hostname: 'example.com' });
    const note = async (crawl: { id: string; created_at: number }) => {
      await updateLastCrawl(db.knex, id, crawl);
      const { last_crawl_at, last_crawl_id } = await getDomain(ctx, id);
      return [last_crawl_at, last_crawl_id];
    };
    expect(await note({ id: 'b', created_at: 5 })).toEqual([5, 'b']);
    expect(await note({ id: 'z', created_at: 4 })).toEqual([5, 'b']);
    expect(await note({ id: 'a', created_at: 5 })).toEqual([5, 'b']);
    expect(await note({ id: 'c', created_at: 5 })).toEqual([5, 'c']);
    expect(await note({ id: 'a', created_at: 6 })).toEqual([6, 'a']);
  });

  test('claims a check once, and writes its result', async () => {
    const { ctx, clock, dns, services } = context;
    const row = await createDomain(ctx, { hostname: 'example.com' });
    publish(context, row);
    await Promise.all(Array.from({ length: 8 }, () => checkVerification(ctx, { domainId: row.id })));
    expect(dns.queried).toEqual(['example.com']);
    expect(await getDomain(ctx, row.id)).toMatchObject({ verification_status: 'verified', verified_at: clock.now() });
    expect(await dueDomainChecks(services)).toEqual([]);
    await clock.advance(DAY);
    expect(await dueDomainChecks(services)).toEqual([row.id]);
    await Promise.all([recheckDomain(services, row.id), recheckDomain(services, row.id)]);
    expect(dns.queried).toHaveLength(2);
  });

  test('makes one change of each version of a row', async () => {
    const { ctx } = context;
    const row = await createDomain(ctx, { hostname: 'example.com' });
    const update = (email_alerts: boolean) =>
      updateDomain(ctx, { domainId: row.id, change: { settings: { email_alerts } }, version: 1 });
    const results = await Promise.allSettled([true, false, true, false].map(update));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await getDomain(ctx, row.id)).toMatchObject({ version: 2 });
  });

  test('gives a due schedule to one of four takers', async () => {
    const { ctx, clock, services } = context;
    const { id } = await verifiedDomain(context);
    const change = { crawl_config: { schedule: { frequency: 'hourly' as const } } };
    await updateDomain(ctx, { domainId: id, change, version: undefined });
    await clock.advance(DAY);
    const take = () =>
      takeDueSchedules(services, async (_ctx, _trx, domain) => ({
        outcome: 'queued',
        crawl_id: null,
        answer: domain.id,
      }));
    const taken = await Promise.all(Array.from({ length: 4 }, take));
    expect(taken.flat()).toEqual([id]);
  });

  test('pages through equal times by id, and finds the first domain over a limit', async () => {
    const { ctx } = context;
    const rows = [];
    for (let i = 0; i < 5; i += 1) rows.push(await createDomain(ctx, { hostname: `s${i}.example.com` }));
    const first = await listDomains(ctx, { limit: 3, after: undefined });
    const last = first.data.at(-1);
    const after = last && { at: last.created_at, id: last.id };
    const second = await listDomains(ctx, { limit: 3, after });
    const listed = [...first.data, ...second.data].map(({ id }) => id);
    expect(listed).toEqual(
      rows
        .map(({ id }) => id)
        .sort()
        .reverse(),
    );
    expect(second.nextCursor).toBeNull();
    const isReadOnly = await readOnlyTest({ ...ctx, account: { ...ctx.account, customDomainLimit: 2 } });
    const readOnly = rows.filter(isReadOnly).map(({ id }) => id);
    expect(readOnly.sort()).toEqual(listed.slice(0, 3).sort());
  });

  test('keeps the first completed crawl since the domain was verified', async () => {
    const { ctx, clock, db } = context;
    const { id, verified_at } = await verifiedDomain(context);
    const activated = async (at: number) => {
      await markActive(db.knex, id, at);
      return (await getDomain(ctx, id)).activated_at;
    };
    const before = (verified_at ?? 0) - 1;
    expect(await activated(before)).toBe(before);
    expect(await activated(clock.now() + 1)).toBe(clock.now() + 1);
    expect(await activated(clock.now() + 2)).toBe(clock.now() + 1);
  });

  test('deletes a domain once', async () => {
    const { ctx } = context;
    const row = await createDomain(ctx, { hostname: 'example.com' });
    const remove = () => deleteDomain(ctx, { domainId: row.id, confirm: row.hostname, version: undefined });
    const results = await Promise.allSettled([remove(), remove(), remove()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await countDomains(ctx.db.knex, ctx.account.id)).toBe(0);
  });
});
