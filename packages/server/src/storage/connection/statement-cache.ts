interface Preparing<Statement> {
  prepare(sql: string): Statement;
}

/** Statements kept for each connection; the service has about half as many. */
const KEPT = 300;
/** Longer ones that write are of many rows, and their text is hardly ever the same again. */
const MAX_LENGTH = 6_000;

const TEXT_OR_MARK = /'[^']*'|`[^`]*`|"[^"]*"|\?/g;

/**
 * The statement with `+?` for every `?`, which means the same. At a bare parameter SQLite looks when it plans (in joins, in
 * LIMIT), and prepares a statement anew whenever such a parameter changes: each run would cost several times what it needs
 * (https://www.sqlite.org/c3ref/c_dbconfig_defensive.html, `SQLITE_DBCONFIG_ENABLE_QPSG`, which better-sqlite3 cannot set).
 */
export const planOnce = (sql: string): string => sql.replace(TEXT_OR_MARK, (found) => (found === '?' ? '+?' : found));

/**
 * Makes a better-sqlite3 connection keep its prepared statements, the latest used: Knex prepares every query anew, which
 * costs ten times what running a small one does. A kept statement survives a change of the schema, by whichever
 * process: SQLite prepares it again by itself (https://www.sqlite.org/c3ref/prepare.html, `sqlite3_prepare_v2`).
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
