import type { Account, Context } from '../context.ts';
import type { Executor } from '../storage/index.ts';
import type { AuditAction, AuditValues } from './audit-entry.ts';
import { changedValues } from './changed-values.ts';
import { insertAuditEntry } from './store.ts';

export interface AuditInput {
  readonly action: AuditAction;
  /** What was changed; its name as it is known to people. */
  readonly subject?: { readonly id: string; readonly name: string };
  /** What it was like before and is like after, without secrets: the members that differ are recorded. */
  readonly before?: AuditValues;
  readonly after?: AuditValues;
}

const MAX_NAME = 300;

/** Records who did what, in the transaction that does it. An update that changes nothing is not recorded. */
export async function recordAudit(
  ctx: Pick<Context, 'actor' | 'ids' | 'clock'> & { readonly account: Pick<Account, 'id'> },
  trx: Executor,
  { action, subject, before, after }: AuditInput,
): Promise<void> {
  const change = before && after ? changedValues({ before, after }) : { before, after };
  if (change === undefined) return;
  await insertAuditEntry(trx, {
    id: ctx.ids.uuid(),
    account_id: ctx.account.id,
    actor_kind: ctx.actor.kind,
    actor_id: ctx.actor.id,
    actor_name: ctx.actor.name,
    address: ctx.actor.address,
    action,
    subject_id: subject?.id ?? null,
    subject_name: subject?.name.slice(0, MAX_NAME) ?? null,
    before_change: change.before ?? null,
    after_change: change.after ?? null,
    created_at: ctx.clock.now(),
  });
}
