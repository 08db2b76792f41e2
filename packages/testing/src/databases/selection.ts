/**
 * The databases of a suite in this run of the tests, when it can run on several:
 * - `first`: the usual ones (SQLite; for schema, locks and deletion MariaDB too). `npm test` sets nothing and gets
 *   these.
 * - `second`: the ones that `first` leaves out. The long lane runs suites of `npm test` on them.
 * - `every`: all of them. Files of the long lane run in no other lane.
 */
export type Selection = 'first' | 'second' | 'every';

const SELECTIONS: readonly string[] = ['first', 'second', 'every'] satisfies readonly Selection[];
const VARIABLE = 'LINKVITALS_TEST_SELECTION';

/** The selection that the project of `vitest.config.ts` sets in `LINKVITALS_TEST_SELECTION`. Default: `first`. */
export function selectionOfRun(env: NodeJS.ProcessEnv = process.env): Selection {
  const selection = env[VARIABLE] || 'first';
  if (!SELECTIONS.includes(selection)) throw new Error(`${VARIABLE}=${selection}: it is ${SELECTIONS.join(', ')}`);
  return selection as Selection;
}
