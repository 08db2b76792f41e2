import { inertShortLine } from '@linkvitals/contract/inert-text';

const MAX_CELL = 2_100;

/** Paths of members in an object and its nested objects: `last_crawl.state`. */
type PathOf<T> = {
  [Name in keyof T & string]: NonNullable<T[Name]> extends readonly unknown[] | string | number | boolean
    ? Name
    : Name | `${Name}.${PathOf<NonNullable<T[Name]>>}`;
}[keyof T & string];

/** A column of a table, or a line about one object. */
export type Column<T> = readonly [title: string, path: PathOf<T>];

/**
 * A member as text. The server may have another version: a missing member is empty, an unknown value is shown as it is.
 * Text from the server is made harmless for a terminal and put on one line, and numbers are rounded to tenths.
 */
export function cellOf(item: unknown, path: string): string {
  let value = item;
  for (const name of path.split('.')) {
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? value[name as never] : undefined;
  }
  return textOf(value);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(Math.round(value * 10) / 10);
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return textOf(value.join(', '));
  if (typeof value === 'object') return textOf(JSON.stringify(value));
  return inertShortLine(String(value), MAX_CELL);
}
