import { expect, it, onTestFinished } from 'vitest';
import { createTestContext } from '../../test-support/test-context.ts';
import { createAccount } from './create-account.ts';
import { setPlan } from './set-plan.ts';

it.each([
  ['keeps the own limit that is not mentioned', undefined, 12],
  ['changes it', 7, 7],
  ['takes it to none at all', 0, 0],
  ['clears it', null, null],
])('%s', async (_what, customDomainLimit, expected) => {
  const { services, db, close } = await createTestContext();
  onTestFinished(close);
  const { id: accountId } = await createAccount(services, { name: 'a', customDomainLimit: 12 });
  const account = await setPlan(services, { accountId, plan: 'solo', customDomainLimit });
  expect(account).toMatchObject({ planName: 'solo', customDomainLimit: expected });
  const row = await db.knex('accounts').where({ id: accountId }).first('plan', 'custom_domain_limit');
  expect(row).toEqual({ plan: 'solo', custom_domain_limit: expected });
});
