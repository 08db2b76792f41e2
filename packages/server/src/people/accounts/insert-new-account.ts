import type { Actor, Services } from '../../context.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import type { Executor } from '../../platform/storage/index.ts';
import { readCustomLimits } from './custom-limits.ts';
import { type AccountRow, insertAccount } from './store.ts';

/** Inserts an account, in the transaction that gives it an owner, and records who created it. */
export async function insertNewAccount(
  services: Pick<Services, 'ids' | 'clock'>,
  trx: Executor,
  { account, actor }: { readonly account: AccountRow; readonly actor: Actor },
): Promise<void> {
  await insertAccount(trx, account);
  const { id, name, plan, custom_domain_limit, custom_limits } = account;
  const after = { name, plan, custom_domain_limit, custom_limits: readCustomLimits(custom_limits) };
  await recordAudit({ ...services, account: { id }, actor }, trx, {
    action: 'account.created',
    subject: { id, name },
    after,
  });
}
