import type { Executor } from '../storage/index.ts';

/** What refers to issues. */
const PARTS = ['issue_comments', 'issue_changes'] as const;

/** Deletes about `limit` rows of a domain's issues and answers how many; fewer than `limit`: there are no more. */
export async function deleteIssuesOfDomain(trx: Executor, domainId: string, limit: number): Promise<number> {
  const issues: string[] = await trx('issues').where({ domain_id: domainId }).limit(limit).pluck('id');
  let deleted = 0;
  for (const table of PARTS) deleted += await deleteParts(trx, table, { issues, limit: limit - deleted });
  // Of some there may be more.
  if (deleted >= limit) return deleted;
  if (issues.length > 0) deleted += await trx('issues').whereIn('id', issues).delete();
  return deleted >= limit ? deleted : deleted + (await deleteRules(trx, domainId, limit - deleted));
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

async function deleteRules(trx: Executor, domainId: string, limit: number): Promise<number> {
  const ids: string[] = await trx('issue_rules').where({ domain_id: domainId }).limit(limit).pluck('id');
  return ids.length === 0 ? 0 : trx('issue_rules').whereIn('id', ids).delete();
}
