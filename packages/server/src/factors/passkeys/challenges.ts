import type { Services } from '../../context.ts';
import { hashSecretToken, newSecretToken } from '../../secret-token.ts';
import type { Executor } from '../../storage/index.ts';
import { deleteChallenge, deleteChallengesOf, insertChallenge } from './challenge-store.ts';

/** A ceremony takes a person so long at most, ms. */
export const CHALLENGE_MS = 5 * 60_000;

/** What a challenge is good for, and in whose hands. */
export interface ChallengeUse {
  readonly purpose: 'add' | 'reauthenticate' | 'sign_in';
  /** Id of a session, or the token of a visitor's cookie. */
  readonly holder: string;
}

/** What authenticators sign: the bytes of a token, base64url. */
const encode = (token: string): string => Buffer.from(token).toString('base64url');

/** Makes a challenge that is good once, in place of the one that the holder had for this. */
export async function newChallenge(
  { ids, clock }: Pick<Services, 'ids' | 'clock'>,
  trx: Executor,
  { purpose, holder }: ChallengeUse,
): Promise<string> {
  const challenge = encode(newSecretToken(ids));
  const bound = { purpose, holder_hash: hashSecretToken(holder) };
  await deleteChallengesOf(trx, bound);
  const expires_at = clock.now() + CHALLENGE_MS;
  await insertChallenge(trx, { ...bound, challenge_hash: hashSecretToken(challenge), expires_at });
  return challenge;
}

/** Uses a challenge up; false when it was used, is too old, or was given for something else or to somebody else. */
export const useChallenge = (
  { clock }: Pick<Services, 'clock'>,
  trx: Executor,
  { challenge, purpose, holder }: ChallengeUse & { readonly challenge: string },
): Promise<boolean> => {
  const bound = { purpose, holder_hash: hashSecretToken(holder) };
  return deleteChallenge(trx, { ...bound, challenge_hash: hashSecretToken(challenge) }, clock.now());
};
