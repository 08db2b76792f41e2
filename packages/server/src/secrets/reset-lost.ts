import type { Services } from '../context.ts';
import type { LostRows } from './refuse-lost-keys.ts';
import { type SealedPlace, sealedPlaces } from './sealed-places.ts';
import { listSealed, replaceLost, type SealedRow } from './store.ts';

/** Rows a statement; each is written by itself, so that nothing waits for this. */
const BATCH = 200;

/** Ids of the rows that were changed, by what they held. */
export interface ResetRows extends LostRows {
  readonly table: string;
  /** Its owner has something to do: rotate the secret, set the value anew. */
  readonly lasts: boolean;
  readonly ids: readonly string[];
}

/**
 * Replaces or removes everything that none of the keys opens; what one opens is not touched. A row is written when it
 * still holds what was read: cut off anywhere, the next run takes what is left.
 */
export async function resetLost(services: Pick<Services, 'db' | 'secrets'>): Promise<ResetRows[]> {
  const done: ResetRows[] = [];
  for (const place of sealedPlaces) {
    const ids = await resetPlace(services, place);
    if (ids.length > 0) done.push({ what: place.what, rows: ids.length, table: place.table, lasts: place.lasts, ids });
  }
  return done;
}

async function resetPlace(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  place: SealedPlace,
): Promise<readonly string[]> {
  const ids: string[] = [];
  let after: SealedRow | undefined;
  do {
    const rows = await listSealed(db.knex, place, { notUnder: secrets.keyIds, after, limit: BATCH });
    for (const row of rows) {
      const value = row['keyId' in place ? place.ciphertext : place.json] ?? '';
      const done = await replaceLost(db.knex, place, { row, change: place.instead(secrets, value) });
      if (done) ids.push(row[place.primaryKey[0] ?? ''] ?? '');
    }
    after = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (after !== undefined);
  return ids;
}
