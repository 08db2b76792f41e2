import { normaliseEmail } from '../../users/index.ts';
import { SignInFailure } from './sign-in-failure.ts';

/** Whom a provider vouches for. */
export interface ProvedIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** As `normaliseEmail` gives it; null: none, or none that is an address. */
  readonly email: string | null;
  /** The provider says that the person has this address. Anything but a plain true is no. */
  readonly isEmailVerified: boolean;
  /** When the person last signed in at the provider, epoch ms; undefined: it does not say. */
  readonly authenticatedAt: number | undefined;
}

type Claims = Readonly<Record<string, unknown>>;

/**
 * Printable ASCII, as OpenID Connect Core, section 2, has subjects. MySQL compares texts without the spaces at their end, so
 * there must be none.
 */
const isName = (value: unknown): value is string =>
  typeof value === 'string' && /^[\x20-\x7e]{0,254}[\x21-\x7e]$/.test(value);

/**
 * @param idToken Claims that the provider signed.
 * @param userInfo Claims of its user info endpoint, where the token has no address.
 * @throws SignInFailure `provider_error`
 */
export function readClaims(idToken: Claims, userInfo: Claims = {}): ProvedIdentity {
  const { iss: issuer, sub: subject, auth_time } = idToken;
  if (!isName(issuer) || !isName(subject)) {
    throw new SignInFailure('provider_error', 'the issuer and the subject must be 1 to 255 printable ASCII characters');
  }
  // An address and whether it is verified come from the same place, so that neither vouches for the other's.
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
