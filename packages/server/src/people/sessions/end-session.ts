import type { PersonContext } from '../../context.ts';
import { notFound } from '../../platform/errors.ts';
import { transaction } from '../../platform/storage/index.ts';
import { deleteLinksFor } from '../links/index.ts';
import { deleteSession, deleteSessionsOf } from './store.ts';

/**
 * Ends a session of the person, and with it a change of address that it may have begun.
 * @throws ServiceError `not_found`, also for a session of another person
 */
export async function endSession(ctx: PersonContext, id: string): Promise<void> {
  await transaction(ctx.db, async (trx) => {
    if (!(await deleteSession(trx, { id, user_id: ctx.user.id }))) throw notFound('session');
    await deleteLinksFor(trx, 'change_email', ctx.user.id);
  });
}

/** Ends the session of this request; it is no error when it has ended meanwhile. */
export async function signOut(ctx: PersonContext): Promise<void> {
  await deleteSession(ctx.db.knex, ctx.session);
}

/** Ends all other sessions of the person, and changes of address that they may have begun. */
export async function endOtherSessions(ctx: PersonContext): Promise<void> {
  await transaction(ctx.db, async (trx) => {
    await deleteSessionsOf(trx, ctx.user.id, ctx.session.id);
    await deleteLinksFor(trx, 'change_email', ctx.user.id);
  });
}
