import type { Services } from '../../context.ts';
import type { DomainRow } from '../domain-row.ts';
import { claimCheck, findDomainById, finishCheck, ownershipOf } from '../store.ts';
import { lookupOwnership } from './lookup.ts';
import { type CheckResult, nextOwnership } from './ownership.ts';

/** Whether the latest check began so many ms ago at most. One that was dated by a clock far ahead did not. */
export const hasBegunWithin = ({ last_checked_at: at }: DomainRow, ms: number, now: number): boolean =>
  at !== null && Math.abs(now - at) < ms;

/**
 * Queries DNS and writes what follows. One check of a domain at a time: the claim dates it, and what it found is written
 * only while no later one has begun.
 * @returns the row afterwards, whoever changed it last; undefined when it has been deleted.
 */
export async function runCheck(
  services: Services,
  row: DomainRow,
  by: CheckResult['by'],
): Promise<DomainRow | undefined> {
  const { db, dns } = services;
  const at = services.clock.now();
  const isMine = await claimCheck(db.knex, row, at);
  // Read after the claim: what was found before it may have been acted upon until then.
  const before = await findDomainById(db.knex, row.id);
  if (!isMine || before === undefined) return before;
  const { hostname, verification_token: token } = before;
  const check = await lookupOwnership(dns, { hostname, token, at });
  const ownership = nextOwnership(ownershipOf(before), { outcome: check.outcome, by }, at);
  await finishCheck(db.knex, { ...before, last_checked_at: at }, { ownership, check });
  return findDomainById(db.knex, row.id);
}
