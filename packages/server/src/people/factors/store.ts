import type { Executor } from '../../platform/storage/index.ts';
import type { TotpRow } from './totp-row.ts';

export async function findTotp(on: Executor, userId: string): Promise<TotpRow | undefined> {
  return on<TotpRow>('totp_factors').where({ user_id: userId }).first();
}

export async function insertTotp(on: Executor, row: TotpRow): Promise<void> {
  await on('totp_factors').insert(row);
}

export async function deleteTotpOf(on: Executor, userId: string): Promise<boolean> {
  return (await on('totp_factors').where({ user_id: userId }).delete()) > 0;
}

export async function updateTotpConfirmed(on: Executor, userId: string, at: number): Promise<void> {
  await on('totp_factors').where({ user_id: userId }).update({ confirmed_at: at });
}

/**
 * Stores the step of an accepted code. False: a code of this step or a later one was accepted already. Of several
 * requests at once one succeeds.
 */
export async function updateLastStep(on: Executor, userId: string, step: number): Promise<boolean> {
  const free = on('totp_factors')
    .where({ user_id: userId })
    .where((row) => row.whereNull('last_step').orWhere('last_step', '<', step));
  return (await free.update({ last_step: step })) > 0;
}

export async function replaceRecoveryCodes(on: Executor, userId: string, hashes: readonly string[]): Promise<void> {
  await on('recovery_codes').where({ user_id: userId }).delete();
  if (hashes.length > 0) await on('recovery_codes').insert(hashes.map((code_hash) => ({ user_id: userId, code_hash })));
}

/** Uses a recovery code; false when no such code is left. */
export async function deleteRecoveryCode(on: Executor, userId: string, hash: string): Promise<boolean> {
  return (await on('recovery_codes').where({ user_id: userId, code_hash: hash }).delete()) > 0;
}

export async function countRecoveryCodes(on: Executor, userId: string): Promise<number> {
  const [row] = await on('recovery_codes').where({ user_id: userId }).count({ n: '*' });
  return Number(row?.n);
}
