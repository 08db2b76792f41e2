import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/** Length of a secret: RFC 4226, section 4, R6 recommends 160 bits. */
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Number of steps before and after the present one whose codes are accepted: clocks differ, and typing takes time. */
const WINDOW = 1;
const ISSUER = 'Linkvitals';

/** Values that every authenticator app supports; many apps ignore other values in the address. */
const parameters = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const;

export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The pairing of an authenticator app: the `otpauth:` address, as text and as a QR code */
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

/** The time step that a code belongs to; undefined: no step near the present one. */
export function stepOf({ secret, code, now }: CodeCheck): number | undefined {
  const at = { ...parameters, secret: Secret.fromBase32(secret), timestamp: now };
  const delta = TOTP.validate({ ...at, token: code, window: WINDOW });
  return delta === null ? undefined : TOTP.counter({ period: PERIOD_SECONDS, timestamp: now }) + delta;
}
