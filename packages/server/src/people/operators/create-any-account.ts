import type { AdminAccountCreate } from '@linkvitals/contract';
import type { Account, OperatorContext } from '../../context.ts';
import { toAccount } from '../accounts/index.ts';
import { createOwnedAccount } from '../mailed-links/index.ts';

/**
 * Creates an account with its owner. The link is null when the owner existed here already.
 * @throws ServiceError `invalid_setting`
 */
export async function createAnyAccount(
  ctx: OperatorContext,
  { name, plan, custom_domain_limit: limit, custom_limits: customLimits, owner_email: ownerEmail }: AdminAccountCreate,
): Promise<{ readonly account: Account; readonly ownerLink: string | null }> {
  const options = {
    ...(plan && { plan }),
    ...(limit !== undefined && { customDomainLimit: limit }),
    ...(customLimits && { customLimits }),
  };
  const { account, link } = await createOwnedAccount(ctx, { name, ownerEmail, ...options }, ctx.caller);
  ctx.log.info({ account_id: account.id, address: ctx.caller.address }, 'account made by the operator');
  return { account: toAccount(ctx, account), ownerLink: link ?? null };
}
