import { expect, it, onTestFinished } from 'vitest';
import { insertDomain } from '../../test-support/insert-domain.ts';
import { createTestContext } from '../../test-support/test-context.ts';
import { keepRows } from './keep-rows.test-support.ts';

it('brings back what was changed, added and deleted, by foreign keys as well, as often as it is called', async () => {
  const { ctx, db, close } = await createTestContext();
  onTestFinished(close);
  const domain = await insertDomain(ctx);
  const all = async () => ({ domains: await db.knex('domains'), accounts: await db.knex('accounts') });
  const before = await all();
  expect(before).toMatchObject({ domains: [{ id: domain }], accounts: [{ id: ctx.account.id }] });
  const restore = await keepRows(db);
  for (let round = 0; round < 2; round += 1) {
    await db.knex('accounts').update({ name: 'renamed' });
    await insertDomain(ctx);
    expect(await all()).not.toEqual(before);
    await restore();
    expect(await all()).toEqual(before);
    await db.knex('accounts').delete();
    expect(await all()).toEqual({ domains: [], accounts: [] });
    await restore();
    expect(await all()).toEqual(before);
  }
});
