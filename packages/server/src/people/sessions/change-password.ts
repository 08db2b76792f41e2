import type { PasswordChange } from '@linkvitals/contract';
import type { PersonContext } from '../../context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { transaction } from '../../platform/storage/index.ts';
import { notifyPerson } from '../factors/index.ts';
import { deleteLinksFor } from '../links/index.ts';
import { assertStrongPassword, updateUser } from '../users/index.ts';
import { confirmPassword } from './confirm-password.ts';
import { renewToken } from './renew-token.ts';
import type { StartedSession } from './start-session.ts';
import { deleteSessionsOf } from './store.ts';

/**
 * Changes the password, ends every other session of the person, and sends them a notice.
 * @throws ServiceError `invalid_credentials`, `rate_limited`, `weak_password`, `precondition_failed`, `unavailable`
 */
export async function changePassword(ctx: PersonContext, input: PasswordChange): Promise<StartedSession> {
  const { user } = ctx;
  await confirmPassword(ctx, input.current_password, 'The current password is wrong.');
  const known = [user.email, user.name, input.current_password];
  await assertStrongPassword(input.new_password, { pointer: '#/new_password', known });
  const password_hash = await ctx.passwords.hash(input.new_password);
  const { started, notice } = await transaction(ctx.db, async (trx) => {
    const isWritten = await updateUser(trx, user, { password_hash, updated_at: ctx.clock.now() });
    if (!isWritten) throw new ServiceError('precondition_failed', 'The profile has changed meanwhile. Try again.');
    await deleteSessionsOf(trx, user.id, ctx.session.id);
    // An attacker who reads the mails of the person, or has entered an address of their own, must not get around the
    // new password.
    await deleteLinksFor(trx, 'reset_password', user.id);
    await deleteLinksFor(trx, 'change_email', user.id);
    const notice = await notifyPerson(ctx, trx, { change: 'password_changed', user });
    return { started: await renewToken(ctx, trx), notice };
  });
  await ctx.alarms.wake('mail', notice);
  return started;
}
