import type { AdminAccountUpdate } from '@linkvitals/contract';
import type { Account, OperatorContext } from '../../context.ts';
import { transaction } from '../../platform/storage/index.ts';
import { changeAccountIn, limitsChange, operator, toAccount } from '../accounts/index.ts';
import { suspensionOf } from './set-suspended.ts';

interface Input {
  readonly accountId: string;
  /** Version that the account must still have; undefined: any. */
  readonly version: number | undefined;
  readonly update: AdminAccountUpdate;
}

/**
 * Changes values that only an operator may change; all or nothing.
 * @throws ServiceError `not_found`, `precondition_failed`
 */
export async function updateAnyAccount(ctx: OperatorContext, { accountId, version, update }: Input): Promise<Account> {
  const { suspended, ...limits } = update;
  const acting = { ...ctx, account: { id: accountId }, actor: { ...operator, address: ctx.caller.address } };
  return transaction(ctx.db, async (trx) => {
    const changed = await changeAccountIn(acting, trx, {
      version,
      action: 'account.plan_changed',
      changeOf: limitsChange(limits),
    });
    if (suspended === undefined) return toAccount(ctx, changed);
    return toAccount(ctx, await changeAccountIn(acting, trx, suspensionOf(ctx, { accountId, suspended })));
  });
}
