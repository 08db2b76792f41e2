import type { UserUpdate } from '@linkvitals/contract';
import type { PersonContext } from '../context.ts';
import { ServiceError } from '../errors.ts';
import { readProfile } from './read-profile.ts';
import { findUserById, updateUser } from './store.ts';
import type { UserRow } from './user-row.ts';

const changed = (): ServiceError =>
  new ServiceError('precondition_failed', 'The profile has changed since you read it. Read it again.');

/** @throws ServiceError `invalid_setting`, `precondition_failed` */
export async function updateProfile(
  ctx: PersonContext,
  input: UserUpdate,
  version: number | undefined,
): Promise<UserRow> {
  const change = readProfile(input);
  if (version !== undefined && version !== ctx.user.version) throw changed();
  const isWritten = await updateUser(ctx.db.knex, ctx.user, { ...change, updated_at: ctx.clock.now() });
  const row = isWritten ? await findUserById(ctx.db.knex, ctx.user.id) : undefined;
  if (row === undefined) throw changed();
  return row;
}
