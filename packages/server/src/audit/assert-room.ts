import { assertRates } from '../asserts/assert-rates.ts';
import type { Executor } from '../storage/index.ts';
import type { AuditEntry } from './audit-entry.ts';
import { auditOf } from './store.ts';

const DAY_MS = 86_400_000;
/** Entries a day. */
const OF_ACTOR = 5_000;
const OF_ACCOUNT = 10_000;

/** Actions that take power or data away are possible in any case, as are the changes of operators. */
const ALWAYS = /\.(deleted|revoked|removed|left|factors_removed|suspended|secret_grace_ended)$/;

const detailOf = (who: string, limit: number): string =>
  `${who} may make ${limit} changes in 24 hours, for which the audit log has room. What revokes or deletes still works.`;

/** @throws ServiceError `rate_limited` */
export async function assertRoom(
  trx: Executor,
  entry: Pick<AuditEntry, 'account_id' | 'actor_id' | 'actor_kind' | 'action' | 'created_at'>,
): Promise<void> {
  const { account_id, actor_id, actor_kind, action, created_at: now } = entry;
  if (actor_kind === 'operator' || ALWAYS.test(action)) return;
  await assertRates({ withinMs: DAY_MS, now }, [
    { rows: auditOf(trx, { account_id }), limit: OF_ACCOUNT, detail: detailOf('An account', OF_ACCOUNT) },
    { rows: auditOf(trx, { account_id, actor_id }), limit: OF_ACTOR, detail: detailOf('A person or key', OF_ACTOR) },
  ]);
}
