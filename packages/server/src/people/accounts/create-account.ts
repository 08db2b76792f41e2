import type { CustomLimits } from '@linkvitals/contract';
import type { Account, Services } from '../../context.ts';
import { readName } from '../../platform/asserts/written-text.ts';
import { ServiceError } from '../../platform/errors.ts';
import { transaction } from '../../platform/storage/index.ts';
import { isPlanName, toAccount } from './account.ts';
import { operator } from './context-for.ts';
import { changeCustomLimits } from './custom-limits.ts';
import { insertNewAccount } from './insert-new-account.ts';
import type { AccountRow } from './store.ts';

interface Input {
  readonly name: string;
  /** Member of the request body that has the name. Default: `name`. */
  readonly nameAt?: string;
  readonly plan?: string;
  readonly customDomainLimit?: number;
  readonly customLimits?: CustomLimits;
}

/**
 * Makes a row for a new account, checked but not written. Default plan: that of the configuration.
 * @throws ServiceError `invalid_setting`
 */
export function draftAccount(services: Pick<Services, 'config' | 'ids' | 'clock'>, input: Input): AccountRow {
  const plan = input.plan ?? services.config.defaultPlan;
  if (!isPlanName(plan)) throw new ServiceError('invalid_setting', `There is no plan ${plan}.`);
  const name = readName(input.name, 'account', input.nameAt);
  return {
    id: services.ids.uuid(),
    name,
    plan,
    custom_domain_limit: input.customDomainLimit ?? null,
    custom_limits: changeCustomLimits(null, input.customLimits ?? {}),
    suspended_at: null,
    deleted_at: null,
    version: 1,
    created_at: services.clock.now(),
  };
}

/** Makes an account without an owner, for an operator's command. @throws ServiceError `invalid_setting` */
export async function createAccount(
  services: Pick<Services, 'config' | 'db' | 'ids' | 'clock'>,
  input: Input,
): Promise<Account> {
  const row = draftAccount(services, input);
  await transaction(services.db, (trx) => insertNewAccount(services, trx, { account: row, actor: operator }));
  return toAccount(services, row);
}
