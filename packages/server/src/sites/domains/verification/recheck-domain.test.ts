import { describe, expect, test } from 'vitest';
import type { TestContext } from '../../../test-support/test-context.ts';
import { createDomain } from '../create-domain.ts';
import { publish, startTest, verifiedDomain } from '../domain.test-support.ts';
import { getDomain } from '../get-domain.ts';
import { checkVerification } from './check-verification.ts';
import { ownershipBeforeCrawl } from './ownership-before-crawl.ts';
import { dueDomainChecks, recheckDomain } from './recheck-domain.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Checks all due domains at once, as the sweep does. */
async function sweep({ services }: TestContext): Promise<string[]> {
  const ids = await dueDomainChecks(services);
  for (const id of ids) await recheckDomain(services, id);
  return ids;
}

describe('background checks', () => {
  test('verify a pending domain whose record appears', async () => {
    const test = await startTest();
    const row = await createDomain(test.ctx, { hostname: 'example.com' });
    await checkVerification(test.ctx, { domainId: row.id });
    expect(await sweep(test)).toEqual([]);
    await test.clock.advance(MINUTE);
    expect(await sweep(test)).toEqual([row.id]);
    expect(await sweep(test)).toEqual([]);
    publish(test, row);
    await test.clock.advance(5 * MINUTE);
    expect(await sweep(test)).toEqual([row.id]);
    expect(await getDomain(test.ctx, row.id)).toMatchObject({ verification_status: 'verified', check_attempts: 0 });
  });

  test('give up a pending domain after 72 hours', async () => {
    const test = await startTest();
    const { id } = await createDomain(test.ctx, { hostname: 'example.com' });
    await checkVerification(test.ctx, { domainId: id });
    let rounds = 0;
    for (let at = 0; at <= 73 * 60; at += 1) {
      await test.clock.advance(MINUTE);
      rounds += (await sweep(test)).length;
    }
    expect(rounds).toBe(4 + 71);
    expect(await getDomain(test.ctx, id)).toMatchObject({ verification_status: 'unverified', next_check_at: null });
  });

  test('expire a verified domain after two absences, and verify it again when the record is back', async () => {
    const test = await startTest();
    const row = await verifiedDomain(test);
    const status = async () => (await getDomain(test.ctx, row.id)).verification_status;
    test.dns.set(row.hostname);
    await test.clock.advance(DAY);
    await sweep(test);
    expect(await status()).toBe('verified');
    await test.clock.advance(5 * MINUTE);
    await sweep(test);
    expect(await status()).toBe('expired');
    publish(test, row);
    await test.clock.advance(HOUR);
    await sweep(test);
    expect(await status()).toBe('verified');
  });

  test('keep a domain verified for a week of SERVFAIL, and report the failures', async () => {
    const test = await startTest();
    const row = await verifiedDomain(test);
    test.dns.fail(row.hostname, 'ESERVFAIL');
    test.dns.fail(`_linkvitals-verify.${row.hostname}`, 'ETIMEOUT');
    const seen = new Map<string, number>();
    for (let hour = 1; hour <= 8 * 24; hour += 1) {
      await test.clock.advance(HOUR);
      await sweep(test);
      const { verification_status, last_check } = await getDomain(test.ctx, row.id);
      if (!seen.has(verification_status)) seen.set(verification_status, hour);
      if (hour >= 24) expect(last_check).toMatchObject({ outcome: 'unknown' });
    }
    expect([...seen]).toEqual([
      ['verified', 1],
      ['expired', 8 * 24],
    ]);
  });

  test('run once when two servers find the same domain due', async () => {
    const test = await startTest();
    const row = await verifiedDomain(test);
    await test.clock.advance(DAY);
    const queried = test.dns.queried.length;
    await Promise.all([recheckDomain(test.services, row.id), recheckDomain(test.services, row.id)]);
    expect(test.dns.queried).toHaveLength(queried + 1);
  });

  test('do nothing when they are not due, or when the domain is deleted', async () => {
    const test = await startTest();
    const row = await verifiedDomain(test);
    const queried = test.dns.queried.length;
    await recheckDomain(test.services, row.id);
    await recheckDomain(test.services, test.services.ids.uuid());
    expect(test.dns.queried).toHaveLength(queried);
  });

  test('are due again when a crash cut them off', async () => {
    const test = await startTest();
    const row = await verifiedDomain(test);
    await test.clock.advance(DAY);
    const broken = { ...test.services, dns: { lookupTxt: () => Promise.reject(new Error('killed')) } };
    await expect(recheckDomain(broken, row.id)).rejects.toThrow('killed');
    await test.clock.advance(MINUTE);
    expect(await sweep(test)).toEqual([row.id]);
    expect(await getDomain(test.ctx, row.id)).toMatchObject({ next_check_at: test.clock.now() + DAY });
  });

  test('are handed out up to the limit, the longest overdue first', async () => {
    const test = await startTest();
    const first = await verifiedDomain(test, { hostname: 'a.example' });
    await test.clock.advance(MINUTE);
    const second = await verifiedDomain(test, { hostname: 'b.example' });
    await test.clock.advance(DAY);
    expect(await dueDomainChecks(test.services, 1)).toEqual([first.id]);
    expect(await dueDomainChecks(test.services)).toEqual([first.id, second.id]);
    expect(await dueDomainChecks(test.services, 0)).toEqual([]);
  });
});

describe('before a crawl', () => {
  const query = async ({ ctx }: TestContext, id: string) => ownershipBeforeCrawl(ctx, await getDomain(ctx, id));

  test('a check of the last 10 minutes is enough; later DNS is queried again', async () => {
    const test = await startTest();
    const { id } = await verifiedDomain(test);
    const queried = test.dns.queried.length;
    await test.clock.advance(10 * MINUTE - 1);
    expect(await query(test, id)).toBe('go');
    expect(test.dns.queried).toHaveLength(queried);
    await test.clock.advance(1);
    expect(await query(test, id)).toBe('go');
    expect(test.dns.queried).toHaveLength(queried + 1);
  });

  test('a first absence makes the crawl wait until a second lookup decides', async () => {
    const test = await startTest();
    const row = await verifiedDomain(test);
    test.dns.set(row.hostname);
    await test.clock.advance(HOUR);
    expect(await query(test, row.id)).toBe('wait');
    const queried = test.dns.queried.length;
    await test.clock.advance(5 * MINUTE - 1);
    expect(await query(test, row.id)).toBe('wait');
    expect(test.dns.queried).toHaveLength(queried);
    await test.clock.advance(1);
    expect(await query(test, row.id)).toBe('lost');
    expect(await getDomain(test.ctx, row.id)).toMatchObject({ verification_status: 'expired' });
    expect(await query(test, row.id)).toBe('lost');
  });

  test('a record that is back at the second lookup lets the crawl start', async () => {
    const test = await startTest();
    const row = await verifiedDomain(test);
    test.dns.set(row.hostname);
    await test.clock.advance(HOUR);
    expect(await query(test, row.id)).toBe('wait');
    publish(test, row);
    await test.clock.advance(5 * MINUTE);
    expect(await query(test, row.id)).toBe('go');
  });

  test('a DNS error does not stop the crawl', async () => {
    const test = await startTest();
    const row = await verifiedDomain(test);
    test.dns.fail(row.hostname, 'ETIMEOUT');
    await test.clock.advance(HOUR);
    expect(await query(test, row.id)).toBe('go');
  });

  test('a domain that is not verified is refused without a DNS query', async () => {
    const test = await startTest();
    const { id } = await createDomain(test.ctx, { hostname: 'example.com' });
    expect(await query(test, id)).toBe('lost');
    expect(test.dns.queried).toEqual([]);
  });
});
