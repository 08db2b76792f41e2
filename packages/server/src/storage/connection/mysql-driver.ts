import { createRequire } from 'node:module';
import type * as Mysql2 from 'mysql2';

/** Loaded when it is used: a server on SQLite starts sooner without it. */
export const mysqlDriver = (): typeof Mysql2 => createRequire(import.meta.url)('mysql2');
