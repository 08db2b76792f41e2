import { z } from 'zod';
import type { Services } from '../../../context.ts';

/** Milliseconds that a person may take at the provider */
export const PENDING_MS = 600_000;

const session = z.strictObject({ user_id: z.string(), session_id: z.string() });

const shape = z.strictObject({
  purpose: z.literal('oidc'),
  provider_id: z.string(),
  state: z.string(),
  nonce: z.string(),
  code_verifier: z.string(),
  return_to: z.string(),
  /** Session of the person to whom the identity is to be linked; null: the identity signs in. */
  link: session.nullable(),
  /** Session that the sign-in at the provider is to confirm; null: none. */
  confirm: session.nullable(),
  expires_at: z.number(),
});

/** State of a sign-in that a browser has begun at a provider */
export type PendingSignIn = Readonly<z.infer<typeof shape>>;

/** The part of the state that determines the purpose of the sign-in */
export type Purpose = Pick<PendingSignIn, 'return_to' | 'link' | 'confirm'>;

/** Seals the state for the cookie, because the verifier and the nonce are secrets. */
export function sealPending({ secrets }: Pick<Services, 'secrets'>, pending: PendingSignIn): string {
  const { keyId, ciphertext } = secrets.seal(JSON.stringify(pending));
  return `${keyId}.${Buffer.from(ciphertext, 'base64').toString('base64url')}`;
}

/** Opens the cookie. Undefined: it was not made by this installation, or is too old. */
export function openPending(
  { secrets, clock }: Pick<Services, 'secrets' | 'clock'>,
  cookie: string,
): PendingSignIn | undefined {
  const [keyId = '', text = ''] = cookie.split('.');
  // A cookie with an unknown key id must not make the server read its key file again.
  if (!secrets.keyIds.includes(keyId)) return undefined;
  try {
    const ciphertext = Buffer.from(text, 'base64url').toString('base64');
    const pending = shape.parse(JSON.parse(secrets.open({ keyId, ciphertext })));
    return pending.expires_at > clock.now() ? pending : undefined;
  } catch {
    return undefined;
  }
}
