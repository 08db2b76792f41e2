import type { Services } from '../../../context.ts';
import type { Executor } from '../../../platform/storage/index.ts';
import { letsInNewPeople } from './lets-in-new-people.ts';
import { listInviterRoles } from './store.ts';

/**
 * Whether somebody who may bring in new people has invited this address. Because it reveals who is invited, it is only
 * for an address that is proved to belong to the caller.
 */
export async function isInvitedAsNew(
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  on: Executor,
  email: string,
): Promise<boolean> {
  const roles = await listInviterRoles(on, email, clock.now());
  return roles.some((role) => letsInNewPeople(config.signUp, role));
}
