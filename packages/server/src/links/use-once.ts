import type { Services } from '../context.ts';
import { hashSecretToken } from '../secret-token.ts';
import { type Executor, isUniqueViolation } from '../storage/index.ts';
import { insertLink, type LinkPurpose } from './store.ts';

export interface Usable {
  readonly token: string;
  readonly purpose: LinkPurpose;
  /** ms for which the use is remembered: as long as the token could be used. */
  readonly lastsFor: number;
}

/**
 * Notes that a token is used that no row was made for when it was given out. Not for a transaction: it goes on where the row is
 * there already.
 * @returns False when it was used before.
 */
export async function useOnce(
  { clock }: Pick<Services, 'clock'>,
  on: Executor,
  { token, purpose, lastsFor }: Usable,
): Promise<boolean> {
  const created_at = clock.now();
  const times = { created_at, expires_at: created_at + lastsFor };
  try {
    await insertLink(on, { token_hash: hashSecretToken(token), purpose, user_id: null, data: null, ...times });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
