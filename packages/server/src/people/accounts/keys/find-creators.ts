import type { Executor } from '../../../platform/storage/index.ts';
import { listMemberNames } from '../../members/index.ts';
import type { KeyRow } from './store.ts';

/** A key, and the person who made it */
export interface ShownKey {
  readonly row: KeyRow;
  /** Null: a command made the key, or a person who has left the account. */
  readonly creator: { readonly id: string; readonly name: string } | null;
}

export type NewShownKey = ShownKey & { readonly key: string };

/** Finds the people who made keys of an account. */
export async function findCreators(
  on: Executor,
  accountId: string,
  rows: readonly KeyRow[],
): Promise<readonly ShownKey[]> {
  const names = await listMemberNames(
    on,
    accountId,
    rows.map(({ created_by }) => created_by),
  );
  return rows.map((row) => {
    const name = names.get(row.created_by);
    return { row, creator: row.created_by === null || name === undefined ? null : { id: row.created_by, name } };
  });
}

export async function findCreator(on: Executor, row: KeyRow): Promise<ShownKey['creator']> {
  const [shown] = await findCreators(on, row.account_id, [row]);
  return shown?.creator ?? null;
}
