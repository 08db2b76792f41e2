import { DEFAULT_TABLE, dialectOf, type KnexLike, nowOf } from './knex-like.ts';

/** A migration with the shape that Knex expects. */
export interface DedupeMigration {
  up(knex: KnexLike): Promise<void>;
  down(knex: KnexLike): Promise<void>;
}

/** The columns, by Knex's name of the dialect. In MySQL keys have to be compared byte by byte, as SQLite always does. */
const columns = new Map([
  ['sqlite3', 'event_key TEXT NOT NULL PRIMARY KEY, token TEXT, expires_at INTEGER NOT NULL'],
  [
    'mysql',
    `event_key VARCHAR(190) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
     token CHAR(36) CHARACTER SET ascii COLLATE ascii_bin, expires_at BIGINT NOT NULL, INDEX (expires_at)`,
  ],
]);

/**
 * The table of `knexStore`, as a migration. Write `export const { up, down } = dedupeMigration();` in a migration file,
 * or `await dedupeMigration().up(knex)` without migration files. Both may be repeated.
 */
export function dedupeMigration({ table = DEFAULT_TABLE }: { table?: string | undefined } = {}): DedupeMigration {
  return {
    async up(knex) {
      nowOf(knex); // refuses other databases
      const dialect = dialectOf(knex);
      await knex.raw(`CREATE TABLE IF NOT EXISTS ?? (${columns.get(dialect)})`, [table]);
      if (dialect !== 'sqlite3') return;
      await knex.raw('CREATE INDEX IF NOT EXISTS ?? ON ?? (expires_at)', [`${table}_expires_at`, table]);
    },
    async down(knex) {
      await knex.raw('DROP TABLE IF EXISTS ??', [table]);
    },
  };
}
