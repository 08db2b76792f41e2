import type { Services } from '../../context.ts';
import type { Executor } from '../../platform/storage/index.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { deleteRecoveryCode, updateLastStep } from './store.ts';
import { stepOf } from './totp.ts';
import type { TotpRow } from './totp-row.ts';

type Parts = Pick<Services, 'secrets' | 'clock'>;

/** Uses a one-time code up; false when it is wrong or was used. */
export async function useTotpCode({ secrets, clock }: Parts, on: Executor, row: TotpRow, code: string) {
  const secret = secrets.open({ ciphertext: row.secret_ciphertext, keyId: row.secret_key_id });
  const step = stepOf({ secret, code, now: clock.now() });
  return step !== undefined && (await updateLastStep(on, row.user_id, step));
}

/** Uses a recovery code up; false when it is wrong or was used. */
export const useRecoveryCode = (on: Executor, userId: string, code: string): Promise<boolean> =>
  deleteRecoveryCode(on, userId, hashRecoveryCode(code));
