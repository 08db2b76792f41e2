import type { PageRequest } from '../../platform/paging.ts';
import { type Executor, fromJsonColumn, insertInBatches, toJsonColumn } from '../../platform/storage/index.ts';

export type ChangeKind =
  | 'opened'
  | 'changed'
  | 'fixed'
  | 'reopened'
  | 'ignored'
  | 'unignored'
  | 'acknowledged'
  | 'unacknowledged'
  | 'assigned'
  | 'unassigned'
  | 'rechecked';

export interface ChangeRow {
  readonly issue_id: string;
  readonly id: string;
  readonly domain_id: string;
  readonly created_at: number;
  readonly change_kind: ChangeKind;
  /** Null: a recheck or a person made the change. */
  readonly crawl_id: string | null;
  readonly actor_name: string | null;
  readonly evidence: Readonly<Record<string, unknown>> | null;
}

export async function insertChanges(on: Executor, rows: readonly ChangeRow[]): Promise<void> {
  const stored = rows.map((row) => ({ ...row, evidence: toJsonColumn(row.evidence) }));
  await insertInBatches(on, 'issue_changes', stored);
}

type Stored = Omit<ChangeRow, 'evidence'> & { readonly evidence: string | null };

/** Changes of an issue, newest first by id, which rises with time; one more than the limit. */
export async function listChangeRows(
  on: Executor,
  issueId: string,
  { after, limit }: PageRequest,
): Promise<ChangeRow[]> {
  const query = on('issue_changes')
    .where({ issue_id: issueId })
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (after !== undefined) query.where('id', '<', String(after.id));
  const rows: Stored[] = await query;
  return rows.map((row) => ({ ...row, evidence: fromJsonColumn(row.evidence) }));
}
