import type {
  EmailChange,
  MailRequest,
  MailRequested,
  PasswordReset,
  Session,
  SignUp,
  SignUpRequest,
} from '@linkvitals/contract/types';
import type { ApiPromise } from '../api-promise.ts';
import type { Operations } from '../operations.ts';
import type { PostOptions } from '../request-options.ts';

/** Links that the server mails, and their uses. Needs no session. */
export interface MailedLinks {
  /** Requests the mail with a link for a new password. The answer does not say whether the address is known. */
  requestPasswordReset(body: MailRequest, options?: PostOptions): ApiPromise<MailRequested>;

  /** Sets a new password and ends every session of the person. */
  redeemPasswordReset(body: PasswordReset, options?: PostOptions): ApiPromise<undefined>;

  /** Makes the new address of a person the one for sign-in. */
  redeemEmailChange(body: EmailChange, options?: PostOptions): ApiPromise<undefined>;

  /** Requests the mail with a link for signing up, on servers where everybody may. */
  requestSignUp(body: SignUpRequest, options?: PostOptions): ApiPromise<MailRequested>;

  /** Makes a person with their own account, and signs them in. */
  redeemSignUp(body: SignUp, options?: PostOptions): ApiPromise<Session>;
}

export const mailedLinks = ({ send }: Operations): MailedLinks => ({
  requestPasswordReset: send('/api/v1/password-resets'),
  redeemPasswordReset: send('/api/v1/password-resets/redeem'),
  redeemEmailChange: send('/api/v1/email-changes/redeem'),
  requestSignUp: send('/api/v1/sign-ups'),
  redeemSignUp: send('/api/v1/sign-ups/redeem'),
});
