import type { Account, Context } from '../../context.ts';
import { assertVersion } from '../../platform/asserts/assert-version.ts';
import type { AuditAction, AuditValues } from '../../platform/audit/index.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { notFound } from '../../platform/errors.ts';
import { type Executor, transaction } from '../../platform/storage/index.ts';
import { toIsoOrNull } from '../../platform/time.ts';
import { toAccount } from './account.ts';
import { readCustomLimits } from './custom-limits.ts';
import { type AccountChange, type AccountRow, findAccount, updateAccount } from './store.ts';

export interface ChangeAccountInput {
  /** Version that the account must still have; undefined: any. */
  readonly version: number | undefined;
  readonly action: AuditAction;
  /** Computes the changed columns from the present row. */
  readonly changeOf: (row: AccountRow) => AccountChange;
  /** Called in the transaction, only when something changed. */
  readonly onChanged?: (trx: Executor) => Promise<unknown>;
}

type Actor = Pick<Context, 'actor' | 'config' | 'db' | 'ids' | 'clock'> & { readonly account: Pick<Account, 'id'> };

/** The value of a column as the audit log records it */
function auditedValue(row: Partial<AccountRow>, name: keyof AccountRow): unknown {
  if (name === 'custom_limits') return readCustomLimits(row.custom_limits ?? null);
  return name === 'suspended_at' ? toIsoOrNull(row.suspended_at ?? null) : row[name];
}

const pick = (row: Partial<AccountRow>, change: AccountChange): AuditValues =>
  Object.fromEntries(Object.keys(change).map((name) => [name, auditedValue(row, name as keyof AccountRow)]));

/**
 * Changes the account and records the change, in the caller's transaction. A change to values that the account already
 * has does nothing.
 */
export async function changeAccountIn(ctx: Actor, trx: Executor, input: ChangeAccountInput): Promise<AccountRow> {
  const { version, action, changeOf, onChanged } = input;
  const before = await findAccount(trx, ctx.account.id, { lock: true });
  if (before === undefined) throw notFound('account');
  assertVersion(before, version, 'account');
  const change = changeOf(before);
  const isNew = Object.entries(change).some(([name, value]) => before[name as keyof AccountRow] !== value);
  if (!isNew) return before;
  const values = { before: pick(before, change), after: pick(change, change) };
  const after = { ...before, ...change, version: before.version + 1 };
  await updateAccount(trx, before.id, { ...change, version: after.version });
  await recordAudit({ ...ctx, account: toAccount(ctx, after) }, trx, { action, ...values });
  await onChanged?.(trx);
  return after;
}

/**
 * Does the same as `changeAccountIn` in a transaction of its own.
 * @throws ServiceError `not_found`, `precondition_failed`
 */
export async function changeAccount(ctx: Actor, input: ChangeAccountInput): Promise<Account> {
  return toAccount(ctx, await transaction(ctx.db, (trx) => changeAccountIn(ctx, trx, input)));
}
