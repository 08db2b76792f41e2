import type { Account, Context } from '../../context.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { Executor } from '../../platform/storage/index.ts';
import { lockAccount, memberLimitOf } from '../accounts/index.ts';
import { countMembers, countOwners, findMembership, type MembershipRow } from '../members/index.ts';

type Role = MembershipRow['role'];

/** @throws ServiceError `plan_required` */
export function assertTeamPlan({ plan, planName }: Account): void {
  if (plan.agency_features) return;
  throw new ServiceError('plan_required', `Members are part of the agency plan; this account is on ${planName}.`);
}

/**
 * Asserts that there is room, in a transaction that has locked the account, so that of several who join at once none is
 * beyond the limit.
 * @throws ServiceError `plan_limit_reached`
 */
export async function assertRoomForMember(trx: Executor, account: Account): Promise<void> {
  const limit = memberLimitOf(account);
  if (limit === null || (await countMembers(trx, account.id)) < limit) return;
  const people = limit === 1 ? 'one person' : `${limit} people`;
  throw new ServiceError(
    'plan_limit_reached',
    `This account has at most ${people}. Remove somebody, or have the operator raise the limit.`,
  );
}

export const notInAccount = (): ServiceError =>
  new ServiceError('forbidden', 'You do not belong to this account any more.');

/**
 * Locks the team of the account until the transaction ends, and answers the membership of the caller, who may have been
 * removed or demoted meanwhile.
 * @throws ServiceError `forbidden` when the caller does not belong to the account any more
 */
export async function lockTeam(ctx: Context, trx: Executor): Promise<MembershipRow> {
  await lockAccount(trx, ctx.account.id);
  const acting = await findMembership(trx, { account_id: ctx.account.id, user_id: ctx.actor.id });
  if (acting === undefined) throw notInAccount();
  return acting;
}

/** Roles that a member of this role may neither give nor take */
export const rolesBeyond: Readonly<Record<Role, readonly Role[]>> = {
  owner: [],
  admin: ['owner'],
  member: ['owner', 'admin', 'member'],
};

/**
 * Asserts that a member may give or take these roles.
 * @throws ServiceError `forbidden`
 */
export function assertManages({ role }: Pick<MembershipRow, 'role'>, roles: readonly Role[]): void {
  if (role === 'member')
    throw new ServiceError('forbidden', 'Only owners and administrators of the account may do this.');
  if (roles.some((one) => rolesBeyond[role].includes(one))) {
    throw new ServiceError('forbidden', 'Only an owner of the account may invite, change or remove an owner.');
  }
}

/** Asserts that another owner is left, before an owner stops being one. @throws ServiceError `last_owner` */
export async function assertNotLastOwner(trx: Executor, accountId: string): Promise<void> {
  if ((await countOwners(trx, accountId)) > 1) return;
  throw new ServiceError(
    'last_owner',
    'This is the only owner of the account. Make somebody else an owner first, or delete the account.',
  );
}
