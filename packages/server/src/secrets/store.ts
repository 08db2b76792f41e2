import type { Knex } from 'knex';
import type { Executor } from '../storage/index.ts';
import type { SealedPlace } from './sealed-places.ts';

export type SealedRow = Readonly<Record<string, string>>;

/** Rows of a place that hold something sealed under another key than this, in the order of the primary key. */
function underOtherKeys(on: Executor, place: SealedPlace, keyId: string): Knex.QueryBuilder {
  const query = on(place.table);
  if ('keyId' in place) return query.whereNotNull(place.ciphertext).whereNot(place.keyId, keyId);
  // Key ids are hexadecimal: nothing in them has a meaning for LIKE.
  return query.where(place.json, 'like', '%"keyId":"%').whereNot(place.json, 'like', `%"keyId":"${keyId}"%`);
}

interface Page {
  readonly keyId: string;
  /** The last row of the page before. */
  readonly after: SealedRow | undefined;
  readonly limit: number;
}

export async function pageOfSealed(on: Executor, place: SealedPlace, page: Page): Promise<SealedRow[]> {
  const { primaryKey } = place;
  const query = underOtherKeys(on, place, page.keyId)
    .orderBy([...primaryKey])
    .limit(page.limit);
  const { after } = page;
  if (after !== undefined) {
    query.where((beyond) => {
      // (a, b) > (x, y), as both databases can look it up.
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

/** Writes a row that still holds what was read. False: it has changed since, or is gone. */
export async function replaceSealed(
  on: Executor,
  place: SealedPlace,
  { row, change }: { readonly row: SealedRow; readonly change: SealedRow },
): Promise<boolean> {
  const changed = Object.keys(change);
  const unchanged = Object.fromEntries([...place.primaryKey, ...changed].map((column) => [column, row[column]]));
  return (await on(place.table).where(unchanged).update(change)) > 0;
}
