import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import { assertAllowedOn } from '../asserts/assert-allowed.ts';
import { ServiceError } from '../errors.ts';
import { databaseTrouble, isMissingReference, isUniqueViolation, transaction } from '../storage/index.ts';
import { deleteKey, deleteStaleKey, findKey, type IdempotencyRow, insertKey, lockSubject, settleKey } from './store.ts';

const KEPT_MS = 24 * 3_600_000;
/** Age from which a key that is still running counts as left by a dead server; no request takes this long. */
const STUCK_MS = 120_000;
/** Pause between two tries to delete a key while the database does not respond */
const FORGET_EVERY_MS = 2_000;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export interface StoredAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  /** JSON text. */
  readonly body: string | undefined;
  /**
   * Id of the domain or webhook endpoint that the answer describes, when there is one: the answer is deleted with it.
   */
  readonly subject?: string | undefined;
}

export interface OnceInput {
  /** The Idempotency-Key header, bare or quoted. */
  readonly key: string;
  /** Method, path and body of the request. */
  readonly request: readonly string[];
  readonly run: () => Promise<StoredAnswer>;
}

/** Stores an answer. It may hold a secret that is shown only once, so the body is sealed. */
async function keep(ctx: Context, row: IdempotencyRow, { status, subject, ...answer }: StoredAnswer): Promise<void> {
  const headers = JSON.stringify(answer.headers);
  const body = answer.body === undefined ? null : JSON.stringify(ctx.secrets.seal(answer.body));
  const { account_id, key_hash } = row;
  const kept = { status, headers, body, subject_id: subject ?? null };
  await transaction(ctx.db, async (trx) => {
    // A deletion of the subject locks its row. Either it has ended before, and the subject is not found, or it will
    // find this answer and delete it.
    const isThere = subject === undefined || (await lockSubject(trx, account_id, subject));
    if (isThere) await settleKey(trx, { account_id, key_hash }, kept);
    else await deleteKey(trx, row);
  });
}

function replay(ctx: Context, row: IdempotencyRow, fingerprint: string): StoredAnswer {
  if (row.fingerprint !== fingerprint) {
    throw new ServiceError('idempotency_mismatch', 'Use a new Idempotency-Key for another request.');
  }
  if (row.state === 'running') {
    const detail = 'Wait for the first request with this Idempotency-Key to end, then send it again.';
    throw new ServiceError('idempotency_in_progress', { detail, retryAfterSeconds: 1 });
  }
  // A person's rights may have been taken away since. A key's are not: when one of its domains is deleted, so are the
  // answers about it.
  if (row.subject_id !== null && ctx.actor.kind === 'person') assertAllowedOn(ctx, row.subject_id, 'domain');
  const headers = { ...JSON.parse(row.headers ?? '{}'), 'Idempotency-Replayed': 'true' };
  const body = row.body === null ? undefined : ctx.secrets.open(JSON.parse(row.body));
  return { status: row.status ?? 200, headers, body };
}

/**
 * Runs a request once per key and account, and repeats the first answer for 24 hours
 * (draft-ietf-httpapi-idempotency-key-header-07), or until its subject is deleted. Errors are not stored: nothing was
 * done, so the caller may try again.
 */
export async function once(ctx: Context, { key, request, run }: OnceInput): Promise<StoredAnswer> {
  const at = { account_id: ctx.account.id, key_hash: sha256(`${ctx.actor.id}\n${key.replace(/^"(.*)"$/, '$1')}`) };
  const fingerprint = sha256(request.join('\n'));
  const now = ctx.clock.now();
  const row: IdempotencyRow = {
    ...at,
    fingerprint,
    state: 'running',
    status: null,
    headers: null,
    body: null,
    created_at: now,
    expires_at: now + KEPT_MS,
    subject_id: null,
  };
  await deleteStaleKey(ctx.db.knex, at, { now, stuckBefore: now - STUCK_MS });
  try {
    await insertKey(ctx.db.knex, row);
  } catch (error) {
    // The account was deleted after the caller was authorised. The operation itself reports that, and there is nothing
    // to store.
    if (isMissingReference(error)) return run();
    const first = isUniqueViolation(error) ? await findKey(ctx.db.knex, at) : undefined;
    if (first === undefined) {
      // The row may have been written: perhaps only the answer of the database was lost.
      if (databaseTrouble(error) !== undefined) void forgetLater(ctx, row);
      throw error;
    }
    return replay(ctx, first, fingerprint);
  }
  try {
    const answer = await run();
    await keep(ctx, row, answer);
    return answer;
  } catch (error) {
    await forget(ctx, row);
    throw error;
  }
}

/**
 * Deletes the key of a failed request. When the database does not respond, which may have failed the request, the key
 * is deleted later.
 */
async function forget(ctx: Context, row: IdempotencyRow): Promise<void> {
  try {
    await deleteKey(ctx.db.knex, row);
  } catch (error) {
    if (databaseTrouble(error) === undefined) throw error;
    void forgetLater(ctx, row);
  }
}

async function forgetLater(ctx: Context, row: IdempotencyRow): Promise<void> {
  // After that time the key counts as stuck and is free without this.
  for (let waited = 0; waited < STUCK_MS; waited += FORGET_EVERY_MS) {
    await ctx.clock.sleep(FORGET_EVERY_MS);
    if (ctx.gate.isAway) continue;
    const isGone = await deleteKey(ctx.db.knex, row).then(
      () => true,
      () => false,
    );
    if (isGone) return;
  }
}
