import { expect, it } from 'vitest';
import { pageRequest } from '../../../platform/paging.ts';
import { describeEachDatabase } from '../../../platform/storage/describe-each-database.test-support.ts';
import { createTestContext, type TestContext } from '../../../test-support/test-context.ts';
import { createDomain } from '../create-domain.ts';
import { listDomains } from './list-domains.ts';

type Sort = NonNullable<Parameters<typeof listDomains>[1]['sort']>;

/** Hostnames of all pages, which have two entries each */
async function namesBy({ ctx }: TestContext, sort: Sort, text?: string): Promise<string[]> {
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listDomains(ctx, { ...pageRequest({ limit: 2, cursor }), sort, text });
    names.push(...page.data.map(({ hostname }) => hostname.replace('.example', '')));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return names;
}

describeEachDatabase('sorted domains', (fresh) => {
  async function start(): Promise<TestContext> {
    return createTestContext({ db: fresh().open() });
  }

  it.each([
    ['health_score', 'health_score'],
    ['broken_links', 'broken_links'],
    ['new_broken_links', 'new_broken_links'],
    ['last_crawl', 'last_crawl_at'],
    ['next_crawl', 'next_crawl_at'],
  ] as const)('by %s: equal values by id, none last in both directions', async (sort, column) => {
    const test = await start();
    const values = { a: 3, b: null, c: 0, d: 3, e: null, f: 7, g: null };
    for (const [name, value] of Object.entries(values)) {
      const { id } = await createDomain(test.ctx, { hostname: `${name}.example` });
      await test.clock.advance(1);
      await test.db
        .knex('domains')
        .where({ id })
        .update({ [column]: value });
    }
    expect(await namesBy(test, sort)).toEqual(['c', 'a', 'd', 'f', 'b', 'e', 'g']);
    expect(await namesBy(test, `-${sort}`)).toEqual(['f', 'd', 'a', 'c', 'g', 'e', 'b']);
    await test.close();
  });

  it('by hostname, in both directions', async () => {
    const test = await start();
    for (const name of ['b', 'd', 'a', 'c', 'e']) await createDomain(test.ctx, { hostname: `${name}.example` });
    expect(await namesBy(test, 'hostname')).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(await namesBy(test, '-hostname')).toEqual(['e', 'd', 'c', 'b', 'a']);
    await test.close();
  });

  it('whose hostname contains a text in any case; wildcards are letters like others', async () => {
    const test = await start();
    for (const name of ['shop-a', 'a-shop', 'münchen', 'workshop', 'other']) {
      await createDomain(test.ctx, { hostname: `${name}.example` });
    }
    const punycode = 'xn--mnchen-3ya';
    expect(await namesBy(test, 'hostname', 'SHOP')).toEqual(['a-shop', 'shop-a', 'workshop']);
    expect(await namesBy(test, '-hostname', 'shop')).toEqual(['workshop', 'shop-a', 'a-shop']);
    expect(await namesBy(test, 'hostname', 'MÜNCHEN')).toEqual([punycode]);
    for (const wildcard of ['%', '_', '!', 's%p', 'sh_p', '\\', "'", '\0', 'shop\0']) {
      expect(await namesBy(test, 'hostname', wildcard)).toEqual([]);
    }
    await test.close();
  });

  it('are those that the caller may see, and never deleted ones', async () => {
    const test = await start();
    const other = await test.other();
    const add = (name: string, ctx = test.ctx) => createDomain(ctx, { hostname: `${name}.example` });
    const [a, , c] = [await add('a'), await add('b'), await add('c')];
    await add('theirs', other);
    await test.db.knex('domains').where({ id: c.id }).update({ deleted_at: 1 });
    for (const sort of ['hostname', 'health_score', '-next_crawl'] as const) {
      expect((await namesBy(test, sort)).sort()).toEqual(['a', 'b']);
      const limited = { ...test, ctx: { ...test.ctx, actor: { ...test.ctx.actor, domainIds: [a.id, c.id] } } };
      expect(await namesBy(limited, sort)).toEqual(['a']);
    }
    await test.close();
  });
});
