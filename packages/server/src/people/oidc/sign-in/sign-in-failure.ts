/**
 * Codes in the `error` of the page at which a failed sign-in ends. openapi.yaml, finishProviderSignIn, explains them.
 */
export type SignInFailureCode =
  | 'sign_in_expired'
  | 'access_denied'
  | 'provider_unavailable'
  | 'provider_error'
  | 'email_not_verified'
  | 'sign_up_off'
  | 'link_required'
  | 'identity_taken'
  | 'session_ended'
  | 'not_confirmed';

/** A sign-in with an identity provider that failed, and ends with an explanation for the person */
export class SignInFailure extends Error {
  override readonly name = 'SignInFailure';
  readonly code: SignInFailureCode;

  /** @param reason Cause for the log, without tokens */
  constructor(code: SignInFailureCode, reason: string) {
    super(reason);
    this.code = code;
  }
}
