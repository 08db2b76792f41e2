import type { Account, Context } from '../../context.ts';
import type { Executor } from '../storage/index.ts';
import { assertRoom } from './assert-room.ts';
import type { AuditAction, AuditEntry, AuditValues } from './audit-entry.ts';
import { changedValues } from './changed-values.ts';
import { namedDomains } from './named-domains.ts';
import { insertAuditEntry } from './store.ts';

export interface AuditInput {
  readonly action: AuditAction;
  /** The domain that the entry is about; the entry is deleted with it. Default: the entry is about no single domain. */
  readonly domainId?: string;
  /** The changed object, with the name that people know it by */
  readonly subject?: { readonly id: string; readonly name: string };
  /** Values before and after the change, without secrets: only members that differ are recorded. */
  readonly before?: AuditValues;
  readonly after?: AuditValues;
}

const MAX_NAME = 300;

/**
 * Records an action and its actor, in the transaction of the action. An update that changes nothing is not recorded.
 * @throws ServiceError `rate_limited` when there is no room for an entry: then the action is undone, too
 */
export async function recordAudit(
  ctx: Pick<Context, 'actor' | 'ids' | 'clock'> & { readonly account: Pick<Account, 'id'> },
  trx: Executor,
  { action, domainId, subject, before, after }: AuditInput,
): Promise<void> {
  const change = before && after ? changedValues({ before, after }) : { before, after };
  if (change === undefined) return;
  const named = new Set([...namedDomains(change.before), ...namedDomains(change.after)]);
  const domains =
    domainId === undefined ? [...named].map((id) => ({ domainId: id, whole: false })) : [{ domainId, whole: true }];
  const entry: AuditEntry = {
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
  };
  await assertRoom(trx, entry);
  await insertAuditEntry(trx, entry, domains);
}
