import type { Executor } from '../storage/index.ts';

/** What refers to issues comes first. */
const TABLES = ['issue_comments', 'issue_changes', 'issues', 'issue_rules'] as const;

/** Deletes about `limit` rows of a domain's issues and answers how many; fewer than `limit`: there are no more. */
export async function deleteIssuesOfDomain(trx: Executor, domainId: string, limit: number): Promise<number> {
  let deleted = 0;
  for (const table of TABLES) {
    if (deleted >= limit) break;
    const ids: string[] = await trx(table)
      .where({ domain_id: domainId })
      .limit(limit - deleted)
      .pluck('id');
    if (ids.length > 0) deleted += await trx(table).where({ domain_id: domainId }).whereIn('id', ids).delete();
  }
  return deleted;
}
