import { createColors } from 'picocolors';
import { jsonText } from '../../check/formats/json-text.ts';
import type { Io } from '../../io.ts';
import { writeLines } from '../../write-lines.ts';
import { type Column, cellOf } from './columns.ts';

export const outputFormats = ['table', 'json', 'jsonl'] as const;
export type OutputFormat = (typeof outputFormats)[number];

/** The number of rows that set the widths of the columns. Later rows are printed as they come. */
const MEASURED_ROWS = 500;

interface Printed<T> {
  readonly format: OutputFormat;
  readonly columns: readonly Column<T>[];
}

/** Prints the items of a list as they arrive. With `json` one array, with `jsonl` an object a line. */
export async function printList<T>(io: Io, items: AsyncIterable<T>, { format, columns }: Printed<T>): Promise<void> {
  const lines = format === 'table' ? tableLines(io, items, columns) : jsonLines(items, format);
  for await (const line of lines) await writeLines(io.stdout, [line]);
}

async function* jsonLines(items: AsyncIterable<unknown>, format: 'json' | 'jsonl'): AsyncGenerator<string> {
  if (format === 'jsonl') {
    for await (const item of items) yield jsonText(item);
    return;
  }
  let last: string | undefined;
  for await (const item of items) {
    yield last === undefined ? '[' : `${last},`;
    last = jsonText(item);
  }
  if (last === undefined) yield '[]';
  else yield* [last, ']'];
}

async function* tableLines<T>(io: Io, items: AsyncIterable<T>, columns: readonly Column<T>[]): AsyncGenerator<string> {
  const titles = columns.map(([title]) => title);
  const measured: string[][] = [titles];
  let write: ((cells: readonly string[]) => string) | undefined;
  for await (const item of items) {
    const row = columns.map(([, path]) => cellOf(item, path));
    if (write !== undefined) {
      yield write(row);
    } else if (measured.push(row) > MEASURED_ROWS) {
      write = rowWriter(io, measured);
      yield* linesOf(io, measured, write);
    }
  }
  if (measured.length === 1) io.stderr.write('None.\n');
  else if (write === undefined) yield* linesOf(io, measured, rowWriter(io, measured));
}

function linesOf(io: Io, rows: readonly string[][], write: (cells: readonly string[]) => string): string[] {
  return rows.map((row, at) => (at === 0 ? bold(io, write(row)) : write(row)));
}

/** Makes a writer of rows in columns as wide as the rows need. The last column is not padded, and a terminal cuts it at its edge. */
function rowWriter({ stdout }: Io, rows: readonly string[][]): (cells: readonly string[]) => string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const edge = stdout.isTTY === true ? (stdout.columns ?? 80) : Number.POSITIVE_INFINITY;
  return (cells) => {
    const line = cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
    return line.length <= edge ? line : `${line.slice(0, edge - 1).toWellFormed()}…`;
  };
}

/** Prints an object: a line for each member with a value, or its JSON. */
export async function printObject<T>(io: Io, item: T, { format, columns }: Printed<T>): Promise<void> {
  if (format !== 'table') return await writeLines(io.stdout, [jsonText(item)]);
  const width = Math.max(...columns.map(([title]) => title.length));
  const lines = columns.flatMap(([title, path]) => {
    const cell = cellOf(item, path);
    return cell === '' ? [] : [`${bold(io, title.padEnd(width))}  ${cell}`];
  });
  await writeLines(io.stdout, lines);
}

function bold({ stdout, env }: Io, text: string): string {
  return createColors(stdout.isTTY === true && !env.NO_COLOR).bold(text);
}
