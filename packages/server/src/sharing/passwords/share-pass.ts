import type { Services } from '../../context.ts';
import type { ShareLinkRow } from '../share-link-row.ts';

/** ms. */
export const PASS_LASTS = 3_600_000;

const KIND = 'share-pass';

/** Lets whoever holds it read the report of a link with a password for an hour. Nothing is stored; it is encrypted. */
export function createPass({ secrets, clock }: Pick<Services, 'secrets' | 'clock'>, { id }: ShareLinkRow): string {
  const { ciphertext, keyId } = secrets.seal(JSON.stringify([KIND, id, clock.now() + PASS_LASTS]));
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
    const [kind, linkId, until] = JSON.parse(secrets.open({ ciphertext, keyId }));
    return kind === KIND && linkId === id && until > clock.now();
  } catch {
    // It was not sealed by us.
    return false;
  }
}
