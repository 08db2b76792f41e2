import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

/** Modules and files of the repository that start processes, databases or network servers. */
const OUTSIDE = [
  /^node:(?:child_process|dgram|http|http2|https|net|sqlite|tls|worker_threads)$/,
  /^(?:knex|mongodb|msw|mysql2)(?:\/|$)/,
  /^@linkvitals\/(?:cli|server|testing\/.+)$/,
  /(?:^|\/)storage\/(?:describe-each-database\.test-support|index|connection\/open-database|schema\/migrate|servers\/enter-database)\.ts$/,
  // This file runs any command.
  /^packages\/cli\/src\/test-support\/run\.ts$/,
];

/** Functions of `@linkvitals/testing` that start something; the others are pure. */
const STARTS = /\b(?:create|spawn|start)[A-Z]/;

/** Files for tests only. Product code is not searched: a rule that stands next to a client makes no connection. */
const FOR_TESTS =
  /\.test\.ts$|\.test-support\.ts$|(?:^|\/)test-support\/|^(?:e2e|examples|packages\/testing|packages\/server\/scale)\//;

const IMPORT = /^(?:import|export)\s(?!type\b)(?:([^;'"]*?)\sfrom\s)?'([^']+)'|\bimport\(()'([^']+)'\)/gm;

/**
 * Whether a test, with all helpers that it imports, starts no process, database or network server.
 * @param file path from the root of the repository, with slashes
 */
export function isUnitTest(root: string, file: string): boolean {
  const seen = new Set<string>();
  const staysInside = (path: string): boolean => {
    if (seen.has(path)) return true;
    seen.add(path);
    return importsOf(`${root}/${path}`).every(({ names, from }) => {
      if (from === '@linkvitals/testing') return !STARTS.test(names);
      const imported = from.startsWith('.') ? join(dirname(path), from) : from;
      if (OUTSIDE.some((outside) => outside.test(imported))) return false;
      return imported === from || !FOR_TESTS.test(imported) || staysInside(imported);
    });
  };
  return staysInside(file);
}

function importsOf(path: string): { readonly names: string; readonly from: string }[] {
  if (!existsSync(path)) return []; // what imports it fails, and says so
  return [...readFileSync(path, 'utf8').matchAll(IMPORT)].map(([, names = '', from = '', , late = '']) => ({
    names,
    from: from || late,
  }));
}
