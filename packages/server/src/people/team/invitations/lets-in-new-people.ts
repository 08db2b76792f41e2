import type { Config } from '../../../platform/config/config.ts';
import type { MembershipRow } from '../../members/index.ts';

/**
 * Whether an invitation may bring in a person who is new to the server. With `off` only owners may, who have the
 * account from the operator or from another owner.
 * @param inviter Present role of the inviter; undefined: they have left.
 */
export const letsInNewPeople = (signUp: Config['signUp'], inviter: MembershipRow['role'] | undefined): boolean =>
  inviter === 'owner' || (inviter === 'admin' && signUp !== 'off');
