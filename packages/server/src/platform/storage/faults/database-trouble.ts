import { isLockTimeout, isRetryable } from './is-retryable.ts';

/**
 * Faults of the database, as opposed to those of a statement:
 * - `away`: it does not answer, or the connection was lost; a commit that was under way may have happened
 * - `refuses`: it answers, and refuses the user, the password, or the name of the database
 * - `read-only`: it takes no writes
 * - `full`: its disk is full
 * - `damaged`: its data are no database, or not a whole one: tables are missing
 * - `busy`: others write the same rows at the same moment; nothing was done
 * - `locked`: others hold a lock of rows or of tables for longer than a statement waits; nothing was done
 */
export type DatabaseTrouble = 'away' | 'refuses' | 'read-only' | 'full' | 'damaged' | 'busy' | 'locked';

/** Server error numbers: https://dev.mysql.com/doc/mysql-errors/8.0/en/server-error-reference.html; 1927 is MariaDB's. */
const MYSQL: Readonly<Record<number, DatabaseTrouble>> = {
  1040: 'away', // too many connections
  1053: 'away', // shutting down
  1152: 'away', // aborted connection
  1158: 'away',
  1159: 'away',
  1160: 'away',
  1161: 'away', // the network
  1203: 'away', // too many connections of this user
  1226: 'away', // a limit of this user
  1317: 'away', // interrupted
  1927: 'away', // killed
  4031: 'away', // idle for too long
  1044: 'refuses',
  1045: 'refuses',
  1049: 'refuses',
  1251: 'refuses',
  1698: 'refuses',
  1223: 'read-only', // FLUSH TABLES WITH READ LOCK
  1290: 'read-only',
  1792: 'read-only',
  1836: 'read-only',
  1046: 'damaged', // the database was dropped under the connection
  1146: 'damaged', // no such table
  1021: 'full',
  1114: 'full',
};

const SQLITE: readonly (readonly [RegExp, DatabaseTrouble])[] = [
  [/^SQLITE_READONLY/, 'read-only'],
  [/^SQLITE_FULL/, 'full'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'damaged'],
  [/^SQLITE_(IOERR|CANTOPEN)/, 'away'],
];

/**
 * Codes of mysql2 for refusals: the server speaks no TLS although it is required, shows a certificate that is not
 * trusted, or requires a kind of authentication that reveals the password or is unknown.
 */
const REFUSING_CODES = new Set([
  'HANDSHAKE_NO_SSL_SUPPORT',
  'HANDSHAKE_SSL_ERROR',
  'MYSQL_CLEAR_PASSWORD_NOT_ENABLED',
  'AUTH_SWITCH_PLUGIN_ERROR',
]);

/** The system's error 28 (ENOSPC), as MySQL and MariaDB quote it in errors of many numbers */
const NO_SPACE = /\b(Errcode|errno|error):? 28\b/i;

/**
 * The fault of the database behind an error; undefined: the error concerns the statement only, or not the database at
 * all.
 */
export function databaseTrouble(error: unknown): DatabaseTrouble | undefined {
  if (!(error instanceof Error)) return undefined;
  if (isLockTimeout(error)) return 'locked';
  if (isRetryable(error)) return 'busy';
  const { code, errno, fatal } = error as Error & { code?: unknown; errno?: unknown; fatal?: unknown };
  if (typeof errno === 'number' && errno in MYSQL) return MYSQL[errno];
  if (typeof errno === 'number' && NO_SPACE.test(error.message)) return 'full';
  if (typeof code === 'string') {
    if (REFUSING_CODES.has(code)) return 'refuses';
    const known = SQLITE.find(([pattern]) => pattern.test(code));
    if (known !== undefined) return known[1];
  }
  // mysql2 sets `fatal` on errors that ended a connection; Knex names the error of a pool without a free one.
  if (fatal === true || error.name === 'KnexTimeoutError') return 'away';
  return undefined;
}
