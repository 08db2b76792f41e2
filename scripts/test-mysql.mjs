// npm run test:mysql [-- <vitest arguments>]: the suites that use an SQL server, on MySQL instead of MariaDB. Not on SQLite once more.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './toolchain.mjs';

const FOLDERS = ['packages', 'examples', 'e2e'];
const USES_SERVER = /\bdescribe(Each|Every)?(Empty)?(Databases?|(Own)?Mysql)\(|\bfreshMysqlUrl\(/;

/** @param {string} folder @returns {string[]} */
const testsIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : testsIn(path);
    return entry.name.endsWith('.test.ts') ? [path] : [];
  });

const suites = FOLDERS.flatMap(testsIn).filter((path) => USES_SERVER.test(readFileSync(join(root, path), 'utf8')));
process.env.LINKVITALS_TEST_FLAVOUR = 'mysql';
process.argv.push(...suites);
await import('./test.mjs');
