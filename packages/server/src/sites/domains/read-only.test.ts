import { expect, test } from 'vitest';
import { contextFor, setPlan } from '../../people/accounts/index.ts';
import { deleteDomain } from '../removal/index.ts';
import { createDomain } from './create-domain.ts';
import { publish, startTest } from './domain.test-support.ts';
import { getDomain } from './get-domain.ts';
import { isReadOnly } from './read-only.ts';
import { updateDomain } from './update-domain.ts';
import { checkVerification } from './verification/check-verification.ts';

const refusal = (code: string) => expect.objectContaining({ name: 'ServiceError', code });

async function downgraded(plan: string) {
  const test = await startTest();
  const rows = [];
  // Two domains have the same millisecond: the id decides.
  for (let i = 0; i < 5; i += 1) {
    if (i !== 1) await test.clock.advance(1);
    rows.push(await createDomain(test.ctx, { hostname: `s${i}.example.com` }));
  }
  const accountId = test.ctx.account.id;
  await setPlan(test.services, { accountId, plan });
  const [oldest, next] = rows;
  const newest = rows.at(-1);
  if (oldest === undefined || next === undefined || newest === undefined) throw new Error('no domains');
  return { ...test, rows, oldest, next, newest, ctx: await contextFor(test.services, accountId, 'operator') };
}

test.each([
  ['free', [false, true, true, true, true]],
  ['solo', [false, false, false, true, true]],
  ['pro', [false, false, false, false, false]],
])('after a downgrade to %s the oldest domains stay in use', async (plan, expected) => {
  const { ctx, rows } = await downgraded(plan);
  expect(await Promise.all(rows.map((row) => isReadOnly(ctx, row)))).toEqual(expected);
});

test('a read-only domain refuses every change and stays readable', async () => {
  const { ctx, dns, newest: last } = await downgraded('free');
  publish({ dns }, last);
  const change = { settings: { email_alerts: false } };
  const update = updateDomain(ctx, { domainId: last.id, change, version: undefined });
  await expect(update).rejects.toEqual(refusal('domain_read_only'));
  await expect(checkVerification(ctx, { domainId: last.id })).rejects.toEqual(refusal('domain_read_only'));
  expect(dns.queried).toEqual([]);
  expect(await getDomain(ctx, last.id)).toEqual(last);
});

test('deleting an older domain brings the next one back into use', async () => {
  const { ctx, oldest, next } = await downgraded('free');
  await deleteDomain(ctx, { domainId: oldest.id, confirm: oldest.hostname, version: undefined });
  expect(await isReadOnly(ctx, next)).toBe(false);
});

test('a read-only domain can be deleted', async () => {
  const { ctx, newest: last } = await downgraded('free');
  await deleteDomain(ctx, { domainId: last.id, confirm: last.hostname, version: undefined });
  await expect(getDomain(ctx, last.id)).rejects.toEqual(refusal('not_found'));
});
