import type { ScheduleFrequency } from '@linkvitals/contract';
import { expect, test } from 'vitest';
import { setPlan } from '../accounts/index.ts';
import type { TestContext } from '../testing/test-context.ts';
import { createDomain } from './create-domain.ts';
import { startTest, verifiedDomain } from './domain.test-support.ts';
import { findDomain } from './find-domain.ts';
import { takeDueSchedules } from './take-due-schedules.ts';
import { updateDomain } from './update-domain.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

async function scheduled(context: TestContext, frequency: ScheduleFrequency, hostname = 'example.com') {
  const { id } = await verifiedDomain(context, { hostname });
  return updateDomain(context.ctx, {
    domainId: id,
    change: { crawl_config: { schedule: { frequency } } },
    version: undefined,
  });
}

/** The domains whose turn it was. */
const take = ({ services }: TestContext): Promise<string[]> =>
  takeDueSchedules(services, async (_ctx, _trx, { id }) => id);

/** Takes every minute, and tells when something was due. */
async function takeFor(context: TestContext, ms: number, stepMs = 60_000): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < ms; at += stepMs) {
    await context.clock.advance(stepMs);
    if ((await take(context)).length > 0) times.push(context.clock.now());
  }
  return times;
}

test('a daily schedule is due once a day, at the same time', async () => {
  const context = await startTest();
  const row = await scheduled(context, 'daily');
  const times = await takeFor(context, 4 * DAY);
  expect(times).toHaveLength(3);
  const late = times.map((time, day) => time - (row.next_crawl_at ?? 0) - day * DAY);
  expect(Math.min(...late)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...late)).toBeLessThan(60_000);
});

test('crawls missed while the service was down are made up for by one', async () => {
  const context = await startTest();
  const row = await scheduled(context, 'hourly');
  await context.clock.advance(10 * DAY);
  expect(await take(context)).toEqual([row.id]);
  expect(await take(context)).toEqual([]);
  const { next_crawl_at } = await findDomain(context.ctx, row.id);
  expect(next_crawl_at).toBeGreaterThan(context.clock.now());
  expect(((next_crawl_at ?? 0) - (row.next_crawl_at ?? 0)) % HOUR).toBe(0);
});

test('two servers at once take a crawl once', async () => {
  const context = await startTest();
  await scheduled(context, 'hourly');
  await context.clock.advance(2 * HOUR);
  const taken = await Promise.all([take(context), take(context)]);
  expect(taken.flat()).toHaveLength(1);
});

test('a turn whose taking breaks off is still due, and nothing of it is left', async () => {
  const context = await startTest();
  const row = await scheduled(context, 'hourly');
  await context.clock.advance(2 * HOUR);
  const broken = takeDueSchedules(context.services, async (_ctx, trx, { id }) => {
    await trx('domains').where({ id }).update({ hostname: 'half.example' });
    throw new Error('the server died here');
  });
  await expect(broken).rejects.toThrow('died here');
  expect((await findDomain(context.ctx, row.id)).hostname).toBe('example.com');
  expect(await take(context)).toEqual([row.id]);
});

test('a domain that is not verified misses its turns', async () => {
  const context = await startTest();
  const crawl_config = { schedule: { frequency: 'hourly' as const } };
  const { id } = await createDomain(context.ctx, { hostname: 'example.com', crawl_config });
  expect(await takeFor(context, 3 * HOUR)).toEqual([]);
  expect((await findDomain(context.ctx, id)).next_crawl_at).toBeGreaterThan(context.clock.now());
});

test('after a downgrade read-only domains miss their turns and the rest follows the plan', async () => {
  const context = await startTest();
  const first = await scheduled(context, 'hourly', 'a.example');
  await context.clock.advance(1);
  await scheduled(context, 'hourly', 'b.example');
  await setPlan(context.services, { accountId: context.ctx.account.id, plan: 'free' });
  await context.clock.advance(2 * HOUR);
  const taken = await take(context);
  expect(taken).toEqual([first.id]);
  expect((await findDomain(context.ctx, first.id)).next_crawl_at).toBe((first.next_crawl_at ?? 0) + 7 * DAY);
});
