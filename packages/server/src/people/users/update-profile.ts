import type { UserUpdate } from '@linkvitals/contract';
import type { PersonContext } from '../../context.ts';
import { assertVersion, changedSince } from '../../platform/asserts/assert-version.ts';
import { readProfile } from './read-profile.ts';
import { findUserById, updateUser } from './store.ts';
import type { UserRow } from './user-row.ts';

/** @throws ServiceError `invalid_setting`, `precondition_failed` */
export async function updateProfile(
  ctx: PersonContext,
  input: UserUpdate,
  version: number | undefined,
): Promise<UserRow> {
  const change = readProfile(input);
  assertVersion(ctx.user, version, 'profile');
  const isWritten = await updateUser(ctx.db.knex, ctx.user, { ...change, updated_at: ctx.clock.now() });
  const row = isWritten ? await findUserById(ctx.db.knex, ctx.user.id) : undefined;
  if (row === undefined) throw changedSince('profile');
  return row;
}
