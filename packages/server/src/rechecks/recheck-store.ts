import { type Executor, fromJsonColumn } from '../storage/index.ts';
import type { RecheckRow } from './recheck-row.ts';

type Stored = Omit<RecheckRow, 'evidence'> & { readonly evidence: string | null };

const read = (row: Stored): RecheckRow => ({ ...row, evidence: fromJsonColumn(row.evidence) });

export async function insertRecheck(on: Executor, { evidence: _, ...row }: RecheckRow): Promise<void> {
  await on('issue_rechecks').insert(row);
}

/** The last one of an issue. */
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

interface Since {
  /** Epoch ms, not included. */
  readonly at: number;
  /** How many there may be. */
  readonly limit: number;
}

/** Of a domain or an account: when the one came of which `limit` are newer or as new; undefined: there are fewer. */
export async function findNthNewest(
  on: Executor,
  of: { readonly domain_id: string } | { readonly account_id: string },
  { at, limit }: Since,
): Promise<number | undefined> {
  const row = await on('issue_rechecks')
    .where(of)
    .where('created_at', '>', at)
    .orderBy('created_at', 'desc')
    .offset(limit - 1)
    .first('created_at');
  return row?.created_at;
}
