import type { Account, Services } from '../context.ts';
import { ServiceError } from '../errors.ts';
import { isPlanName, toAccount } from './account.ts';
import { insertAccount } from './store.ts';

type Input = { readonly name: string; readonly plan?: string; readonly customDomainLimit?: number };

/** Makes an account. Default plan: that of the configuration. */
export async function createAccount(
  services: Pick<Services, 'config' | 'db' | 'ids' | 'clock'>,
  input: Input,
): Promise<Account> {
  const plan = input.plan ?? services.config.defaultPlan;
  if (!isPlanName(plan)) throw new ServiceError('invalid_setting', `There is no plan ${plan}.`);
  const name = input.name.trim();
  if (name === '' || name.length > 255) throw new ServiceError('invalid_setting', 'A name has 1 to 255 characters.');
  const row = {
    id: services.ids.uuid(),
    name,
    plan,
    custom_domain_limit: input.customDomainLimit ?? null,
    created_at: services.clock.now(),
  };
  await insertAccount(services.db.knex, row);
  return toAccount(services, row);
}
