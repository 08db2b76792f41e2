import { stringify } from 'csv-stringify/sync';
import { csvText } from './csv-cell.ts';
import type { CsvTable } from './csv-sections.ts';

const options = {
  record_delimiter: 'windows',
  // A lone line feed is not the delimiter, so it would not be quoted; semicolons separate columns in some countries.
  quoted_match: /[\r\n;]/,
  cast: { string: csvText },
} as const;

/** Excel takes a file without it for one of the local charset. */
const BOM = '\uFEFF';

/** CSV as RFC 4180 has it, in UTF-8, batch by batch. */
export async function* csvFile(table: CsvTable): AsyncGenerator<Buffer, undefined> {
  yield Buffer.from(BOM + stringify([[...table.header]], options));
  for await (const rows of table.rows()) yield Buffer.from(stringify(rows as unknown[][], options));
  return undefined;
}
