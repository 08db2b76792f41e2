import type { VerificationCheck } from '@linkvitals/contract';
import { CLOCKS_DIFFER } from '../../../platform/clock.ts';
import { type Executor, toJsonColumn } from '../../../platform/storage/index.ts';
import { type DomainRow, ownershipColumns } from '../domain-row.ts';
import { live } from '../store.ts';
import type { Ownership } from './ownership.ts';

type CheckKey = Pick<DomainRow, 'id' | 'account_id' | 'last_checked_at'>;

/**
 * Claims a check by dating it, unless another check has begun since this row was read: only one runs at a time. False:
 * it is taken.
 */
export async function claimCheck(
  on: Executor,
  { id, account_id, last_checked_at }: CheckKey,
  at: number,
): Promise<boolean> {
  return (
    (await live(on)
      .where({ id, account_id, last_checked_at })
      .update({ last_checked_at: at } as never)) > 0
  );
}

/** Writes the result of the check that began at `last_checked_at`, unless a later one has begun meanwhile. */
export async function finishCheck(
  on: Executor,
  { id, account_id, last_checked_at }: CheckKey,
  { ownership, check }: { readonly ownership: Ownership; readonly check: VerificationCheck },
): Promise<boolean> {
  const columns = { ...ownershipColumns(ownership), last_check: toJsonColumn(check) };
  return (
    (await live(on)
      .where({ id, account_id, last_checked_at })
      .update(columns as never)) > 0
  );
}

/** Domains whose background check is due, the longest overdue first. */
export async function listDueChecks(on: Executor, now: number, limit: number): Promise<string[]> {
  return live(on).where('next_check_at', '<=', now).orderBy('next_check_at').limit(limit).pluck('id');
}

/** Makes checks due now that are planned further in the future than any check can be. Answers how many there were. */
export async function updateChecksSetAhead(
  on: Executor,
  { now, longestMs }: { readonly now: number; readonly longestMs: number },
): Promise<number> {
  return on('domains')
    .where('next_check_at', '>', now + longestMs + CLOCKS_DIFFER)
    .update({ next_check_at: now });
}
