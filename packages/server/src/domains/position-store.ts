import type { Position } from '../paging.ts';
import { compileOnce, type Executor } from '../storage/index.ts';

const selectPosition = compileOnce<{ readonly created_at: number; readonly id: string }, 'accountId' | 'index'>(
  (on, { accountId, index }) =>
    on('domains')
      .whereNull('deleted_at')
      .where({ account_id: accountId })
      .orderBy(['created_at', 'id'])
      .offset(index as unknown as number) // an expression, which its type leaves out
      .limit(1)
      .select('created_at', 'id'),
);

/** The account's domain number `index` (from 0) in order of creation. */
export async function findPosition(on: Executor, accountId: string, index: number): Promise<Position | undefined> {
  const [row] = await selectPosition(on, { accountId, index });
  return row && { at: Number(row.created_at), id: row.id };
}
