import type { Config } from '../../config/config.ts';
import type { MembershipRow } from '../../members/index.ts';

/**
 * Whether an invitation may bring in somebody who is new to the server. With `off` only owners decide that, who have the
 * account from the operator or from another owner.
 * @param inviter Role that the inviter has now; undefined: they have left.
 */
export const letsInNewPeople = (signUp: Config['signUp'], inviter: MembershipRow['role'] | undefined): boolean =>
  inviter === 'owner' || (inviter === 'admin' && signUp !== 'off');
