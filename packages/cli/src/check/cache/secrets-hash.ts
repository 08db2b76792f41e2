import { randomBytes, scryptSync } from 'node:crypto';

const BYTES = 16;

/**
 * Hashes headers and cookies, so that the file of a cache shows that they are the same and not what they are. The hash is slow (scrypt),
 * because caches of CI are read by many, and passwords may be short.
 */
export class SecretsHash {
  readonly #known = new Map<string, string>();
  #salt: string | undefined;

  /** @param like hash to compare with, whose salt is taken */
  of(secrets: string, like?: string): string {
    const salt = like?.split('.')[0] ?? this.#salt ?? randomBytes(BYTES).toString('hex');
    // New hashes take the salt of the file, so that few have to be made.
    this.#salt ??= salt;
    const key = `${salt} ${secrets}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const hash = `${salt}.${scryptSync(secrets, salt, BYTES).toString('hex')}`;
    this.#known.set(key, hash);
    return hash;
  }
}
