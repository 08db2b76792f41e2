import type { Permission } from '@linkvitals/contract';
import type { Account, Actor, Context, PersonContext } from '../../context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { assertActive, personActor, toAccount } from '../accounts/index.ts';
import { domainsWith, type MembershipRow, noteUse, type Right, rights } from '../members/index.ts';
import type { SignedIn } from '../sessions/index.ts';

const isRight = (permission: Permission): permission is Right => (rights as readonly string[]).includes(permission);

const forbidden = (detail: string): ServiceError => new ServiceError('forbidden', detail);

/**
 * Checks that the plan lets others than owners work, and that the role has the permission. Rights on domains are no
 * part of a role. @throws ServiceError `plan_required`, `forbidden`
 */
function assertRole({ role }: Pick<MembershipRow, 'role'>, account: Account, permission: Permission): void {
  if (role === 'owner' || permission === 'member') return;
  if (!account.plan.agency_features) {
    const detail = `Members work on the agency plan; this account is on ${account.planName}. Its owner may use it.`;
    throw new ServiceError('plan_required', detail);
  }
  if (permission === 'owner') throw forbidden('Only an owner of the account may do this.');
  if (permission === 'admin' && role !== 'admin') {
    throw forbidden('Only owners and administrators of the account may do this.');
  }
}

function actorOf({ user, caller }: PersonContext, membership: MembershipRow, permission: Permission): Actor {
  const right = isRight(permission) ? permission : 'view';
  return {
    ...personActor(user, caller),
    domainIds: domainsWith(membership, 'view'),
    allowedDomainIds: domainsWith(membership, right),
  };
}

/**
 * Makes the context of a signed-in person: for the account of their session, with the permissions of their role.
 * @throws ServiceError `forbidden` (no account, role), `plan_required`, `account_suspended`
 */
export async function actForAccount(ctx: SignedIn, permission: Permission): Promise<Context & PersonContext> {
  const { standing, ...person } = ctx;
  if (standing === undefined) {
    const anew = ctx.config.signUp === 'open' ? ', make one of your own' : '';
    throw forbidden(`The session is for no account. Switch to one of yours${anew}, or have somebody invite you.`);
  }
  const { membership } = standing;
  const account = toAccount(ctx, standing.account);
  assertActive(account);
  assertRole(membership, account, permission);
  await noteUse(ctx, membership);
  return { ...person, account, actor: actorOf(ctx, membership, permission) };
}
