import type { Executor } from '../storage/index.ts';

export interface IdempotencyRow {
  readonly account_id: string;
  readonly key_hash: string;
  readonly fingerprint: string;
  readonly state: 'running' | 'done';
  readonly status: number | null;
  readonly headers: string | null;
  readonly body: string | null;
  readonly created_at: number;
  readonly expires_at: number;
  /** The domain or webhook endpoint that the answer describes; null: none. */
  readonly subject_id: string | null;
}

type Key = Pick<IdempotencyRow, 'account_id' | 'key_hash'>;

export async function insertKey(on: Executor, row: IdempotencyRow): Promise<void> {
  await on('idempotency_keys').insert(row);
}

export async function findKey(on: Executor, key: Key): Promise<IdempotencyRow | undefined> {
  return on<IdempotencyRow>('idempotency_keys').where(key).first();
}

/** Deletes the key when it has expired or is stuck, so that a new first request may use it. True: it was deleted. */
export async function deleteStaleKey(
  on: Executor,
  key: Key,
  { now, stuckBefore }: { now: number; stuckBefore: number },
) {
  const removed = await on('idempotency_keys')
    .where(key)
    .where((where) =>
      where
        .where('expires_at', '<=', now)
        .orWhere((stuck) => stuck.where('state', 'running').where('created_at', '<=', stuckBefore)),
    )
    .delete();
  return removed > 0;
}

type Answer = Pick<IdempotencyRow, 'status' | 'headers' | 'body' | 'subject_id'>;

export async function settleKey(on: Executor, key: Key, answer: Answer): Promise<void> {
  await on('idempotency_keys')
    .where(key)
    .update({ ...answer, state: 'done' });
}

/** Deletes the running key of this request only: by now another request may have taken the key. */
export async function deleteKey(on: Executor, row: Key & Pick<IdempotencyRow, 'created_at'>): Promise<void> {
  const { account_id, key_hash, created_at } = row;
  await on('idempotency_keys').where({ account_id, key_hash, created_at, state: 'running' }).delete();
}

export async function deleteExpiredKeys(on: Executor, now: number): Promise<number> {
  return on('idempotency_keys').where('expires_at', '<=', now).delete();
}

/** Whether the domain or endpoint exists. If so, its row is locked until the transaction ends. */
export async function lockSubject(trx: Executor, account_id: string, id: string): Promise<boolean> {
  const domain = await trx('domains').where({ id, account_id }).whereNull('deleted_at').forShare().first('id');
  if (domain !== undefined) return true;
  const endpoints = trx('webhook_endpoints').where({ id, account_id }).whereNull('deleted_at');
  return (await endpoints.forShare().first('id')) !== undefined;
}

interface Subject {
  readonly accountId: string;
  /** Id of a domain or webhook endpoint. */
  readonly subjectId: string;
}

/**
 * Deletes stored answers about a subject, in the transaction that deletes the subject, so that they are not repeated.
 */
export async function deleteAnswers(trx: Executor, { accountId, subjectId }: Subject): Promise<void> {
  await trx('idempotency_keys').where({ account_id: accountId, subject_id: subjectId }).delete();
}
