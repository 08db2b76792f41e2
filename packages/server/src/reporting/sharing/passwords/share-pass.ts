import type { Services } from '../../../context.ts';
import { hashSecretToken } from '../../../platform/secret-token.ts';
import type { ShareLinkRow } from '../share-link-row.ts';

/** Milliseconds for which a pass is valid */
export const PASS_LASTS = 3_600_000;

const KIND = 'share-pass';

/**
 * Mark of the password that a pass was given for, so that a new password ends the pass. Hashes of passwords have a
 * salt, so marks are unique.
 */
const markOf = (passwordHash: string): string => hashSecretToken(passwordHash);

/**
 * Makes a pass that lets its holder read the report of a link with a password for an hour. It is encrypted, and not
 * stored.
 */
export function createPass(
  { secrets, clock }: Pick<Services, 'secrets' | 'clock'>,
  { id, password_hash }: Pick<ShareLinkRow, 'id' | 'password_hash'>,
): string {
  const parts = [KIND, id, clock.now() + PASS_LASTS, markOf(password_hash ?? '')];
  const { ciphertext, keyId } = secrets.seal(JSON.stringify(parts));
  return `${keyId}.${ciphertext}`;
}

/** Whether the report of a link may be read with this pass; undefined: the request has none. */
export function mayPass(
  { secrets, clock }: Pick<Services, 'secrets' | 'clock'>,
  { id, password_hash }: Pick<ShareLinkRow, 'id' | 'password_hash'>,
  pass: string | undefined,
): boolean {
  if (password_hash === null) return true;
  const [keyId = '', ciphertext = ''] = pass?.split('.') ?? [];
  // A pass with an unknown key, which somebody made up, must not make the server read its key file again.
  if (!secrets.keyIds.includes(keyId)) return false;
  try {
    const [kind, linkId, until, mark] = JSON.parse(secrets.open({ ciphertext, keyId }));
    return kind === KIND && linkId === id && mark === markOf(password_hash) && until > clock.now();
  } catch {
    // The pass was not sealed by this installation.
    return false;
  }
}
