import type { Services } from '../../../context.ts';
import type { DomainRow } from '../domain-row.ts';
import { findDomainById } from '../store.ts';
import { listDueChecks } from './check-store.ts';
import { hasBegunWithin, runCheck } from './run-check.ts';

/**
 * Maximum milliseconds of a check: one that began within this time may still be under way, perhaps on another server.
 */
const IN_PROGRESS_FOR = 30_000;

/** Lists domains whose background check is due, the longest overdue first. */
export async function dueDomainChecks(services: Services, limit = 100): Promise<string[]> {
  return limit <= 0 ? [] : listDueChecks(services.db.knex, services.clock.now(), limit);
}

/** Does the background check of one domain. It does nothing when none is due any more, so it may be called twice. */
export async function recheckDomain(services: Services, domainId: string): Promise<void> {
  const row = await findDomainById(services.db.knex, domainId);
  if (row === undefined || !isDue(row, services.clock.now())) return;
  const after = await runCheck(services, row, 'background');
  if (after === undefined || after.verification_status === row.verification_status) return;
  const { hostname, verification_status: to, account_id } = after;
  services.log.info(
    { domain_id: domainId, account_id, hostname, from: row.verification_status, to },
    'ownership changed',
  );
}

const isDue = (row: DomainRow, now: number): boolean =>
  row.next_check_at !== null && row.next_check_at <= now && !hasBegunWithin(row, IN_PROGRESS_FOR, now);
