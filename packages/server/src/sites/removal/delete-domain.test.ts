import { expect, test } from 'vitest';
import { createDomain } from '../domains/create-domain.ts';
import { startTest, verifiedDomain } from '../domains/domain.test-support.ts';
import { getDomain } from '../domains/get-domain.ts';
import { listDomains } from '../domains/listing/list-domains.ts';
import { takeDueSchedules } from '../domains/schedule/take-due-schedules.ts';
import { dueDomainChecks } from '../domains/verification/recheck-domain.ts';
import { deleteDomain } from './delete-domain.ts';

const refusal = (code: string) => expect.objectContaining({ name: 'ServiceError', code });

test.each(['', 'Example.com', 'www.example.com', 'example.com ', 'example.co', '*'])(
  'is not done when %j is given for the name',
  async (confirm) => {
    const { ctx } = await startTest();
    const row = await createDomain(ctx, { hostname: 'example.com' });
    const remove = deleteDomain(ctx, { domainId: row.id, confirm, version: undefined });
    await expect(remove).rejects.toEqual(refusal('confirmation_mismatch'));
    expect(await getDomain(ctx, row.id)).toEqual(row);
  },
);

test('is not done when the domain has another version', async () => {
  const { ctx } = await startTest();
  const row = await createDomain(ctx, { hostname: 'example.com' });
  const remove = deleteDomain(ctx, { domainId: row.id, confirm: row.hostname, version: 2 });
  await expect(remove).rejects.toEqual(refusal('precondition_failed'));
  expect(await getDomain(ctx, row.id)).toEqual(row);
});

test("does not reach another account's domain, nor one outside the key's", async () => {
  const { ctx, other } = await startTest();
  const row = await createDomain(ctx, { hostname: 'example.com' });
  const limited = { ...ctx, actor: { ...ctx.actor, domainIds: [] } };
  for (const stranger of [await other(), limited]) {
    const remove = deleteDomain(stranger, { domainId: row.id, confirm: row.hostname, version: undefined });
    await expect(remove).rejects.toEqual(refusal('not_found'));
  }
  expect(await getDomain(ctx, row.id)).toEqual(row);
});

test('leaves nothing of the domain in any table; the name starts anew', async () => {
  const context = await startTest();
  const { ctx, db } = context;
  const neighbour = await createDomain(ctx, { hostname: 'neighbour.example' });
  const row = await verifiedDomain(context);
  const base = { account_id: ctx.account.id, domain_id: row.id, created_at: 1 };
  const crawl = { ...base, state: 'completed', trigger_kind: 'manual', url: 'u', hostname: row.hostname };
  await db
    .knex('crawls')
    .insert({ ...crawl, id: 'c', max_pages: 1, depth_limit: 1, time_limit_ms: 1, config: '{}', queued_at: 1 });
  await db
    .knex('events')
    .insert({ ...base, id: 'e', crawl_id: 'c', type: 'crawl.completed', occurred_at: 1, body: row.hostname });
  await deleteDomain(ctx, { domainId: row.id, confirm: row.hostname, version: row.version });

  await expect(getDomain(ctx, row.id)).rejects.toEqual(refusal('not_found'));
  const { data } = await listDomains(ctx, { limit: 10, after: undefined });
  expect(data.map(({ id }) => id)).toEqual([neighbour.id]);
  const tables: string[] = await db
    .knex('sqlite_master')
    .pluck('name')
    .where('type', 'table')
    .whereNot('name', 'audit_log');
  const rows = await Promise.all(tables.map((table) => db.knex(table).select('*')));
  for (const trace of [row.id, row.hostname, row.verification_token]) expect(JSON.stringify(rows)).not.toContain(trace);
  await context.clock.advance(365 * 86_400_000);
  expect(await dueDomainChecks(context.services)).toEqual([]);
  expect(
    await takeDueSchedules(context.services, async () => ({ outcome: 'queued', crawl_id: null, answer: 'due' })),
  ).toEqual([]);

  const again = await createDomain(ctx, { hostname: row.hostname });
  expect(again.id).not.toBe(row.id);
  expect(again.verification_token).not.toBe(row.verification_token);
  expect(again).toMatchObject({ verification_status: 'unverified', last_check: null, activated_at: null });
});

test('deleting twice: the second time there is no such domain', async () => {
  const { ctx } = await startTest();
  const row = await createDomain(ctx, { hostname: 'example.com' });
  const remove = () => deleteDomain(ctx, { domainId: row.id, confirm: row.hostname, version: undefined });
  const results = await Promise.allSettled([remove(), remove()]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
});
