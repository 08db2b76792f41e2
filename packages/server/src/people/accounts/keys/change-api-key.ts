import type { Context } from '../../../context.ts';
import { assertVersion } from '../../../platform/asserts/assert-version.ts';
import { notFound } from '../../../platform/errors.ts';
import { type Executor, transaction } from '../../../platform/storage/index.ts';
import { findKey, type KeyRow } from './store.ts';

export interface ChangeKeyInput {
  readonly keyId: string;
  /** Version that the key must still have; undefined: any. */
  readonly version: number | undefined;
}

/**
 * Does work on a key of the account, whose row is locked meanwhile.
 * @throws ServiceError `not_found`, `precondition_failed`, and every error of the work
 */
export async function changeApiKey<T>(
  ctx: Context,
  { keyId, version }: ChangeKeyInput,
  work: (trx: Executor, row: KeyRow) => Promise<T>,
): Promise<T> {
  return transaction(ctx.db, async (trx) => {
    const row = await findKey(trx, { accountId: ctx.account.id, id: keyId }, { lock: true });
    if (row === undefined) throw notFound('API key');
    assertVersion(row, version, 'key');
    return work(trx, row);
  });
}
