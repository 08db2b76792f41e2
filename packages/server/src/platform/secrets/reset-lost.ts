import type { Services } from '../../context.ts';
import type { LostRows } from './refuse-lost-keys.ts';
import { type SealedPlace, sealedPlaces } from './sealed-places.ts';
import { listSealed, replaceLost, type SealedRow } from './store.ts';

/**
 * Number of rows that one statement reads; each is written by a statement of its own, so that no other work waits for
 * this.
 */
const BATCH = 200;

/** Number of rows of a kind that were changed */
export interface ResetRows extends LostRows {
  readonly table: string;
  /** The owner has to act: rotate the secret, or set the value again. */
  readonly lasts: boolean;
  readonly ids: readonly string[];
}

/**
 * Replaces or removes every value that none of the keys opens. A row is written only if it still holds the value that
 * was read; when this is cut off anywhere, the next run handles the rest.
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
