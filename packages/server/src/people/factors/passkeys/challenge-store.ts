import type { Executor } from '../../../platform/storage/index.ts';

interface Bound {
  readonly purpose: string;
  readonly holder_hash: string;
}

interface ChallengeRow extends Bound {
  readonly challenge_hash: string;
  readonly expires_at: number;
}

export async function insertChallenge(on: Executor, row: ChallengeRow): Promise<void> {
  await on('passkey_challenges').insert(row);
}

export async function deleteChallengesOf(on: Executor, { purpose, holder_hash }: Bound): Promise<void> {
  await on('passkey_challenges').where({ purpose, holder_hash }).delete();
}

/** Deletes a challenge. False: there is none like it, or it has expired. */
export async function deleteChallenge(
  on: Executor,
  { challenge_hash, purpose, holder_hash }: Omit<ChallengeRow, 'expires_at'>,
  now: number,
): Promise<boolean> {
  const row = on('passkey_challenges').where({ challenge_hash, purpose, holder_hash });
  return (await row.where('expires_at', '>', now).delete()) > 0;
}

export async function deleteExpiredChallenges(on: Executor, now: number): Promise<void> {
  await on('passkey_challenges').where('expires_at', '<=', now).delete();
}
