import { expect, test } from 'vitest';
import type { Context } from '../../../context.ts';
import { pageRequest } from '../../../platform/paging.ts';
import { deleteDomain } from '../../removal/index.ts';
import { createDomain } from '../create-domain.ts';
import { startTest, verifiedDomain } from '../domain.test-support.ts';
import { getDomain } from '../get-domain.ts';
import { type ListDomainsInput, listDomains } from './list-domains.ts';

const names = async (ctx: Context, input: Partial<ListDomainsInput> = {}) =>
  (await listDomains(ctx, { limit: 100, after: undefined, ...input })).data.map(({ hostname }) => hostname);

test('pages are newest first and lose or repeat nothing, whatever is added or deleted meanwhile', async () => {
  const { ctx, clock } = await startTest();
  const rows = [];
  for (let i = 0; i < 7; i += 1) {
    if (i % 3 === 0) await clock.advance(1);
    rows.push(await createDomain(ctx, { hostname: `s${i}.example.com` }));
  }
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listDomains(ctx, pageRequest({ limit: 2, cursor }));
    seen.push(...page.data.map(({ hostname }) => hostname));
    cursor = page.nextCursor ?? undefined;
    const last = page.data.at(-1);
    if (seen.length === 2 && last !== undefined) {
      await createDomain(ctx, { hostname: 'newer.example.com' });
      await deleteDomain(ctx, { domainId: last.id, confirm: last.hostname, version: undefined });
    }
  } while (cursor !== undefined);
  expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((i) => `s${i}.example.com`));
});

test('filters by status and by any spelling of the name', async () => {
  const context = await startTest();
  const { ctx } = context;
  await verifiedDomain(context, { hostname: 'a.example' });
  await createDomain(ctx, { hostname: 'b.example' });
  expect(await names(ctx, { status: 'verified' })).toEqual(['a.example']);
  expect(await names(ctx, { status: 'pending' })).toEqual([]);
  expect(await names(ctx, { hostname: 'https://WWW.B.example/x' })).toEqual(['b.example']);
  expect(await names(ctx, { hostname: 'b.example', status: 'verified' })).toEqual([]);
  expect(await names(ctx, { hostname: '127.0.0.1' })).toEqual([]);
});

test('each account sees its own, and a limited key only its domains', async () => {
  const { ctx, other } = await startTest();
  const second = await other();
  const mine = await createDomain(ctx, { hostname: 'mine.example' });
  const hidden = await createDomain(ctx, { hostname: 'hidden.example' });
  await createDomain(second, { hostname: 'theirs.example' });
  expect(await names(ctx)).toEqual(['hidden.example', 'mine.example']);
  expect(await names(second)).toEqual(['theirs.example']);
  const limited = { ...ctx, actor: { ...ctx.actor, domainIds: [mine.id] } };
  expect(await names(limited)).toEqual(['mine.example']);
  await expect(getDomain(limited, hidden.id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(getDomain(second, mine.id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await names({ ...ctx, actor: { ...ctx.actor, domainIds: [] } })).toEqual([]);
});

test.each([undefined, 'hostname', '-hostname', '-health_score', 'next_crawl'] as const)(
  'a page reads one row more than it shows, however many there are (sort: %s)',
  async (sort) => {
    const { ctx } = await startTest();
    for (let i = 0; i < 7; i += 1) await createDomain(ctx, { hostname: `s${i}.example.com` });
    const read: number[] = [];
    ctx.db.knex.on('query-response', (rows: unknown[]) => read.push(rows.length));
    const first = await listDomains(ctx, { ...pageRequest({ limit: 2 }), sort });
    const second = await listDomains(ctx, { ...pageRequest({ limit: 2, cursor: first.nextCursor ?? '' }), sort });
    expect([first.data.length, second.data.length]).toEqual([2, 2]);
    expect(Math.max(...read)).toBe(3);
  },
);
