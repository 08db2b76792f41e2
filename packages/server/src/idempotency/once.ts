import { createHash } from 'node:crypto';
import { assertAllowedOn } from '../asserts/assert-allowed.ts';
import type { Context } from '../context.ts';
import { ServiceError } from '../errors.ts';
import { databaseTrouble, isMissingReference, isUniqueViolation, transaction } from '../storage/index.ts';
import { deleteKey, deleteStaleKey, findKey, type IdempotencyRow, insertKey, lockSubject, settleKey } from './store.ts';

const KEPT_MS = 24 * 3_600_000;
/** A request whose server died leaves its key running; no request of ours takes this long. */
const STUCK_MS = 120_000;
/** How soon a key is forgotten after the database has come back, ms. */
const FORGET_EVERY_MS = 2_000;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export interface StoredAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  /** JSON text. */
  readonly body: string | undefined;
  /** Id of the domain or webhook endpoint that it describes, when there is one: it is not kept longer than they are. */
  readonly subject?: string | undefined;
}

export interface OnceInput {
  /** The Idempotency-Key header, bare or quoted. */
  readonly key: string;
  /** Method, path and body of the request. */
  readonly request: readonly string[];
  readonly run: () => Promise<StoredAnswer>;
}

/** Answers may hold a secret that is shown once, so what is kept is sealed. */
async function keep(ctx: Context, row: IdempotencyRow, { status, subject, ...answer }: StoredAnswer): Promise<void> {
  const headers = JSON.stringify(answer.headers);
  const body = answer.body === undefined ? null : JSON.stringify(ctx.secrets.seal(answer.body));
  const { account_id, key_hash } = row;
  const kept = { status, headers, body, subject_id: subject ?? null };
  await transaction(ctx.db, async (trx) => {
    // Whoever deletes the subject holds it: they end before, and it is gone, or find this answer afterwards.
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
  // Their rights may have been taken away since. Those of a key never are: its domains go with the answers about them.
  if (row.subject_id !== null && ctx.actor.kind === 'person') assertAllowedOn(ctx, row.subject_id, 'domain');
  const headers = { ...JSON.parse(row.headers ?? '{}'), 'Idempotency-Replayed': 'true' };
  const body = row.body === null ? undefined : ctx.secrets.open(JSON.parse(row.body));
  return { status: row.status ?? 200, headers, body };
}

/**
 * Runs a request once per key and account and gives the first answer again for 24 hours
 * (draft-ietf-httpapi-idempotency-key-header-07), or until what it describes is deleted. Errors are not kept: nothing was
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
    // The account was removed after the caller was let in. The operation says so itself, and there is nothing to keep.
    if (isMissingReference(error)) return run();
    const first = isUniqueViolation(error) ? await findKey(ctx.db.knex, at) : undefined;
    if (first === undefined) {
      // The row may be there all the same: it was the answer that was lost.
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

/** What failed the request, a database that is away, may fail this too; then it is done when the database is back. */
async function forget(ctx: Context, row: IdempotencyRow): Promise<void> {
  try {
    await deleteKey(ctx.db.knex, row);
  } catch (error) {
    if (databaseTrouble(error) === undefined) throw error;
    void forgetLater(ctx, row);
  }
}

async function forgetLater(ctx: Context, row: IdempotencyRow): Promise<void> {
  // After that the key is free by itself.
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
