/*
 * JSON lives in text columns: SQLite has no JSON type, and mysql2 hands a JSON column over already parsed, so that the
 * same query would give a string on one side and an object on the other.
 */

/** A value for a JSON column; `undefined` and `null` become SQL NULL. */
export function toJsonColumn(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}

/** The value of a JSON column; NULL becomes `null`. The caller names the type that its own writes guarantee. */
export function fromJsonColumn<T>(text: string | null | undefined): T | null {
  return text === null || text === undefined ? null : (JSON.parse(text) as T);
}
