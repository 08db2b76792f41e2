import type { ScheduleFrequency } from '@linkvitals/contract';
import { expect, test } from 'vitest';
import { setPlan } from '../../../people/accounts/index.ts';
import type { TestContext } from '../../../test-support/test-context.ts';
import { createDomain } from '../create-domain.ts';
import { startTest, verifiedDomain } from '../domain.test-support.ts';
import { getDomain } from '../get-domain.ts';
import { updateDomain } from '../update-domain.ts';
import { resetSchedulesSetAhead, takeDueSchedules } from './take-due-schedules.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type ScheduleChange = NonNullable<
  NonNullable<Parameters<typeof updateDomain>[1]['change']['crawl_config']>['schedule']
>;

async function scheduled(context: TestContext, schedule: ScheduleFrequency | ScheduleChange, hostname = 'example.com') {
  const { id } = await verifiedDomain(context, { hostname });
  const wanted = typeof schedule === 'string' ? { frequency: schedule } : schedule;
  const change = { crawl_config: { schedule: wanted } };
  return updateDomain(context.ctx, { domainId: id, change, version: undefined });
}

/** Ids of the domains whose runs were started */
const take = ({ services }: TestContext): Promise<string[]> =>
  takeDueSchedules(services, async (_ctx, _trx, { id }) => ({ outcome: 'queued', crawl_id: null, answer: id }));

/** Starts due runs at intervals, and lists the times at which some were due. */
async function takeFor(context: TestContext, ms: number, stepMs = MINUTE): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < ms; at += stepMs) {
    await context.clock.advance(stepMs);
    if ((await take(context)).length > 0) times.push(context.clock.now());
  }
  return times;
}

test.each([
  ['spring', '2026-03-28T22:55Z', ['03-29T01:30', '03-30T00:30', '03-31T00:30'], 71],
  ['autumn', '2026-10-24T21:55Z', ['10-25T00:30', '10-26T01:30', '10-27T01:30'], 73],
] as const)(
  '02:30 in Berlin comes once a day while the clocks change in %s, hourly goes on',
  async (_, from, daily, hours) => {
    const context = await startTest({ now: Date.parse(from) });
    await scheduled(context, { frequency: 'daily', time: '02:30', time_zone: 'Europe/Berlin' });
    const times = await takeFor(context, hours * HOUR + 5 * MINUTE, 5 * MINUTE);
    expect(times.map((at) => new Date(at).toISOString().slice(5, 16))).toEqual(daily);
    // The hourly schedule is tested over the same three local days.
    const hourly = await startTest({ now: Date.parse(from) + 5 * MINUTE - 1 });
    await scheduled(hourly, { frequency: 'hourly', time_zone: 'Europe/Berlin' });
    expect(await takeFor(hourly, hours * HOUR, 5 * MINUTE)).toHaveLength(hours);
  },
);

test('crawls missed while the service was down are made up for by one', async () => {
  const context = await startTest();
  const row = await scheduled(context, 'hourly');
  await context.clock.advance(10 * DAY);
  expect(await take(context)).toEqual([row.id]);
  expect(await take(context)).toEqual([]);
  const { next_crawl_at } = await getDomain(context.ctx, row.id);
  expect(next_crawl_at).toBeGreaterThan(context.clock.now());
  expect(((next_crawl_at ?? 0) - (row.next_crawl_at ?? 0)) % HOUR).toBe(0);
});

test('a changed time zone counts from the next run; the runs between are neither lost nor doubled', async () => {
  const context = await startTest(); // 2026-01-01T00:00Z
  const row = await scheduled(context, { frequency: 'daily', time: '12:00', time_zone: 'Europe/Berlin' });
  expect(await takeFor(context, 11 * HOUR + MINUTE, 10 * MINUTE)).toHaveLength(1); // 11:00Z
  const change = { crawl_config: { schedule: { time_zone: 'America/New_York' } } };
  await updateDomain(context.ctx, { domainId: row.id, change, version: undefined });
  const times = await takeFor(context, 36 * HOUR, 10 * MINUTE);
  // Noon in New York is still to come on that day.
  expect(times.map((at) => new Date(at).toISOString().slice(5, 16))).toEqual(['01-01T17:00', '01-02T17:00']);
});

test('two servers at once take a crawl once', async () => {
  const context = await startTest();
  await scheduled(context, 'hourly');
  await context.clock.advance(2 * HOUR);
  const taken = await Promise.all([take(context), take(context)]);
  expect(taken.flat()).toHaveLength(1);
});

/** The same server with a wrong clock */
const offBy = (context: TestContext, ms: number): TestContext => ({
  ...context,
  services: { ...context.services, clock: { ...context.clock, now: () => context.clock.now() + ms } },
});

test.each([
  ['hourly', HOUR],
  ['daily', DAY],
  ['weekly', 7 * DAY],
  ['monthly', 31 * DAY],
] as const)(
  'a clock that was 40 days ahead for a moment: a schedule that is %s goes on as if it had not been',
  async (frequency, interval) => {
    const context = await startTest();
    const row = await scheduled(context, frequency);
    expect(await take(offBy(context, 40 * DAY))).toEqual([row.id]);
    const wrong = await getDomain(context.ctx, row.id);
    expect(wrong.next_crawl_at).toBeGreaterThan(context.clock.now() + interval);

    await resetSchedulesSetAhead(context.services);
    const right = await getDomain(context.ctx, row.id);
    expect(right.next_crawl_at).toBe(row.next_crawl_at);
    expect((right.next_crawl_at ?? 0) - context.clock.now()).toBeLessThanOrEqual(interval);
    await context.clock.advance((right.next_crawl_at ?? 0) - context.clock.now());
    expect(await take(context)).toEqual([row.id]);
  },
);

test('a schedule that was chosen while the clock was ahead is set anew too; one of another server nearby is left alone', async () => {
  const context = await startTest();
  const ahead = offBy(context, DAY);
  const row = await scheduled({ ...ahead, ctx: { ...context.ctx, clock: ahead.services.clock } }, 'hourly');
  expect(row.next_crawl_at).toBeGreaterThan(context.clock.now() + DAY);
  await resetSchedulesSetAhead(context.services);
  expect((await getDomain(context.ctx, row.id)).next_crawl_at).toBeLessThanOrEqual(context.clock.now() + HOUR);

  // Servers whose clocks differ by 20 minutes start a run once.
  const nearby = offBy(context, 20 * MINUTE);
  await context.clock.advance(HOUR);
  expect(await take(nearby)).toEqual([row.id]);
  const taken = await getDomain(context.ctx, row.id);
  await resetSchedulesSetAhead(context.services);
  expect((await getDomain(context.ctx, row.id)).next_crawl_at).toBe(taken.next_crawl_at);
});

test('more runs than one statement reads are all taken at once', async () => {
  const context = await startTest();
  const { id, ...row } = (await context.db.knex('domains').where({ id: (await scheduled(context, 'hourly')).id }))[0];
  const ids = Array.from({ length: 149 }, (_, index) => `0199c000-0000-7000-8000-${String(index).padStart(12, '0')}`);
  for (const other of ids) {
    await context.db
      .knex('domains')
      .insert({ ...row, id: other, hostname: `${other}.example`, verification_token: other });
  }
  await context.clock.advance(2 * HOUR);
  expect((await take(context)).sort()).toEqual([id, ...ids].sort());
});

test('a run whose taking breaks off is still due, nothing of it is left, and the others are taken', async () => {
  const context = await startTest();
  const row = await scheduled(context, 'hourly');
  const other = await scheduled(context, 'hourly', 'other.example');
  await context.clock.advance(2 * HOUR);
  const taken = await takeDueSchedules(context.services, async (_ctx, trx, { id }) => {
    if (id === other.id) return { outcome: 'queued', crawl_id: null, answer: id };
    await trx('domains').where({ id }).update({ hostname: 'half.example' });
    throw new Error('the server died here');
  });
  expect(taken).toEqual([other.id]);
  expect((await getDomain(context.ctx, row.id)).hostname).toBe('example.com');
  expect(await take(context)).toEqual([row.id]);
});

test('a domain that is not verified misses its runs, and says so', async () => {
  const context = await startTest();
  const crawl_config = { schedule: { frequency: 'hourly' as const } };
  const { id, next_crawl_at } = await createDomain(context.ctx, { hostname: 'example.com', crawl_config });
  expect(await takeFor(context, 3 * HOUR)).toEqual([]);
  const after = await getDomain(context.ctx, id);
  expect(after.next_crawl_at).toBeGreaterThan(context.clock.now());
  const due_at = new Date((next_crawl_at ?? 0) + 2 * HOUR).toISOString();
  expect(after.last_run).toEqual({ due_at, outcome: 'domain_not_verified', crawl_id: null });
});

test('after a downgrade read-only domains miss their runs and the rest follows the plan', async () => {
  const context = await startTest();
  const first = await scheduled(context, 'hourly', 'a.example');
  await context.clock.advance(1);
  const second = await scheduled(context, 'hourly', 'b.example');
  await setPlan(context.services, { accountId: context.ctx.account.id, plan: 'free' });
  await context.clock.advance(2 * HOUR);
  expect(await take(context)).toEqual([first.id]);
  expect((await getDomain(context.ctx, second.id)).last_run?.outcome).toBe('domain_read_only');
  const times = await takeFor(context, 21 * DAY, HOUR);
  expect(times).toHaveLength(3);
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBe(7 * DAY);
});
