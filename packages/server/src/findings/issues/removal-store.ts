import { deleteByIds, type Executor } from '../../platform/storage/index.ts';

/** Tables with rows that belong to issues. */
const PARTS = ['issue_comments', 'issue_changes'] as const;

/**
 * Deletes about `limit` rows: issues of a domain, what belongs to them, fixes, and rules. Returns how many; fewer than `limit` means that none is
 * left.
 */
export async function deleteIssuesOfDomain(trx: Executor, domainId: string, limit: number): Promise<number> {
  const issues: string[] = await trx('issues').where({ domain_id: domainId }).limit(limit).pluck('id');
  let deleted = 0;
  for (const table of PARTS) deleted += await deleteParts(trx, table, { issues, limit: limit - deleted });
  // Some of these issues may have more parts.
  if (deleted >= limit) return deleted;
  if (issues.length > 0) deleted += await trx('issues').whereIn('id', issues).delete();
  for (const table of ['fixes', 'issue_rules'] as const) {
    if (deleted < limit) deleted += await deleteRows(trx, table, { domainId, limit: limit - deleted });
  }
  return deleted;
}

async function deleteParts(
  trx: Executor,
  table: (typeof PARTS)[number],
  { issues, limit }: { readonly issues: readonly string[]; readonly limit: number },
): Promise<number> {
  if (issues.length === 0 || limit <= 0) return 0;
  const rows: { issue_id: string; id: string }[] = await trx(table)
    .whereIn('issue_id', [...issues])
    .limit(limit)
    .select('issue_id', 'id');
  if (rows.length === 0) return 0;
  const [of, ids] = [new Set(rows.map(({ issue_id }) => issue_id)), rows.map(({ id }) => id)];
  return trx(table)
    .whereIn('issue_id', [...of])
    .whereIn('id', ids)
    .delete();
}

async function deleteRows(
  trx: Executor,
  table: 'fixes' | 'issue_rules',
  { domainId, limit }: { readonly domainId: string; readonly limit: number },
): Promise<number> {
  const ids: string[] = await trx(table).where({ domain_id: domainId }).limit(limit).pluck('id');
  return deleteByIds(trx, table, ids);
}

interface Beyond {
  /** Number of issues that remain: those fixed last. */
  readonly kept: number;
  readonly limit: number;
}

/** Ids of fixed issues of a domain beyond the `kept` newest. An index alone answers the query; only fixed issues have `fixed_at`. */
export async function listOldFixed(on: Executor, domainId: string, { kept, limit }: Beyond): Promise<string[]> {
  return on('issues')
    .where({ domain_id: domainId })
    .whereNotNull('fixed_at')
    .orderBy([
      { column: 'fixed_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .offset(kept)
    .limit(limit)
    .pluck('id');
}

/** Deletes those of the issues that are still fixed, with all rows that refer to them. */
export async function deleteFixedIssues(trx: Executor, ids: readonly string[]): Promise<void> {
  const fixed: string[] = await trx('issues').whereIn('id', ids).whereNotNull('fixed_at').pluck('id');
  if (fixed.length === 0) return;
  for (const table of ['issue_rechecks', ...PARTS]) await trx(table).whereIn('issue_id', fixed).delete();
  await deleteByIds(trx, 'issues', fixed);
}
