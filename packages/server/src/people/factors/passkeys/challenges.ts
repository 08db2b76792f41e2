import type { Services } from '../../../context.ts';
import { hashSecretToken, newSecretToken } from '../../../platform/secret-token.ts';
import type { Executor } from '../../../platform/storage/index.ts';
import { deleteChallenge, deleteChallengesOf, insertChallenge } from './challenge-store.ts';

/** Time that a person has for a ceremony, ms */
export const CHALLENGE_MS = 5 * 60_000;

/** The purpose of a challenge, and the client that may use it */
export interface ChallengeUse {
  readonly purpose: 'add' | 'reauthenticate' | 'sign_in';
  /** Id of a session, or the token of a visitor's cookie. */
  readonly holder: string;
}

/** Encodes a token as the challenge that authenticators sign: its bytes, base64url. */
const encode = (token: string): string => Buffer.from(token).toString('base64url');

/** Makes a challenge that can be used once. It replaces the one that the holder had for this purpose. */
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

/** Uses up a challenge. False when it was used already, is too old, or was made for another purpose or holder. */
export const useChallenge = (
  { clock }: Pick<Services, 'clock'>,
  trx: Executor,
  { challenge, purpose, holder }: ChallengeUse & { readonly challenge: string },
): Promise<boolean> => {
  const bound = { purpose, holder_hash: hashSecretToken(holder) };
  return deleteChallenge(trx, { ...bound, challenge_hash: hashSecretToken(challenge) }, clock.now());
};
