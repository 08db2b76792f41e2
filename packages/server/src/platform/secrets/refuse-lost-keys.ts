import type { Services } from '../../context.ts';
import { OperatorError } from '../operator-error.ts';
import { sealedPlaces } from './sealed-places.ts';
import { idOf } from './secret-box.ts';
import { keyFile, removeNewKey } from './secret-key.ts';
import { countSealed } from './store.ts';

/** The number of rows of a kind that no key can decrypt */
export interface LostRows {
  readonly what: string;
  readonly rows: number;
}

interface Options {
  /** Counts only values that last until somebody changes them. Default false: also those that end by themselves. */
  readonly onlyLasting?: boolean;
}

/** Counts the values that are sealed under missing keys. */
export async function countLost(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  { onlyLasting = false }: Options = {},
): Promise<LostRows[]> {
  const lost: LostRows[] = [];
  for (const place of sealedPlaces) {
    if (onlyLasting && !place.lasts) continue;
    const rows = await countSealed(db.knex, place, { notUnder: secrets.keyIds });
    if (rows > 0) lost.push({ what: place.what, rows });
  }
  return lost;
}

type Parts = Pick<Services, 'db' | 'secrets' | 'config'>;

/** Removes the new key, unless it has sealed a value meanwhile. Answers whether it was removed. */
async function takeBackKey({ db, secrets, config }: Parts): Promise<boolean> {
  for (const place of sealedPlaces) {
    const all = await countSealed(db.knex, place, { notUnder: [] });
    if (all !== (await countSealed(db.knex, place, { notUnder: secrets.keyIds }))) return false;
  }
  return removeNewKey(config, (key) => idOf(Buffer.from(key, 'base64')) === secrets.keyId);
}

/**
 * Refuses the start of a server that lacks a key of stored values: every delivery and crawl that needs them would fail,
 * one by one. A key that the server has just made is removed.
 * @throws OperatorError that names the place of the key and both remedies
 */
export async function refuseLostKeys(services: Parts, { keyIsNew = false } = {}): Promise<void> {
  const lost = await countLost(services, { onlyLasting: true });
  if (lost.length === 0) return;
  const what = lost.map((one) => `${one.rows} ${one.what}`).join(', ');
  const { config, secrets } = services;
  const isGone = keyIsNew && (await takeBackKey(services));
  const [place, back] =
    config.secretKeys.length > 0
      ? ['LINKVITALS_SECRET_KEY', 'add the key that is missing to LINKVITALS_SECRET_KEY, after a comma']
      : [keyFile(config), `put ${keyFile(config)} back from where you keep its copy`];
  throw new OperatorError(
    `The secret key of this database is missing: ${what} cannot be decrypted${isGone ? `, and there is no ${place}` : ` with ${place} (key ${secrets.keyIds.join(', ')})`}. Either ${back}, and start again; or, if it is lost for good, run \`linkvitals secrets reset --yes-i-lost-the-key\`, which replaces or removes what cannot be decrypted, and start again`,
  );
}
