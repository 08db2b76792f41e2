/** Codes in the `error` of the page that a failed sign-in ends at. openapi.yaml, finishProviderSignIn, says what they mean. */
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

/** A sign-in with an identity provider that ends in words for the person, not in a session. */
export class SignInFailure extends Error {
  override readonly name = 'SignInFailure';
  readonly code: SignInFailureCode;

  /** @param reason For the log: what happened, without tokens. */
  constructor(code: SignInFailureCode, reason: string) {
    super(reason);
    this.code = code;
  }
}
