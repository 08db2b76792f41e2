import type { PasswordReset } from '@linkvitals/contract';
import type { VisitorContext } from '../../context.ts';
import { queueMail } from '../../outgoing/outbox/index.ts';
import { transaction } from '../../platform/storage/index.ts';
import { countLinkUse, rememberNetwork } from '../limits/index.ts';
import { deleteLinksFor, linkExpired, readLink, useLink } from '../links/index.ts';
import { deleteSessionsOf } from '../sessions/index.ts';
import { assertStrongPassword, findUserById, type UserRow, updatePassword } from '../users/index.ts';
import { passwordChangedMail, wordsOf } from './link-mails.ts';

async function personOf(ctx: VisitorContext, which: Parameters<typeof readLink>[2]): Promise<UserRow> {
  const { user_id } = await readLink(ctx, ctx.db.knex, which);
  const user = user_id === null ? undefined : await findUserById(ctx.db.knex, user_id);
  if (user === undefined) throw linkExpired();
  return user;
}

/**
 * Sets a new password. Sessions and mailed links of the person end, so that anybody who knew the old password is shut
 * out.
 * @throws ServiceError `link_expired`, `rate_limited`, `weak_password`, `unavailable`
 */
export async function redeemPasswordReset(ctx: VisitorContext, { token, password }: PasswordReset): Promise<void> {
  const which = { token, purpose: 'reset_password' } as const;
  // This comes before any costly work: nobody without a link can make the server hash.
  const user = await countLinkUse(ctx, () => personOf(ctx, which));
  const { id, email, name } = user;
  await assertStrongPassword(password, { pointer: '#/password', known: [email, name] });
  const password_hash = await ctx.passwords.hash(password);
  const notice = await transaction(ctx.db, async (trx) => {
    await useLink(ctx, trx, which);
    await updatePassword(trx, id, { password_hash, updated_at: ctx.clock.now() });
    await deleteSessionsOf(trx, id);
    await deleteLinksFor(trx, 'reset_password', id);
    await deleteLinksFor(trx, 'change_email', id);
    return queueMail(ctx, trx, { to: email, kind: 'security_notice', ...passwordChangedMail(wordsOf(user)) });
  });
  await ctx.alarms.wake('mail', notice);
  await rememberNetwork(ctx, email);
}
