import type { Executor } from '../../../platform/storage/index.ts';

/** A recipient of an account's notifications. Times are epoch ms. */
export interface OptOutRow {
  readonly account_id: string;
  readonly address: string;
  readonly token_hash: string;
  readonly token_ciphertext: string | null;
  readonly token_key_id: string | null;
  /** Time of the unsubscription; null: mails are sent. */
  readonly opted_out_at: number | null;
  readonly created_at: number;
}

export function listOptOuts(on: Executor, accountId: string, addresses: readonly string[]): Promise<OptOutRow[]> {
  return on<OptOutRow>('mail_opt_outs').where({ account_id: accountId }).whereIn('address', addresses).select('*');
}

/** Inserts rows, except those that exist already. */
export async function insertOptOuts(trx: Executor, rows: readonly OptOutRow[]): Promise<void> {
  if (rows.length > 0) await trx('mail_opt_outs').insert(rows).onConflict(['account_id', 'address']).ignore();
}

export async function updateToken(
  trx: Executor,
  { account_id, address, token_hash, token_ciphertext, token_key_id }: OptOutRow,
): Promise<void> {
  await trx('mail_opt_outs').where({ account_id, address }).update({ token_hash, token_ciphertext, token_key_id });
}

export function findOptOut(on: Executor, tokenHash: string): Promise<OptOutRow | undefined> {
  return on<OptOutRow>('mail_opt_outs').where({ token_hash: tokenHash }).first();
}

export async function updateOptedOut(on: Executor, tokenHash: string, at: number | null): Promise<void> {
  await on('mail_opt_outs').where({ token_hash: tokenHash }).update({ opted_out_at: at });
}
