import { expect, it } from 'vitest';
import { populate } from '../platform/storage/schema/every-table.test-support.ts';
import { publish, startTest, verifiedDomain } from '../sites/domains/domain.test-support.ts';
import { checkVerification, dueDomainChecks, getDomain, recheckDomain } from '../sites/domains/index.ts';
import { resetPlansSetAhead } from './reset-plans.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEARS = 1095 * DAY;

/** The longest that each may be planned ahead. */
const plans = [
  ['domains', 'next_check_at', DAY],
  ['deliveries', 'next_attempt_at', 30 * MINUTE],
  ['notifications', 'next_attempt_at', 3 * DAY],
  ['outgoing_mails', 'next_attempt_at', 12 * HOUR],
  ['reports', 'next_attempt_at', 10 * MINUTE],
  ['issue_rechecks', 'next_attempt_at', MINUTE],
  ['issues', 'archive_due_at', 30 * DAY],
] as const;

it.each(plans)(
  '%s.%s, planned by a clock three years ahead, is due when the clock is right again',
  async (table, column, longest) => {
    const test = await startTest();
    await populate(test.db);
    const now = test.clock.now();
    if (column === 'next_attempt_at') await test.db.knex(table).update({ state: 'pending' });
    const read = async () => new Set(await test.db.knex(table).pluck(column));
    await test.db.knex(table).update({ [column]: now + YEARS });
    await resetPlansSetAhead(test.services);
    expect(await read()).toEqual(new Set([now]));
    // One by a clock that is right stays.
    await test.db.knex(table).update({ [column]: now + longest });
    await resetPlansSetAhead(test.services);
    expect(await read()).toEqual(new Set([now + longest]));
  },
);

it('a lease and a wait that a clock three years ahead gave end like others', async () => {
  const test = await startTest();
  await populate(test.db);
  const now = test.clock.now();
  const far = { lease_token: 't', lease_expires_at: now + YEARS };
  await test.db.knex('crawls').update({ state: 'running', ...far });
  await test.db.knex('deliveries').update({ state: 'pending', ...far });
  await test.db.knex('rate_limits').update({ expire: now + YEARS });
  await test.db.knex('rate_limits').insert({ key: 'known:n', points: 1, expire: now + 90 * DAY });
  await resetPlansSetAhead(test.services);
  const until = now + test.services.config.leaseMs;
  for (const table of ['crawls', 'deliveries']) {
    expect(new Set(await test.db.knex(table).pluck('lease_expires_at'))).toEqual(new Set([until]));
  }
  expect(await test.db.knex('rate_limits').pluck('key')).toEqual(['known:n']);
});

it('a domain that a clock three years ahead has checked is checked again, in the background and by its owner', async () => {
  const test = await startTest();
  const row = await verifiedDomain(test);
  const later = test.clock.now() + YEARS;
  const dated = { next_check_at: later + DAY, last_checked_at: later, first_absent_at: later };
  await test.db.knex('domains').update(dated);
  await resetPlansSetAhead(test.services);
  expect(await dueDomainChecks(test.services)).toEqual([row.id]);
  test.dns.set(row.hostname);
  await recheckDomain(test.services, row.id);
  const after = await getDomain(test.ctx, row.id);
  expect(after).toMatchObject({ first_absent_at: test.clock.now(), next_check_at: test.clock.now() + 5 * MINUTE });
  publish(test, row);
  await test.db.knex('domains').update({ last_checked_at: later });
  expect(await checkVerification(test.ctx, { domainId: row.id })).toMatchObject({
    last_checked_at: test.clock.now(),
    first_absent_at: null,
  });
});
