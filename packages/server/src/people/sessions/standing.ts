import type { AccountRow } from '../accounts/index.ts';
import type { MembershipRow } from '../members/index.ts';

/** A person's membership of the account that their session is for */
export interface Standing {
  readonly membership: MembershipRow;
  readonly account: AccountRow;
}
