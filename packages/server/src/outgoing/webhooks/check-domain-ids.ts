import type { Context } from '../../context.ts';
import { lockDomains } from '../../people/accounts/index.ts';
import { invalidSetting, type ServiceError } from '../../platform/errors.ts';
import type { Executor } from '../../platform/storage/index.ts';

const refuse = (detail: string): ServiceError => invalidSetting('domain_ids', detail);

/**
 * Checks the choice of domains of an endpoint: null for all, otherwise domains that the account has and the caller may
 * know of.
 * @throws ServiceError `invalid_setting` that names the unknown ones
 */
export async function checkDomainIds(
  ctx: Context,
  trx: Executor,
  domainIds: readonly string[] | null,
): Promise<readonly string[] | null> {
  const { domainIds: visible } = ctx.actor;
  if (domainIds === null) {
    if (visible === null) return null;
    throw refuse('This key is limited to some domains: name the ones whose events the endpoint shall receive.');
  }
  const wanted = [...new Set(domainIds)];
  const own = await lockDomains(trx, ctx.account.id, wanted);
  const unknown = wanted.filter((id) => !own.has(id) || (visible !== null && !visible.includes(id)));
  if (unknown.length > 0) throw refuse(`There is no such domain: ${unknown.join(', ')}.`);
  return wanted;
}
