import type { EmailChangeRequest } from '@linkvitals/contract';
import type { PersonContext } from '../../context.ts';
import { invalidSetting } from '../../platform/errors.ts';
import { createLink, deleteLinksFor } from '../links/index.ts';
import { assertFresh, confirmPassword } from '../sessions/index.ts';
import { findUserByEmail, findUserById, lockUser, readEmail } from '../users/index.ts';
import { addressInUseMail, emailChangeMail, lasts, linkTo, wordsOf } from './link-mails.ts';
import { requestMail } from './request-mail.ts';

/**
 * Mails a link to a new address of the person. When the address belongs to another person, only the mail says so. A
 * second request makes the link of the first useless.
 * @throws ServiceError `reauthentication_required`, `invalid_credentials`, `invalid_setting`, `channel_not_ready`,
 * `rate_limited`
 */
export async function requestEmailChange(ctx: PersonContext, input: EmailChangeRequest): Promise<string> {
  assertFresh(ctx);
  const { user } = ctx;
  if (user.password_hash !== null) {
    await confirmPassword(ctx, input.password ?? '', 'The password is wrong or missing.');
  }
  if (readEmail(input.email) === user.email) {
    const detail = 'This is your address already.';
    throw invalidSetting('email', detail);
  }
  return requestMail(ctx, {
    email: input.email,
    what: 'a mail to change an address',
    async compose(trx, email) {
      await lockUser(trx, user.id);
      // A password that was set meanwhile has ended requests with the old one.
      if ((await findUserById(trx, user.id))?.password_hash !== user.password_hash) return undefined;
      await deleteLinksFor(trx, 'change_email', user.id);
      const expiresAt = ctx.clock.now() + lasts.emailChange;
      const other = await findUserByEmail(trx, email);
      if (other !== undefined) return { kind: 'change_email', ...addressInUseMail(wordsOf(other)), expiresAt };
      const link = { purpose: 'change_email', lastsFor: lasts.emailChange, userId: user.id, data: { email } } as const;
      const url = linkTo(ctx.config, 'change-email', await createLink(ctx, trx, link));
      return { kind: 'change_email', ...emailChangeMail(url, wordsOf(user)), expiresAt };
    },
  });
}
