import type { Services } from '../context.ts';
import { sealJsonAnew } from './seal-json-anew.ts';
import { type SealedPlace, sealedPlaces } from './sealed-places.ts';
import { listSealed, type SealedRow, updateSealed } from './store.ts';

export interface KeyRotation {
  /** Rows that are sealed under the current key now and were not before. */
  readonly sealed: number;
  /** Rows that kept changing under our hands: a server still seals under another key. */
  readonly changed: number;
  /** Rows that none of the keys opens. They are left as they are. */
  readonly unreadable: number;
}

/** Rows a statement; each is written by itself, so that nothing waits for this. */
const BATCH = 200;
/** What a server copied or wrote back during one pass is found by the next. */
const MAX_PASSES = 10;

/**
 * Seals everything under the current key that is sealed under another, while servers run. A row is replaced when it
 * still holds what was read, in one statement: killed anywhere, every row can be opened with the old keys or the new,
 * and the next run takes what is left.
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
    return 'unreadable'; // its key is gone, or it is damaged: neither is mended here
  }
  return (await updateSealed(db.knex, place, { row, change })) ? 'sealed' : 'changed';
}

function changeOf(secrets: Services['secrets'], place: SealedPlace, row: SealedRow): SealedRow {
  if (!('keyId' in place)) return { [place.json]: sealJsonAnew(secrets, row[place.json] ?? '') };
  const plain = secrets.open({ ciphertext: row[place.ciphertext] ?? '', keyId: row[place.keyId] ?? '' });
  const { ciphertext, keyId } = secrets.seal(plain);
  return { [place.ciphertext]: ciphertext, [place.keyId]: keyId };
}
