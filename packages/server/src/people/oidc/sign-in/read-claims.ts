import { normaliseEmail } from '../../users/index.ts';
import { SignInFailure } from './sign-in-failure.ts';

/** The identity that a provider has proved */
export interface ProvedIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** Address in the form of `normaliseEmail`; null: the provider gave none, or one that is no address. */
  readonly email: string | null;
  /** Whether the provider says that the address is verified; only a plain true counts. */
  readonly isEmailVerified: boolean;
  /** Time of the person's last sign-in at the provider, epoch ms; undefined: the provider does not say. */
  readonly authenticatedAt: number | undefined;
}

type Claims = Readonly<Record<string, unknown>>;

/**
 * Whether a value is printable ASCII, as OpenID Connect Core, section 2, requires of subjects. MySQL ignores spaces at
 * the end when it compares texts, so there must be none.
 */
const isName = (value: unknown): value is string =>
  typeof value === 'string' && /^[\x20-\x7e]{0,254}[\x21-\x7e]$/.test(value);

/**
 * Reads the identity from claims.
 * @param idToken Claims that the provider signed.
 * @param userInfo Claims of its user info endpoint, when the token has no address.
 * @throws SignInFailure `provider_error`
 */
export function readClaims(idToken: Claims, userInfo: Claims = {}): ProvedIdentity {
  const { iss: issuer, sub: subject, auth_time } = idToken;
  if (!isName(issuer) || !isName(subject)) {
    throw new SignInFailure('provider_error', 'the issuer and the subject must be 1 to 255 printable ASCII characters');
  }
  // The address and whether it is verified come from the same source, so that neither source vouches for the other's
  // address.
  const source = idToken.email === undefined ? userInfo : idToken;
  const address = typeof source.email === 'string' ? normaliseEmail(source.email) : undefined;
  return {
    issuer,
    subject,
    email: address ?? null,
    isEmailVerified: address !== undefined && source.email_verified === true,
    authenticatedAt: typeof auth_time === 'number' ? auth_time * 1000 : undefined,
  };
}
