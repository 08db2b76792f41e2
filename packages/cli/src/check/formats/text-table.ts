import { columnsOf, wrapText } from './wrap-text.ts';

/** Columns of a status, and those between two cells. */
const STATUS = 6;
const GAP = 2;
/** Columns that the last cell of a row has at least in a narrow window, for which the reasons are broken into lines. */
const LEAST_TARGET = 27;

/** The lines of a table whose cells are a status, a reason, and a target with its places. */
interface TextTable {
  row(status: string, reason: string, target: string): readonly string[];
  /** Lines below the target of a row. */
  below(text: string): readonly string[];
}

const padded = (text: string, columns: number): string => text + ' '.repeat(Math.max(0, columns - columnsOf(text)));

/**
 * Lays out a table of statuses, reasons and targets. @param widest columns of the longest reason @param columns those of the window;
 * undefined: lines may have any length
 */
export function textTable(widest: number, columns = Number.POSITIVE_INFINITY): TextTable {
  const reasons = Math.min(widest, Math.max(STATUS, columns - STATUS - 2 * GAP - LEAST_TARGET));
  const before = STATUS + reasons + 2 * GAP;
  const left = columns - before;
  return {
    row(status, reason, target) {
      const [first, second] = [wrapText(reason, reasons, 0), wrapText(target, left)];
      return Array.from({ length: Math.max(first.length, second.length) }, (_, at) =>
        [padded(at === 0 ? status : '', STATUS), padded(first[at] ?? '', reasons), second[at] ?? '']
          .join(' '.repeat(GAP))
          .trimEnd(),
      );
    },
    below: (text) => wrapText(text, left).map((line) => `${' '.repeat(before)}${line}`),
  };
}
