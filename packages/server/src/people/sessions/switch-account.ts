import type { PersonContext } from '../../context.ts';
import { notFound } from '../../platform/errors.ts';
import { findMembership } from '../members/index.ts';
import type { SessionRow } from './session-row.ts';
import { updateSession } from './store.ts';

/** @throws ServiceError `not_found` when the person does not belong to the account */
export async function switchAccount(ctx: PersonContext, accountId: string): Promise<SessionRow> {
  const membership = await findMembership(ctx.db.knex, { account_id: accountId, user_id: ctx.user.id });
  if (membership === undefined) throw notFound('account');
  await updateSession(ctx.db.knex, ctx.session.id, { account_id: accountId });
  return { ...ctx.session, account_id: accountId };
}
