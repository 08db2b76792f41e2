import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/** RFC 4226, section 4, R6 recommends 160 bits. */
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Steps before and after the present one: clocks differ, and typing takes time. */
const WINDOW = 1;
const ISSUER = 'Linkvitals';

/** What every authenticator app takes; many ignore other values in the address. */
const parameters = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const;

export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** For an authenticator app: the `otpauth:` address, and the same as a QR code. */
export function totpPairing(secret: string, email: string): { readonly uri: string; readonly qr_svg: string } {
  const uri = new TOTP({ ...parameters, issuer: ISSUER, label: email, secret }).toString();
  return { uri, qr_svg: renderSVG(uri, { border: 4, pixelSize: 4 }) };
}

export interface CodeCheck {
  /** Base32. */
  readonly secret: string;
  readonly code: string;
  /** Epoch ms. */
  readonly now: number;
}

/** The time step that a code is of; undefined: of none near the present one. */
export function stepOf({ secret, code, now }: CodeCheck): number | undefined {
  const at = { ...parameters, secret: Secret.fromBase32(secret), timestamp: now };
  const delta = TOTP.validate({ ...at, token: code, window: WINDOW });
  return delta === null ? undefined : TOTP.counter({ period: PERIOD_SECONDS, timestamp: now }) + delta;
}
