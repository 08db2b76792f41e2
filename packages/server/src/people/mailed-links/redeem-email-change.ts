import type { EmailChange } from '@linkvitals/contract';
import type { VisitorContext } from '../../context.ts';
import { queueMail } from '../../outgoing/outbox/index.ts';
import { ServiceError } from '../../platform/errors.ts';
import { type Executor, isUniqueViolation, transaction } from '../../platform/storage/index.ts';
import { countLinkUse } from '../limits/index.ts';
import { deleteLinksFor, linkExpired, readLink, useLink } from '../links/index.ts';
import { findUserById, type UserRow, updateEmail } from '../users/index.ts';
import { emailChangedMail, wordsOf } from './link-mails.ts';

/** The error may reveal that the address is taken: the caller reads the mailbox of that address. */
const taken = (): ServiceError =>
  new ServiceError(
    'invalid_setting',
    'This address belongs to another person by now. Sign in with it, or choose another.',
  );

/** Changes the address of the link's person. @throws ServiceError `link_expired`, `invalid_setting` */
async function change(ctx: VisitorContext, trx: Executor, token: string): Promise<UserRow> {
  const { user_id, data } = await useLink(ctx, trx, { token, purpose: 'change_email' });
  const user = user_id === null ? undefined : await findUserById(trx, user_id);
  const email = data?.email;
  if (user === undefined || email === undefined) throw linkExpired();
  try {
    await updateEmail(trx, user.id, { email, updated_at: ctx.clock.now() });
  } catch (error) {
    throw isUniqueViolation(error) ? taken() : error;
  }
  return user;
}

/**
 * Gives the person the address that the link was mailed to. Links that were mailed to the old address end.
 * @throws ServiceError `link_expired`, `rate_limited`, `invalid_setting`
 */
export async function redeemEmailChange(ctx: VisitorContext, { token }: EmailChange): Promise<void> {
  await countLinkUse(ctx, () => readLink(ctx, ctx.db.knex, { token, purpose: 'change_email' }));
  const notice = await transaction(ctx.db, async (trx) => {
    const user = await change(ctx, trx, token);
    const { id, email: old } = user;
    await deleteLinksFor(trx, 'reset_password', id);
    await deleteLinksFor(trx, 'change_email', id);
    return queueMail(ctx, trx, { to: old, kind: 'security_notice', ...emailChangedMail(wordsOf(user)) });
  });
  await ctx.alarms.wake('mail', notice);
}
