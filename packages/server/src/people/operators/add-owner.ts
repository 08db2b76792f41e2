import type { Services } from '../../context.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { notFound } from '../../platform/errors.ts';
import type { Executor } from '../../platform/storage/index.ts';
import { type AccountRow, findAccount, operator } from '../accounts/index.ts';
import { type Person, withPerson } from '../mailed-links/index.ts';
import { insertMembership, lockMembership, ownership, updateMembership } from '../members/index.ts';

interface NewOwner {
  readonly accountId: string;
  readonly email: string;
  /** Name for a person who is new. Default: the part of the address before the `@`. */
  readonly name?: string;
}

interface AddedOwner {
  readonly account: AccountRow;
  /** Link with which a new person chooses a password, valid for a day. Undefined: the person existed already. */
  readonly link: string | undefined;
}

/**
 * Makes a person an owner of an account, at the command line: for accounts that were created without an owner, or whose
 * owners have left. A member becomes an owner; an owner stays one.
 * @throws ServiceError `invalid_setting`, `not_found`
 */
export async function addOwner(services: Services, { accountId, email, name }: NewOwner): Promise<AddedOwner> {
  const { result: account, link } = await withPerson(services, { email, name }, async (trx, person) => {
    const found = await findAccount(trx, accountId, { lock: true });
    if (found === undefined) throw notFound('account');
    await makeOwner(services, trx, { accountId, person });
    return found;
  });
  return { account, link };
}

async function makeOwner(
  services: Services,
  trx: Executor,
  { accountId, person }: { readonly accountId: string; readonly person: Person },
): Promise<void> {
  const now = services.clock.now();
  const row = await lockMembership(trx, { account_id: accountId, user_id: person.id });
  if (row?.role === 'owner') return;
  if (row === undefined) await insertMembership(trx, ownership(accountId, person.id, now));
  else await updateMembership(trx, row, { role: 'owner', grants: null, updated_at: now });
  await recordAudit({ ...services, account: { id: accountId }, actor: operator }, trx, {
    action: 'member.updated',
    subject: { id: person.id, name: person.email },
    ...(row !== undefined && { before: { role: row.role } }),
    after: { role: 'owner' },
  });
}
