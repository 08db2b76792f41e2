import { assertRates, limited } from '../asserts/assert-rates.ts';
import type { Executor } from '../storage/index.ts';
import type { AuditEntry } from './audit-entry.ts';
import { auditOf, listSizes } from './store.ts';

const DAY_MS = 86_400_000;
/** Maximum numbers of entries a day. */
const MAX_OF_ACTOR = 5_000;
const MAX_OF_ACCOUNT = 10_000;
/** Size of values in bytes up to which entries are limited by their number only */
const SMALL = 4_096;
/** Maximum bytes of larger values a day. */
const MAX_BYTES_OF_ACCOUNT = 10_000_000;

/** Actions that are always possible, because they take power or data away; so are the changes of operators. */
const ALWAYS = /\.(deleted|revoked|removed|left|factors_removed|suspended|secret_grace_ended)$/;

const detailOf = (who: string, limit: number): string =>
  `${who} may make ${limit} changes in 24 hours, for which the audit log has room. What revokes or deletes still works.`;

const LARGE =
  'The audit log has room for 10 MB of large changes of an account in 24 hours. Small ones, and what revokes or deletes, still work.';

/** Checks that the log has room for an entry. @throws ServiceError `rate_limited` */
export async function assertRoom(trx: Executor, entry: AuditEntry): Promise<void> {
  const { account_id, actor_id, actor_kind, action, created_at: now } = entry;
  if (actor_kind === 'operator' || ALWAYS.test(action)) return;
  await assertRates({ withinMs: DAY_MS, now }, [
    { rows: auditOf(trx, { account_id }), limit: MAX_OF_ACCOUNT, detail: detailOf('An account', MAX_OF_ACCOUNT) },
    {
      rows: auditOf(trx, { account_id, actor_id }),
      limit: MAX_OF_ACTOR,
      detail: detailOf('A person or key', MAX_OF_ACTOR),
    },
  ]);
  await assertBytes(trx, entry);
}

async function assertBytes(trx: Executor, entry: AuditEntry): Promise<void> {
  const { account_id, before_change, after_change, created_at } = entry;
  const size = Buffer.byteLength(JSON.stringify([before_change, after_change]));
  if (size <= SMALL) return;
  const since = created_at - DAY_MS;
  let room = MAX_BYTES_OF_ACCOUNT - size;
  for (const row of await listSizes(trx, { account_id }, since)) {
    room -= row.bytes;
    if (room < 0) throw limited(LARGE, row.created_at - since);
  }
}
