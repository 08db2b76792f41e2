import type { SignUpRequest } from '@linkvitals/contract';
import type { Services, VisitorContext } from '../../context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { createLink } from '../links/index.ts';
import { findUserByEmail } from '../users/index.ts';
import { alreadySignedUpMail, lasts, linkTo, signUpMail, wordsOf } from './link-mails.ts';
import { requestMail } from './request-mail.ts';

/** @throws ServiceError `sign_up_closed` */
export function assertSignUpIsOpen({ config }: Pick<Services, 'config'>): void {
  if (config.signUp === 'open') return;
  const who = config.signUp === 'invite' ? 'an owner of an account' : 'the operator of the server';
  throw new ServiceError('sign_up_closed', `Nobody can sign up here by themselves. Have ${who} add you.`);
}

/**
 * Mails a link for signing up. When the address is known already, only the mail says so.
 * @throws ServiceError `sign_up_closed`, `invalid_setting`, `channel_not_ready`, `rate_limited`
 */
export async function requestSignUp(ctx: VisitorContext, { email, locale = 'en' }: SignUpRequest): Promise<string> {
  assertSignUpIsOpen(ctx);
  return requestMail(ctx, {
    email,
    what: 'a mail to sign up',
    async compose(trx, address) {
      const expiresAt = ctx.clock.now() + lasts.signUp;
      const known = await findUserByEmail(trx, address);
      if (known !== undefined) return { kind: 'sign_up', ...alreadySignedUpMail(wordsOf(known)), expiresAt };
      const link = { purpose: 'sign_up', lastsFor: lasts.signUp, data: { email: address } } as const;
      const url = linkTo(ctx.config, 'sign-up', await createLink(ctx, trx, link));
      return { kind: 'sign_up', ...signUpMail(url, wordsOf({ locale })), expiresAt };
    },
  });
}
