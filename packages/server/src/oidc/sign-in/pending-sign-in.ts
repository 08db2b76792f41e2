import { z } from 'zod';
import type { Services } from '../../context.ts';

/** How long a person may take at the provider, ms. */
export const PENDING_MS = 600_000;

const session = z.strictObject({ user_id: z.string(), session_id: z.string() });

const shape = z.strictObject({
  purpose: z.literal('oidc'),
  provider_id: z.string(),
  state: z.string(),
  nonce: z.string(),
  code_verifier: z.string(),
  return_to: z.string(),
  /** Whom the identity is to be linked to; null: it signs in. */
  link: session.nullable(),
  /** The session that a sign-in at the provider is to confirm; null: none. */
  confirm: session.nullable(),
  expires_at: z.number(),
});

/** What a sign-in that went to a provider has to come back with. */
export type PendingSignIn = Readonly<z.infer<typeof shape>>;

/** The part of it that says what it is for. */
export type Purpose = Pick<PendingSignIn, 'return_to' | 'link' | 'confirm'>;

/** For the cookie: sealed, because the verifier and the nonce are secrets. */
export function sealPending({ secrets }: Pick<Services, 'secrets'>, pending: PendingSignIn): string {
  const { keyId, ciphertext } = secrets.seal(JSON.stringify(pending));
  return `${keyId}.${Buffer.from(ciphertext, 'base64').toString('base64url')}`;
}

/** Undefined: none of ours, or too old. */
export function openPending(
  { secrets, clock }: Pick<Services, 'secrets' | 'clock'>,
  cookie: string,
): PendingSignIn | undefined {
  const [keyId = '', text = ''] = cookie.split('.');
  // Whoever sends cookies must not make the server read its key file again.
  if (!secrets.keyIds.includes(keyId)) return undefined;
  try {
    const ciphertext = Buffer.from(text, 'base64url').toString('base64');
    const pending = shape.parse(JSON.parse(secrets.open({ keyId, ciphertext })));
    return pending.expires_at > clock.now() ? pending : undefined;
  } catch {
    return undefined;
  }
}
