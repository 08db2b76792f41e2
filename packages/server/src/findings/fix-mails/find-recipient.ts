import type { Context } from '../../context.ts';
import { domainsWith, findMember, findMembership, type MembershipRow } from '../../people/members/index.ts';
import { findLocale, findUserByEmail, normaliseEmail } from '../../people/users/index.ts';
import { invalidSetting } from '../../platform/errors.ts';

export interface Recipient {
  readonly email: string;
  /** Null: they are unknown here, or have chosen none. */
  readonly locale: string | null;
  /** Whether they are a member who may see the domain. */
  readonly maySee: boolean;
}

function maySee(membership: MembershipRow | undefined, domainId: string): boolean {
  const domains = membership === undefined ? [] : domainsWith(membership, 'view');
  return domains === null || domains.includes(domainId);
}

/** Finds the member with an id. @throws ServiceError `invalid_setting` for others, and those who may not see the domain */
async function findByMember({ account, db }: Context, userId: string, domainId: string): Promise<Recipient> {
  const member = await findMember(db.knex, { account_id: account.id, user_id: userId });
  if (member !== undefined && maySee(member, domainId))
    return { email: member.email, locale: (await findLocale(db.knex, userId)) ?? null, maySee: true };
  const detail = 'This person is not a member who may see the domain. Choose another one or give a mail address.';
  throw invalidSetting('to', detail);
}

/** @throws ServiceError `invalid_setting` */
async function findByAddress({ account, db }: Context, text: string, domainId: string): Promise<Recipient> {
  const email = normaliseEmail(text);
  if (email === undefined) throw invalidSetting('to', 'That is no e-mail address of the form name@example.com.');
  const user = await findUserByEmail(db.knex, email);
  const at = user && { account_id: account.id, user_id: user.id };
  const membership = at && (await findMembership(db.knex, at));
  return { email, locale: user?.locale ?? null, maySee: maySee(membership, domainId) };
}

/** Finds the reader of a mail by an address, or by the id of a member. @throws ServiceError `invalid_setting` */
export const findRecipient = (ctx: Context, to: string, domainId: string): Promise<Recipient> =>
  to.includes('@') ? findByAddress(ctx, to, domainId) : findByMember(ctx, to, domainId);
