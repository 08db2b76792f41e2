import { inertShortLine } from '@linkvitals/contract/inert-text';

const MAX_CELL = 2_100;

/** Members of an object, and of the objects in it: `last_crawl.state`. */
type PathOf<T> = {
  [Name in keyof T & string]: NonNullable<T[Name]> extends readonly unknown[] | string | number | boolean
    ? Name
    : Name | `${Name}.${PathOf<NonNullable<T[Name]>>}`;
}[keyof T & string];

/** A column of a table, or a line about one object. */
export type Column<T> = readonly [title: string, path: PathOf<T>];

/**
 * A member as text. The server may be of another version: what is missing is empty, what is unknown is shown as it is.
 * What it says is harmless on a terminal and stays on one line.
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
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return textOf(value.join(', '));
  if (typeof value === 'object') return textOf(JSON.stringify(value));
  return inertShortLine(String(value), MAX_CELL);
}
