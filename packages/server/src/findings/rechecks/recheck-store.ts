import { type Executor, fromJsonColumn } from '../../platform/storage/index.ts';
import type { RecheckRow } from './recheck-row.ts';

type Stored = Omit<RecheckRow, 'evidence'> & { readonly evidence: string | null };

const read = (row: Stored): RecheckRow => ({ ...row, evidence: fromJsonColumn(row.evidence) });

export async function insertRecheck(on: Executor, { evidence: _, ...row }: RecheckRow): Promise<void> {
  await on('issue_rechecks').insert(row);
}

/** Finds the last recheck of an issue. */
export async function findLastRecheck(on: Executor, issueId: string): Promise<RecheckRow | undefined> {
  const row: Stored | undefined = await on('issue_rechecks')
    .where({ issue_id: issueId })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first();
  return row && read(row);
}

/** Query for the rechecks of a domain or an account, by their time */
export const rechecksOf = (on: Executor, owner: { readonly domain_id: string } | { readonly account_id: string }) =>
  on('issue_rechecks').where(owner);
