import { describe, expect, test } from 'vitest';
import { deleteDomain } from '../../removal/index.ts';
import { createDomain } from '../create-domain.ts';
import { publish, startTest, verifiedDomain } from '../domain.test-support.ts';
import { getDomain } from '../get-domain.ts';
import { checkVerification } from './check-verification.ts';
import { recheckDomain } from './recheck-domain.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const refusal = (code: string) => expect.objectContaining({ name: 'ServiceError', code });

describe('checkVerification', () => {
  test('finds the record: verified at once', async () => {
    const { ctx, ...test } = await startTest();
    const row = await createDomain(ctx, { hostname: 'example.com' });
    publish(test, row);
    expect(await checkVerification(ctx, { domainId: row.id })).toMatchObject({
      verification_status: 'verified',
      verified_at: test.clock.now(),
      next_check_at: test.clock.now() + 24 * 60 * MINUTE,
      last_check: { outcome: 'found', checked_at: '2026-01-01T00:00:00.000Z' },
      version: row.version,
    });
  });

  test('finds nothing: pending, with the next background check in a minute', async () => {
    const { ctx, clock } = await startTest();
    const { id } = await createDomain(ctx, { hostname: 'example.com' });
    expect(await checkVerification(ctx, { domainId: id })).toMatchObject({
      verification_status: 'pending',
      next_check_at: clock.now() + MINUTE,
      last_check: { outcome: 'absent' },
    });
  });

  test('gets no answer to trust: nothing changes, and the response says so', async () => {
    const { ctx, dns } = await startTest();
    const row = await createDomain(ctx, { hostname: 'example.com' });
    dns.fail('example.com', 'ESERVFAIL');
    dns.fail('_linkvitals-verify.example.com', 'ESERVFAIL');
    const after = await checkVerification(ctx, { domainId: row.id });
    expect(after).toMatchObject({ verification_status: 'unverified', next_check_at: null });
    expect(after.last_check).toMatchObject({ outcome: 'unknown', detail: expect.stringContaining('ESERVFAIL') });
  });

  test('a removed record takes the ownership away at once; putting it back restores it at once', async () => {
    const test = await startTest();
    const row = await verifiedDomain(test);
    test.dns.set(row.hostname);
    await test.clock.advance(MINUTE);
    expect(await checkVerification(test.ctx, { domainId: row.id })).toMatchObject({ verification_status: 'expired' });
    publish(test, row);
    await test.clock.advance(MINUTE);
    expect(await checkVerification(test.ctx, { domainId: row.id })).toMatchObject({
      verification_status: 'verified',
      verified_at: test.clock.now(),
    });
  });

  test("another account's token proves nothing", async () => {
    const test = await startTest();
    const theirs = await createDomain(await test.other(), { hostname: 'example.com' });
    const mine = await createDomain(test.ctx, { hostname: 'example.com' });
    publish(test, theirs);
    expect(await checkVerification(test.ctx, { domainId: mine.id })).toMatchObject({ verification_status: 'pending' });
  });

  test('the token of an earlier registration proves nothing', async () => {
    const test = await startTest();
    const first = await verifiedDomain(test);
    await deleteDomain(test.ctx, { domainId: first.id, confirm: first.hostname, version: undefined });
    const again = await createDomain(test.ctx, { hostname: first.hostname });
    expect(again.verification_token).not.toBe(first.verification_token);
    expect(await checkVerification(test.ctx, { domainId: again.id })).toMatchObject({ verification_status: 'pending' });
  });

  test('called 100 times at once, it queries DNS once in 10 seconds', async () => {
    const { ctx, dns, clock } = await startTest();
    const { id } = await createDomain(ctx, { hostname: 'example.com' });
    const click = () => checkVerification(ctx, { domainId: id });
    await Promise.all(Array.from({ length: 100 }, click));
    const oneSet = ['example.com', '_linkvitals-verify.example.com'];
    expect(dns.queried).toEqual(oneSet);
    for (let i = 0; i < 9; i += 1) {
      await clock.advance(SECOND);
      expect(await click()).toMatchObject({ verification_status: 'pending', last_check: { outcome: 'absent' } });
    }
    expect(dns.queried).toEqual(oneSet);
    await clock.advance(SECOND);
    await click();
    expect(dns.queried).toEqual([...oneSet, ...oneSet]);
  });

  test('a background check a moment ago is acted upon in the name of the owner', async () => {
    const test = await startTest();
    const row = await verifiedDomain(test);
    test.dns.set(row.hostname);
    await test.clock.advance(24 * 60 * MINUTE);
    await recheckDomain(test.services, row.id);
    expect(await getDomain(test.ctx, row.id)).toMatchObject({ verification_status: 'verified' });
    const queried = test.dns.queried.length;
    await test.clock.advance(SECOND);
    expect(await checkVerification(test.ctx, { domainId: row.id })).toMatchObject({ verification_status: 'expired' });
    expect(test.dns.queried).toHaveLength(queried);
  });

  test('a result that comes after a later check has begun is not written', async () => {
    const test = await startTest();
    const row = await createDomain(test.ctx, { hostname: 'example.com' });
    publish(test, row);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slowDns = {
      lookupTxt: async (name: string) => {
        await held;
        return (await test.dns.lookupTxt(name)).map(({ server }) => ({ server, result: { values: [] } }));
      },
    };
    const slow = checkVerification({ ...test.ctx, dns: slowDns }, { domainId: row.id });
    await test.clock.advance(11 * SECOND);
    const fast = await checkVerification(test.ctx, { domainId: row.id });
    expect(fast).toMatchObject({ verification_status: 'verified' });
    release();
    expect(await slow).toEqual(fast);
  });

  test('a domain that is deleted during the check is unknown afterwards', async () => {
    const test = await startTest();
    const row = await createDomain(test.ctx, { hostname: 'example.com' });
    const dns = {
      lookupTxt: async () => {
        await deleteDomain(test.ctx, { domainId: row.id, confirm: row.hostname, version: undefined });
        return [];
      },
    };
    const check = checkVerification({ ...test.ctx, dns }, { domainId: row.id });
    await expect(check).rejects.toEqual(refusal('not_found'));
  });

  test("another account's domain is unknown, and stays as it is", async () => {
    const test = await startTest();
    const row = await verifiedDomain(test);
    const check = checkVerification(await test.other(), { domainId: row.id });
    await expect(check).rejects.toEqual(refusal('not_found'));
    expect(await getDomain(test.ctx, row.id)).toEqual(row);
  });
});
