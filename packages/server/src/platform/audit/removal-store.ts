import { deleteByIds, type Executor, toJsonColumn } from '../storage/index.ts';
import { withoutDomain } from './named-domains.ts';
import { findAuditEntry } from './store.ts';

/**
 * Deletes up to `limit` entries that are about a domain alone, and removes it from those that name it. Answers how many
 * there were. The entry of the domain's deletion belongs to no domain and stays.
 */
export async function deleteAuditOfDomain(trx: Executor, domainId: string, limit: number): Promise<number> {
  const ties: { entry_id: string; whole: number }[] = await trx('audit_domains')
    .where({ domain_id: domainId })
    .limit(limit)
    .select('entry_id', 'whole');
  if (ties.length === 0) return 0;
  const ids = ties.map(({ entry_id }) => entry_id);
  await trx('audit_domains').where({ domain_id: domainId }).whereIn('entry_id', ids).delete();
  const [whole = [], naming = []] = [1, 0].map((flag) => ties.filter((tie) => Number(tie.whole) === flag));
  for (const { entry_id } of naming) await forgetDomain(trx, entry_id, domainId);
  await deleteByIds(
    trx,
    'audit_log',
    whole.map(({ entry_id }) => entry_id),
  );
  return ties.length;
}

async function forgetDomain(trx: Executor, entryId: string, domainId: string): Promise<void> {
  const entry = await findAuditEntry(trx, entryId);
  if (entry === undefined) return;
  const [before, after] = [entry.before_change, entry.after_change].map((values) => withoutDomain(values, domainId));
  const changes = { before_change: toJsonColumn(before), after_change: toJsonColumn(after) };
  await trx('audit_log').where({ id: entryId }).update(changes);
}
