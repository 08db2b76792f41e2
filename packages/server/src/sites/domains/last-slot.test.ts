import { expect, it } from 'vitest';
import { createWebhook } from '../../outgoing/webhooks/index.ts';
import { describeEveryEmptyDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import { createTestContext } from '../../test-support/test-context.ts';
import { createDomain } from './index.ts';

const AT_ONCE = 50;

const codesOf = (ends: readonly PromiseSettledResult<unknown>[]): string[] =>
  ends.map((end) => (end.status === 'fulfilled' ? 'done' : end.reason.code));

describeEveryEmptyDatabase(`of ${AT_ONCE} requests at once`, (fresh) => {
  it('as many make a domain as the plan has slots, and one makes a name', async () => {
    const { other, db, close } = await createTestContext({ db: fresh().open() });
    const ctx = await other('solo');
    const names = Array.from({ length: AT_ONCE }, (_, i) => `site-${i}.example.com`);
    const ends = await Promise.allSettled(names.map((hostname) => createDomain(ctx, { hostname })));
    expect(codesOf(ends).filter((code) => code === 'done')).toHaveLength(3);
    expect(new Set(codesOf(ends))).toEqual(new Set(['done', 'plan_limit_reached']));
    expect(await db.knex('domains').where({ account_id: ctx.account.id })).toHaveLength(3);

    const agency = await other();
    const same = names.map(() => createDomain(agency, { hostname: 'same.example.com' }));
    const codes = codesOf(await Promise.allSettled(same));
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['done', 'domain_exists']));
    await close();
  });

  it('as many make an endpoint as the plan has slots', async () => {
    const { other, db, close } = await createTestContext({ db: fresh().open() });
    const ctx = await other('solo');
    const make = (_: unknown, i: number) =>
      createWebhook(ctx, { url: `https://127.0.0.1/${i}`, events: ['crawl.completed'] });
    const codes = codesOf(await Promise.allSettled(Array.from({ length: AT_ONCE }, make)));
    expect(codes.filter((code) => code === 'done')).toHaveLength(2);
    expect(new Set(codes)).toEqual(new Set(['done', 'plan_limit_reached']));
    expect(await db.knex('webhook_endpoints').where({ account_id: ctx.account.id })).toHaveLength(2);
    await close();
  });
});
