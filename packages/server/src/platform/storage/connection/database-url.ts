export type DatabaseUrl = { dialect: 'sqlite'; filename: string } | { dialect: 'mysql'; connection: MysqlConnection };

export interface MysqlConnection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
  ssl?: { rejectUnauthorized: boolean; verifyIdentity?: boolean };
}

const SHAPES = 'sqlite:/path/file.db, sqlite::memory: or mysql://user:password@host:3306/database';

/** The fault of a `DATABASE_URL`; undefined: none. */
export function databaseUrlFault(url: string): string | undefined {
  try {
    parseDatabaseUrl(url);
    return undefined;
  } catch (error) {
    return (error as Error).message.replace(/^DATABASE_URL is not usable: /, '');
  }
}

/**
 * Reads `DATABASE_URL`: `sqlite:<path>` (relative, absolute or `:memory:`), or
 * `mysql://user:password@host[:3306]/database[?ssl=true|insecure]`.
 * Throws with the accepted shapes; the message never repeats the value, which may hold a password.
 */
export function parseDatabaseUrl(url: string): DatabaseUrl {
  if (url.startsWith('sqlite:')) {
    const filename = url.slice('sqlite:'.length).replace(/^\/\/(?=\/)/, '');
    if (filename === '' || filename.startsWith('//')) throw unusable('the SQLite path is missing');
    return { dialect: 'sqlite', filename };
  }
  if (!url.startsWith('mysql:')) throw unusable('the scheme is neither sqlite nor mysql');
  if (!URL.canParse(url)) throw unusable('it is not a URL');
  return { dialect: 'mysql', connection: mysqlConnection(new URL(url)) };
}

function mysqlConnection(url: URL): MysqlConnection {
  const database = decodeURIComponent(url.pathname.slice(1));
  if (url.hostname === '') throw unusable('the host is missing');
  if (database === '' || database.includes('/')) throw unusable('the database name is missing');
  const ssl = url.searchParams.get('ssl');
  if (ssl !== null && ssl !== 'true' && ssl !== 'insecure') throw unusable('ssl is neither true nor insecure');
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? 3306 : Number(url.port),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database,
    ...(ssl === null ? {} : { ssl: { rejectUnauthorized: ssl === 'true', verifyIdentity: ssl === 'true' } }),
  };
}

const unusable = (why: string): Error => new Error(`DATABASE_URL is not usable: ${why}. Expected ${SHAPES}.`);
