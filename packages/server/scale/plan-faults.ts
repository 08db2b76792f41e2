import type { Plan } from './read-plan.ts';
import type { Statement } from './record-statements.ts';

/** A table with fewer rows may be read whole: an index would not be worth its way. */
export const LARGE = 1_000;
/** Rows that may be sorted for one answer: some pages of the longest list. */
const SORTED = 1_000;

/**
 * Statements that sort what is few by its nature. SQLite does not show how many rows it expects, so they are named; of
 * other databases the figure is judged.
 */
const SORTS_FEW: readonly RegExp[] = [
  // The first of each crawl or target of a page.
  /row_number\(\) over \(partition by (`crawl_id`|`l`.`target_id`)/,
  // Places of the links to the faulty targets of a chunk, at the end of a crawl.
  /row_number\(\) over \(partition by `target_id` order by `pages`/,
  // The broken targets of one crawl, at its end.
  /where `crawl_id` = \? and `verdict` = \? order by `found_on_pages` desc/,
];

/** What is wrong with the way in which a database means to run a statement; nothing when it is empty. */
export function planFaults(
  { sql }: Pick<Statement, 'sql'>,
  { steps, sorts }: Plan,
  rowsOf: Readonly<Record<string, number>>,
): string[] {
  const faults = steps
    .filter(({ table, scans }) => scans && (rowsOf[table] ?? 0) >= LARGE)
    .map(({ table }) => `reads all of ${table} (${rowsOf[table]} rows)`);
  if (!sorts) return faults;
  const expected = steps.flatMap(({ rows }) => rows ?? []);
  const many = expected.length === 0 ? !SORTS_FEW.some((few) => few.test(sql)) : Math.max(...expected) > SORTED;
  return many ? [...faults, `sorts ${expected.length === 0 ? 'rows' : `${Math.max(...expected)} rows`}`] : faults;
}
