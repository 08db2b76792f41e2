import type { Services } from '../../context.ts';
import { planOf } from '../../people/accounts/index.ts';
import type { Executor } from '../../platform/storage/index.ts';
import type { Receiver } from './receiver-store.ts';
import { listEndpointIds } from './store.ts';

/**
 * Ids of the account's endpoints that its plan has no room for, the newest ones: nothing is sent to them. The state is
 * not stored, so a larger plan or the deletion of an older endpoint ends it. It takes one statement.
 */
export async function endpointsOverPlan(
  services: Pick<Services, 'config'>,
  on: Executor,
  accountId: string,
): Promise<ReadonlySet<string>> {
  const { ids, ...columns } = await listEndpointIds(on, accountId);
  return new Set(ids.slice(planOf(services, columns).webhook_endpoints));
}

/** Whether the plan has no room for one endpoint, when the number of older endpoints of the account was read with it */
export const isOverPlan = (
  services: Pick<Services, 'config'>,
  { older, ...columns }: Pick<Receiver, 'plan' | 'custom_limits' | 'older'>,
): boolean => older >= planOf(services, columns).webhook_endpoints;
