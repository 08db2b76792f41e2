import type { MailRequest } from '@linkvitals/contract';
import type { VisitorContext } from '../../context.ts';
import { createLink } from '../links/index.ts';
import { findUserByEmail } from '../users/index.ts';
import { lasts, linkTo, resetMail, wordsOf } from './link-mails.ts';
import { requestMail } from './request-mail.ts';

/**
 * Mails a link for choosing a new password, if the address is known. Links that were mailed before stay valid:
 * otherwise anybody could make those of others useless.
 * @throws ServiceError `invalid_setting`, `channel_not_ready`, `rate_limited`
 */
export function requestPasswordReset(ctx: VisitorContext, { email }: MailRequest): Promise<string> {
  return requestMail(ctx, {
    email,
    what: 'a mail to reset a password',
    async compose(trx, address) {
      const user = await findUserByEmail(trx, address);
      if (user === undefined) return undefined;
      const token = await createLink(ctx, trx, { purpose: 'reset_password', lastsFor: lasts.reset, userId: user.id });
      const mail = resetMail(linkTo(ctx.config, 'reset-password', token), wordsOf(user));
      return { kind: 'reset_password', ...mail, expiresAt: ctx.clock.now() + lasts.reset };
    },
  });
}
