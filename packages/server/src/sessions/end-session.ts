import type { PersonContext } from '../context.ts';
import { notFound } from '../errors.ts';
import { deleteSession, deleteSessionsOf } from './store.ts';

/** @throws ServiceError `not_found`, also for a session of another person */
export async function endSession(ctx: PersonContext, id: string): Promise<void> {
  if (!(await deleteSession(ctx.db.knex, { id, user_id: ctx.user.id }))) throw notFound('session');
}

/** Ends the session of this request; one that has ended meanwhile is fine. */
export async function signOut(ctx: PersonContext): Promise<void> {
  await deleteSession(ctx.db.knex, ctx.session);
}

export async function endOtherSessions(ctx: PersonContext): Promise<void> {
  await deleteSessionsOf(ctx.db.knex, ctx.user.id, ctx.session.id);
}
