import type { FilledStore } from './fill-store.ts';
import type { Plan } from './read-plan.ts';
import type { Statement } from './record-statements.ts';

/** Maximum number of rows that may be sorted for one response: some pages of the longest list */
const SORTED = 1_000;

/**
 * Statements that always sort few rows. SQLite does not show how many rows it expects, so they are listed here; in
 * other databases the expected number is judged.
 */
const SORTS_FEW: readonly RegExp[] = [
  // This one takes the first rows of each crawl or target of a page.
  /row_number\(\) over \(partition by (`crawl_id`|`l`.`target_id`)/,
  // This one reads places of the links to the faulty targets of a chunk, at the end of a crawl.
  /row_number\(\) over \(partition by `target_id` order by `pages`/,
  // This one reads the broken targets of one crawl, at its end.
  /where `crawl_id` = \? and `verdict` = \? order by `found_on_pages` desc/,
];

/** Faults of a statement's plan; empty when there are none. */
export function planFaults(
  { sql }: Pick<Statement, 'sql'>,
  { steps, sorts }: Plan,
  { rows: rowsOf, large }: Pick<FilledStore, 'rows' | 'large'>,
): string[] {
  const faults = steps
    .filter(({ table, scans }) => scans && (rowsOf[table] ?? 0) >= large)
    .map(({ table }) => `reads all of ${table} (${rowsOf[table]} rows)`);
  if (!sorts) return faults;
  const expected = steps.flatMap(({ rows }) => rows ?? []);
  const many = expected.length === 0 ? !SORTS_FEW.some((few) => few.test(sql)) : Math.max(...expected) > SORTED;
  return many ? [...faults, `sorts ${expected.length === 0 ? 'rows' : `${Math.max(...expected)} rows`}`] : faults;
}
