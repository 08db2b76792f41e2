import type { Services } from '../../context.ts';
import { hashSecretToken } from '../../platform/secret-token.ts';
import { type Executor, isUniqueViolation } from '../../platform/storage/index.ts';
import { insertLink, type LinkPurpose } from './store.ts';

export interface Usable {
  readonly token: string;
  readonly purpose: LinkPurpose;
  /** Milliseconds for which the use is remembered: as long as the token can be used */
  readonly lastsFor: number;
}

/**
 * Notes the use of a token for which no row was made when it was given out. It is not for transactions, because it
 * continues after the error for a row that exists already.
 * @returns False when the token was used before
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
