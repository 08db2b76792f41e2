import type { Services } from '../../context.ts';
import { sealJsonAnew } from './seal-json-anew.ts';
import { type SealedPlace, sealedPlaces } from './sealed-places.ts';
import { listSealed, type SealedRow, updateSealed } from './store.ts';

export interface KeyRotation {
  /** Number of rows that were sealed under another key and are now sealed under the current one */
  readonly sealed: number;
  /** Number of rows that a server changed during each pass, because it still seals under another key */
  readonly changed: number;
  /** Number of rows that none of the keys opens. They stay unchanged. */
  readonly unreadable: number;
}

/**
 * Number of rows that one statement reads; each is written by a statement of its own, so that no other work waits for
 * this.
 */
const BATCH = 200;
/** Maximum number of passes: each finds values that a server copied or wrote back during the one before. */
const MAX_PASSES = 10;

/**
 * Seals every value that is sealed under another key under the current one, while servers run. One statement replaces a
 * row if it still holds the value that was read. When it is killed anywhere, every row can be opened with the old keys
 * or the new one, and the next run seals the rest.
 */
export async function rotateKey(services: Pick<Services, 'db' | 'secrets'>): Promise<KeyRotation> {
  let sealed = 0;
  for (let pass = 1; ; pass += 1) {
    const done = await onePass(services);
    sealed += done.sealed;
    if (done.sealed + done.changed === 0 || pass === MAX_PASSES) return { ...done, sealed };
  }
}

async function onePass(services: Pick<Services, 'db' | 'secrets'>): Promise<KeyRotation> {
  const total = { sealed: 0, changed: 0, unreadable: 0 };
  for (const place of sealedPlaces) {
    let after: SealedRow | undefined;
    do {
      const page = { notUnder: [services.secrets.keyId], after, limit: BATCH };
      const rows = await listSealed(services.db.knex, place, page);
      for (const row of rows) total[await sealAnew(services, place, row)] += 1;
      after = rows.length === BATCH ? rows.at(-1) : undefined;
    } while (after !== undefined);
  }
  return total;
}

async function sealAnew(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  place: SealedPlace,
  row: SealedRow,
): Promise<keyof KeyRotation> {
  let change: SealedRow;
  try {
    change = changeOf(secrets, place, row);
  } catch {
    return 'unreadable'; // its key is missing, or it is damaged: neither can be repaired here
  }
  return (await updateSealed(db.knex, place, { row, change })) ? 'sealed' : 'changed';
}

function changeOf(secrets: Services['secrets'], place: SealedPlace, row: SealedRow): SealedRow {
  if (!('keyId' in place)) return { [place.json]: sealJsonAnew(secrets, row[place.json] ?? '') };
  const plain = secrets.open({ ciphertext: row[place.ciphertext] ?? '', keyId: row[place.keyId] ?? '' });
  const { ciphertext, keyId } = secrets.seal(plain);
  return { [place.ciphertext]: ciphertext, [place.keyId]: keyId };
}
