interface Preparing<Statement> {
  prepare(sql: string): Statement;
}

/** Number of statements that each connection keeps; the service has about half as many. */
const KEPT = 300;
/** Maximum length of kept statements: longer ones insert many rows, and their text hardly ever repeats. */
const MAX_LENGTH = 6_000;

const TEXT_OR_MARK = /'[^']*'|`[^`]*`|"[^"]*"|\?/g;

/**
 * The statement with `+?` for every `?`, which has the same meaning. SQLite reads the value of a bare parameter when it
 * plans (in joins, in LIMIT), and prepares a statement anew whenever such a value changes: each run would take several
 * times as long (https://www.sqlite.org/c3ref/c_dbconfig_defensive.html, `SQLITE_DBCONFIG_ENABLE_QPSG`, which
 * better-sqlite3 cannot set).
 */
export const planOnce = (sql: string): string => sql.replace(TEXT_OR_MARK, (found) => (found === '?' ? '+?' : found));

/**
 * Makes a better-sqlite3 connection keep the prepared statements that were used last: Knex prepares every query anew,
 * which takes ten times as long as running a small one. A kept statement survives a change of the schema by any
 * process, because SQLite prepares it again by itself (https://www.sqlite.org/c3ref/prepare.html,
 * `sqlite3_prepare_v2`).
 */
export function keepStatements<Statement>(connection: Preparing<Statement>): void {
  const kept = new Map<string, Statement>();
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (sql) => {
    const known = kept.get(sql);
    if (known === undefined && sql.length > MAX_LENGTH && !sql.startsWith('select')) return prepare(sql);
    const statement = known ?? prepare(planOnce(sql));
    kept.delete(sql);
    kept.set(sql, statement);
    const oldest = kept.size > KEPT ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    return statement;
  };
}
