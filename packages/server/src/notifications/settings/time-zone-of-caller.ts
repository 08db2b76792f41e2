import type { Context } from '../../context.ts';
import { findUserById } from '../../users/index.ts';
import { findTimeZone } from './settings-store.ts';

/** The time zone of what somebody makes without naming one: of a person theirs, otherwise that of the account. */
export async function timeZoneOfCaller({
  db,
  account,
  actor,
}: Pick<Context, 'db' | 'account' | 'actor'>): Promise<string> {
  const user = actor.kind === 'person' ? await findUserById(db.knex, actor.id) : undefined;
  return user?.time_zone ?? findTimeZone(db.knex, account.id);
}
