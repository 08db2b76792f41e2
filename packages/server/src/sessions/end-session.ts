import type { PersonContext } from '../context.ts';
import { notFound } from '../errors.ts';
import { deleteLinksFor } from '../links/index.ts';
import { transaction } from '../storage/index.ts';
import { deleteSession, deleteSessionsOf } from './store.ts';

/**
 * A session may have begun to change the address of the person: whoever ends it ends that, too.
 * @throws ServiceError `not_found`, also for a session of another person
 */
export async function endSession(ctx: PersonContext, id: string): Promise<void> {
  await transaction(ctx.db, async (trx) => {
    if (!(await deleteSession(trx, { id, user_id: ctx.user.id }))) throw notFound('session');
    await deleteLinksFor(trx, 'change_email', ctx.user.id);
  });
}

/** Ends the session of this request; one that has ended meanwhile is fine. */
export async function signOut(ctx: PersonContext): Promise<void> {
  await deleteSession(ctx.db.knex, ctx.session);
}

/** What they have begun to change ends with them, as in `endSession`. */
export async function endOtherSessions(ctx: PersonContext): Promise<void> {
  await transaction(ctx.db, async (trx) => {
    await deleteSessionsOf(trx, ctx.user.id, ctx.session.id);
    await deleteLinksFor(trx, 'change_email', ctx.user.id);
  });
}
