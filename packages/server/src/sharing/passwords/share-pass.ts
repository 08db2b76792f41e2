import type { Services } from '../../context.ts';
import { hashSecretToken } from '../../secret-token.ts';
import type { ShareLinkRow } from '../share-link-row.ts';

/** ms. */
export const PASS_LASTS = 3_600_000;

const KIND = 'share-pass';

/** Which password a pass was given for: another one ends it. The hash of a password has a salt, so none is like another. */
const markOf = (passwordHash: string): string => hashSecretToken(passwordHash);

/** Lets whoever holds it read the report of a link with a password for an hour. Nothing is stored; it is encrypted. */
export function createPass(
  { secrets, clock }: Pick<Services, 'secrets' | 'clock'>,
  { id, password_hash }: Pick<ShareLinkRow, 'id' | 'password_hash'>,
): string {
  const parts = [KIND, id, clock.now() + PASS_LASTS, markOf(password_hash ?? '')];
  const { ciphertext, keyId } = secrets.seal(JSON.stringify(parts));
  return `${keyId}.${ciphertext}`;
}

/** Whether the report of a link may be read with this pass; undefined: there is none. */
export function mayPass(
  { secrets, clock }: Pick<Services, 'secrets' | 'clock'>,
  { id, password_hash }: Pick<ShareLinkRow, 'id' | 'password_hash'>,
  pass: string | undefined,
): boolean {
  if (password_hash === null) return true;
  const [keyId = '', ciphertext = ''] = pass?.split('.') ?? [];
  // Another key, of a pass that somebody made up, must not have the key file read again.
  if (!secrets.keyIds.includes(keyId)) return false;
  try {
    const [kind, linkId, until, mark] = JSON.parse(secrets.open({ ciphertext, keyId }));
    return kind === KIND && linkId === id && mark === markOf(password_hash) && until > clock.now();
  } catch {
    // It was not sealed by us.
    return false;
  }
}
