import type { PageRequest } from '../paging.ts';
import { deleteByIds, type Executor, fromJsonColumn, newestFirst, toJsonColumn } from '../storage/index.ts';
import type { AuditDomain, AuditEntry, AuditValues } from './audit-entry.ts';

type StoredEntry = Omit<AuditEntry, 'before_change' | 'after_change'> & {
  readonly before_change: string | null;
  readonly after_change: string | null;
};

const readEntry = (row: StoredEntry): AuditEntry => ({
  ...row,
  before_change: fromJsonColumn<AuditValues>(row.before_change),
  after_change: fromJsonColumn<AuditValues>(row.after_change),
});

/** Inserts an entry. `domains`: those that it is about, or names. */
export async function insertAuditEntry(
  on: Executor,
  entry: AuditEntry,
  domains: readonly AuditDomain[],
): Promise<void> {
  const { before_change, after_change } = entry;
  const changes = { before_change: toJsonColumn(before_change), after_change: toJsonColumn(after_change) };
  await on('audit_log').insert({ ...entry, ...changes });
  if (domains.length === 0) return;
  await on('audit_domains').insert(
    domains.map(({ domainId, whole }) => ({ domain_id: domainId, entry_id: entry.id, whole: whole ? 1 : 0 })),
  );
}

export async function findAuditEntry(on: Executor, id: string): Promise<AuditEntry | undefined> {
  const row: StoredEntry | undefined = await on('audit_log').where({ id }).first();
  return row && readEntry(row);
}

/** Query for the entries of an account, or of one actor in it, by their time */
export const auditOf = (on: Executor, owner: { readonly account_id: string; readonly actor_id?: string }) =>
  on('audit_log').where(owner);

/** Bytes of the values of each entry since a time, newest first */
export async function listSizes(
  on: Executor,
  owner: { readonly account_id: string },
  since: number,
): Promise<{ readonly created_at: number; readonly bytes: number }[]> {
  const bytes = on.raw("octet_length(coalesce(before_change, '')) + octet_length(coalesce(after_change, '')) as bytes");
  return auditOf(on, owner).where('created_at', '>', since).orderBy('created_at', 'desc').select('created_at', bytes);
}

/** Lists accounts with at least so many entries since a time. */
export async function listBusyAccounts(on: Executor, since: number, entries: number): Promise<string[]> {
  const busy = on('audit_log').where('created_at', '>', since).groupBy('account_id').pluck('account_id');
  return busy.having(on.raw('count(*)'), '>=', entries);
}

export interface AuditFilter {
  readonly accountId: string;
  readonly action?: string | undefined;
  readonly actorId?: string | undefined;
  readonly subjectId?: string | undefined;
}

/**
 * Lists entries, newest first; one more than `limit` when there are more. Entries about deleted domains are left out,
 * because they are being removed.
 */
export async function listAuditEntries(on: Executor, filter: AuditFilter, page: PageRequest): Promise<AuditEntry[]> {
  const { accountId, action, actorId, subjectId } = filter;
  const query = on('audit_log').where({ account_id: accountId });
  query.whereNotExists(
    on('audit_domains')
      .join('domains', 'domains.id', 'audit_domains.domain_id')
      .where('audit_domains.entry_id', on.ref('audit_log.id'))
      .where({ 'audit_domains.whole': 1 })
      .whereNotNull('domains.deleted_at')
      .select(on.raw('1')),
  );
  if (action !== undefined) query.where({ action });
  if (actorId !== undefined) query.where({ actor_id: actorId });
  if (subjectId !== undefined) query.where({ subject_id: subjectId });
  const rows: StoredEntry[] = await newestFirst(query, page);
  return rows.map(readEntry);
}

interface Old {
  /** Default: entries of all accounts. */
  readonly accountId?: string;
  /** Time before which entries are deleted, epoch ms */
  readonly before: number;
  readonly limit: number;
}

/** Deletes the oldest entries from before a time; answers how many. */
export async function deleteOldAuditEntries(on: Executor, { accountId, before, limit }: Old): Promise<number> {
  const old = on('audit_log').where('created_at', '<', before).orderBy('created_at').limit(limit);
  if (accountId !== undefined) old.where({ account_id: accountId });
  const ids: string[] = await old.pluck('id');
  await on('audit_domains').whereIn('entry_id', ids).delete();
  return deleteByIds(on, 'audit_log', ids);
}
