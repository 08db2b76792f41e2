import type { Claim, DedupeStore } from '../dedupe-store.ts';
import { DEFAULT_TABLE, type KnexLike, nowOf, type RowBuilder } from './knex/knex-like.ts';
import { storedKey } from './knex/stored-key.ts';

export { type DedupeMigration, dedupeMigration } from './knex/dedupe-migration.ts';
export type { KnexLike };

export interface KnexStoreOptions {
  /** Table that `dedupeMigration` makes. Default `linkvitals_webhook_events`. */
  table?: string | undefined;
}

export interface KnexStore extends DedupeStore {
  /** Removes expired rows and returns their number. Every thousandth claim does so as well. */
  prune(): Promise<number>;
}

const CLAIMS_BETWEEN_PRUNES = 1_000;
const MAX_ATTEMPTS = 5;

/**
 * A store for any number of processes that share a database: SQLite (better-sqlite3, sqlite3), MySQL or MariaDB
 * (mysql2, mysql). Times are those of the database. Every statement is a transaction of its own, so pass the knex
 * instance, not a transaction.
 */
export function knexStore(knex: KnexLike, { table = DEFAULT_TABLE }: KnexStoreOptions = {}): KnexStore {
  const now = nowOf(knex);
  const after = (ms: number) => knex.raw(`${now} + ?`, [ms]);
  const row = (key: string) => knex(table).where('event_key', key);
  const owned = async (key: string, token: string): Promise<{ row: RowBuilder }> => ({
    row: row(await storedKey(key))
      .where('token', token)
      .where('expires_at', '>', knex.raw(now)),
  });
  const prune = () => knex(table).where('expires_at', '<=', knex.raw(now)).delete();
  let claims = 0;

  /** Tries once to claim a key; undefined when its owner changed in the meantime. */
  const tryClaim = async (key: string, token: string, leaseMs: number): Promise<Claim | undefined> => {
    await knex(table)
      .insert({ event_key: key, token, expires_at: after(leaseMs) })
      .onConflict('event_key')
      .ignore();
    // The winner is read, because drivers disagree on whether an unchanged row counts as affected.
    const held = (await row(key).first('token', knex.raw(`expires_at - ${now} as left_ms`))) as HeldRow | undefined;
    if (held?.token === token) return { status: 'claimed', token };
    const retryAfterMs = Number(held?.left_ms ?? 0);
    if (held && retryAfterMs > 0)
      return held.token === null ? { status: 'done' } : { status: 'in_flight', retryAfterMs };
    await row(key)
      .where('expires_at', '<=', knex.raw(now))
      .update({ token, expires_at: after(leaseMs) });
    return undefined;
  };

  return {
    prune,
    async claim(key, { leaseMs }) {
      claims += 1;
      if (claims % CLAIMS_BETWEEN_PRUNES === 0) await prune();
      const [stored, token] = [await storedKey(key), crypto.randomUUID()];
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
        const claim = await tryClaim(stored, token, leaseMs);
        if (claim) return claim;
      }
      throw new Error(`${key} changed hands ${MAX_ATTEMPTS} times while it was claimed`);
    },
    complete: async (key, token, { ttlMs }) =>
      (await (await owned(key, token)).row.update({ token: null, expires_at: after(ttlMs) })) === 1,
    release: async (key, token) => (await (await owned(key, token)).row.delete()) === 1,
    extend: async (key, token, { leaseMs }) =>
      (await (await owned(key, token)).row.update({ expires_at: after(leaseMs) })) === 1,
  };
}

interface HeldRow {
  token: string | null;
  left_ms: unknown;
}
