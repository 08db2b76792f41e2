import type { Services } from '../context.ts';
import { OperatorError } from '../operator-error.ts';
import { sealedPlaces } from './sealed-places.ts';
import { idOf } from './secret-box.ts';
import { keyFile, removeNewKey } from './secret-key.ts';
import { countSealed } from './store.ts';

/** How many rows of a kind no key opens. */
export interface LostRows {
  readonly what: string;
  readonly rows: number;
}

interface Options {
  /** Only what stays until somebody changes it. Default false: also what is gone by itself one day. */
  readonly onlyLasting?: boolean;
}

/** Counts what is sealed under keys that are not there. */
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

/** Leaves the new key where it has sealed something meanwhile. */
async function takeBackKey({ db, secrets, config }: Parts): Promise<boolean> {
  for (const place of sealedPlaces) {
    const all = await countSealed(db.knex, place, { notUnder: [] });
    if (all !== (await countSealed(db.knex, place, { notUnder: secrets.keyIds }))) return false;
  }
  return removeNewKey(config, (key) => idOf(Buffer.from(key, 'base64')) === secrets.keyId);
}

/**
 * A server without the key of what is stored would fail every delivery and crawl that needs it, one by one. It does not
 * start instead, and leaves no key behind that it has just made.
 * @throws OperatorError that names the key's place and both ways out
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
