import type { Knex } from 'knex';
import type { Executor } from '../storage/index.ts';
import type { Replacement } from './instead-of-lost.ts';
import type { SealedPlace } from './sealed-places.ts';

export type SealedRow = Readonly<Record<string, string>>;

interface Keys {
  /** Ids of keys; values that are sealed under one of them are left out. */
  readonly notUnder: readonly string[];
}

/** Query for the rows of a place that are sealed under other keys than these */
function underOtherKeys(on: Executor, place: SealedPlace, { notUnder }: Keys): Knex.QueryBuilder {
  const query = on(place.table);
  if ('keyId' in place) return query.whereNotNull(place.ciphertext).whereNotIn(place.keyId, notUnder);
  query.where(place.json, 'like', '%"keyId":"%');
  // Key ids are hexadecimal: none of their characters has a meaning for LIKE.
  for (const keyId of notUnder) query.whereNot(place.json, 'like', `%"keyId":"${keyId}"%`);
  return query;
}

export async function countSealed(on: Executor, place: SealedPlace, keys: Keys): Promise<number> {
  const [row] = await underOtherKeys(on, place, keys).count({ rows: '*' });
  return Number(row.rows);
}

interface Page extends Keys {
  /** The last row of the previous page */
  readonly after: SealedRow | undefined;
  readonly limit: number;
}

/** Lists rows in the order of the primary key. */
export async function listSealed(on: Executor, place: SealedPlace, page: Page): Promise<SealedRow[]> {
  const { primaryKey } = place;
  const query = underOtherKeys(on, place, page)
    .orderBy([...primaryKey])
    .limit(page.limit);
  const { after } = page;
  if (after !== undefined) {
    query.where((beyond) => {
      // This is (a, b) > (x, y) in a form for which both databases use the index.
      primaryKey.forEach((column, index) => {
        beyond.orWhere((where) => {
          for (const same of primaryKey.slice(0, index)) where.where(same, after[same] ?? '');
          where.where(column, '>', after[column] ?? '');
        });
      });
    });
  }
  const columns = 'keyId' in place ? [place.ciphertext, place.keyId] : [place.json];
  return query.select([...primaryKey, ...columns]);
}

/** Condition that the row still holds the value that was read */
const unchanged = ({ primaryKey }: SealedPlace, row: SealedRow, columns: readonly string[]): SealedRow =>
  Object.fromEntries([...primaryKey, ...columns].map((column) => [column, row[column] ?? '']));

/** Writes a row if it still holds the value that was read. False: it has changed meanwhile, or is deleted. */
export async function updateSealed(
  on: Executor,
  place: SealedPlace,
  { row, change }: { readonly row: SealedRow; readonly change: SealedRow },
): Promise<boolean> {
  return (
    (await on(place.table)
      .where(unchanged(place, row, Object.keys(change)))
      .update(change)) > 0
  );
}

/** Replaces a lost value. Callers see the change by the version. Undefined deletes the row. */
export async function replaceLost(
  on: Knex,
  place: SealedPlace,
  { row, change }: { readonly row: SealedRow; readonly change: Replacement },
): Promise<boolean> {
  const rows = on(place.table).where(unchanged(place, row, 'keyId' in place ? [place.ciphertext] : [place.json]));
  if (change === undefined) return (await rows.delete()) > 0;
  return (await rows.update({ ...change, ...(place.versioned ? { version: on.raw('version + 1') } : {}) })) > 0;
}
