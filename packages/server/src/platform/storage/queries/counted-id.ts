import type { Knex } from 'knex';
import type { Executor } from '../database.ts';
import { dialectOf } from '../dialect-of.ts';

/** Number of hexadecimal digits after the last hyphen of a UUID */
const DIGITS = 12;
/** Maximum number of ids that one statement makes */
export const MAX_COUNTED = 1_000;
/** The digits of the first UUID begin at a multiple of this, so that counting never changes the digits before them. */
const ROUND = 1_024;

const startOf = (uuid: string): number => {
  const end = Number.parseInt(uuid.slice(-DIGITS), 16);
  return end - (end % ROUND);
};

/** Splits a UUID into the common beginning of the ids that count up from it, and the number to count from. */
export const countedBase = (uuid: string): { readonly prefix: string; readonly start: number } => ({
  prefix: uuid.slice(0, -DIGITS),
  start: startOf(uuid),
});

/**
 * An expression for ids that a statement makes by itself: UUIDs that count up from a new one.
 * @param base `countedBase` of a UUID of version 7 that has no other use, or its mark in a statement
 * @param number SQL for the place of the row, 1 to `MAX_COUNTED`
 */
export function countedId(
  on: Executor,
  { prefix, start }: { readonly prefix: string | Knex.Raw; readonly start: number | Knex.Raw },
  number: string,
): Knex.Raw {
  const sum = `(? + ${number})`;
  const sql =
    dialectOf(on) === 'sqlite'
      ? `printf('%s%0${DIGITS}x', ?, ${sum})`
      : `concat(?, lower(lpad(hex(${sum}), ${DIGITS}, '0')))`;
  return on.raw(sql, [prefix, start]);
}

/** The range of ids that `countedId` makes of a UUID: after the first of these, up to and including the last. */
export function countedRange(uuid: string): { readonly after: string; readonly upTo: string } {
  const nth = (number: number): string =>
    uuid.slice(0, -DIGITS) + (startOf(uuid) + number).toString(16).padStart(DIGITS, '0');
  return { after: nth(0), upTo: nth(MAX_COUNTED) };
}

/**
 * An expression for ids of rows that belong to rows of another table, one to each: they begin like a new UUID, and end
 * like the id of the other row.
 * @param prefix Prefix of `countedBase` of a UUID of version 7 that has no other use
 * @param column the id of the other row
 */
export function idBeside(on: Executor, prefix: string | Knex.Raw, column: string): Knex.Raw {
  const end = `substr(??, -${DIGITS})`;
  return on.raw(dialectOf(on) === 'sqlite' ? `? || ${end}` : `concat(?, ${end})`, [prefix, column]);
}
