import type { VerificationCheck } from '@linkvitals/contract';
import type { Services } from '../../../context.ts';
import { transaction } from '../../../platform/storage/index.ts';
import { type DomainRow, ownershipOf } from '../domain-row.ts';
import { findDomainById } from '../store.ts';
import { claimCheck, finishCheck } from './check-store.ts';
import { lookupOwnership } from './lookup.ts';
import { type CheckResult, nextOwnership } from './ownership.ts';
import { ownershipNotice, sightingsOf } from './ownership-notice.ts';

/** Whether the latest check began at most so many ms ago; false when a clock far ahead has dated it. */
export const hasBegunWithin = ({ last_checked_at: at }: DomainRow, ms: number, now: number): boolean =>
  at !== null && Math.abs(now - at) < ms;

/**
 * Queries DNS and writes the new ownership. Only one check of a domain is made at a time: the claim dates it, and its
 * result is written only if no later one has begun.
 * @returns the row afterwards, whoever changed it last; undefined when it has been deleted
 */
export async function runCheck(
  services: Services,
  row: DomainRow,
  by: CheckResult['by'],
): Promise<DomainRow | undefined> {
  const { db, dns } = services;
  const at = services.clock.now();
  const isMine = await claimCheck(db.knex, row, at);
  // The row is read after the claim, because an earlier result may have been applied until then.
  const before = await findDomainById(db.knex, row.id);
  if (!isMine || before === undefined) return before;
  const { hostname, verification_token: token } = before;
  const found = await lookupOwnership(dns, { hostname, token, at });
  const check = { ...found, ...sightingsOf(before.last_check, found) };
  await settleCheck(services, { ...before, last_checked_at: at }, { check, by });
  return findDomainById(db.knex, row.id);
}

interface Result {
  readonly check: VerificationCheck;
  readonly by: CheckResult['by'];
}

/** Writes the ownership after the check that began at `last_checked_at`, with the notice that it causes, in one transaction. */
export async function settleCheck(
  services: Services,
  row: DomainRow & { readonly last_checked_at: number },
  { check, by }: Result,
): Promise<void> {
  const [before, at] = [ownershipOf(row), row.last_checked_at];
  const ownership = nextOwnership(before, { outcome: check.outcome, by }, at);
  const notice = ownershipNotice(before, ownership, at);
  const afterCommit = await transaction(services.db, async (trx) => {
    if (!(await finishCheck(trx, row, { ownership, check })) || notice === undefined) return undefined;
    return services.noticeOwnership(services, trx, { domain: row, check, notice });
  });
  await afterCommit?.();
}
