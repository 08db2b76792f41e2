import type { CodeUnits } from './page-source.ts';

/** ASCII white space. Also a return: the standard turns it into a line feed before anything is read (13.2.3.5). */
export function isWhiteSpace(c = 0): boolean {
  return c === 32 || c === 10 || c === 9 || c === 13 || c === 12;
}

/** Nothing but white space from `start` up to, but not including, `end`. */
export function isBlank(units: CodeUnits, start: number, end: number): boolean {
  let at = start;
  while (at < end && isWhiteSpace(units[at])) at++;
  return at === end;
}
