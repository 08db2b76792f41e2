import { inertWords } from '@linkvitals/contract/inert-text';
import type { Cell, CsvTable } from './csv-sections.ts';

/** Text that a spreadsheet may take for a formula, also with full-width signs, and after spaces, which it removes. */
const FORMULA = /^[\s\uFEFF]*[=+\-@＝＋－＠]|^[\t\r]/;

/** Text that needs no change, like most cells. */
const HARMLESS = /^[\w/][\x20-\x7e]*$/;

/**
 * Text for a cell: on one line, and after an apostrophe when a spreadsheet would take it for a formula. Numbers are no text and stay
 * numbers.
 */
export function csvText(text: string): string {
  if (HARMLESS.test(text)) return text;
  const plain = inertWords(text);
  return FORMULA.test(text) || FORMULA.test(plain) ? `'${plain}` : plain;
}

/** Media type of CSV. */
export const CSV = 'text/csv; charset=utf-8; header=present';

/** Characters that need quotes; a semicolon separates columns in some countries. */
const QUOTED = /[",;\r\n]/;
const END = '\r\n';
/** Byte order mark. Without it Excel reads the file in a local charset. */
const BOM = '\uFEFF';

function field(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = csvText(cell);
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (cells: readonly Cell[]): string => cells.map(field).join(',') + END;

/**
 * Writes CSV of RFC 4180 in UTF-8, batch by batch. No library does it: csv-stringify takes four times as long and as much memory
 * (bench/HISTORY.md).
 */
export async function* csvFile(table: CsvTable): AsyncGenerator<Buffer, undefined> {
  yield Buffer.from(BOM + line(table.header));
  for await (const rows of table.rows()) yield Buffer.from(rows.map(line).join(''));
  return undefined;
}
