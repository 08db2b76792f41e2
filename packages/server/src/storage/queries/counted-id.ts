import type { Knex } from 'knex';
import type { Executor } from '../database.ts';
import { dialectOf } from '../dialect-of.ts';

/** Hexadecimal digits after the last hyphen of a UUID. */
const DIGITS = 12;
/** Ids that one statement makes at most. */
export const MAX_COUNTED = 1_000;
/** The end of the first UUID begins at a multiple of this, so that counting never reaches the digits before it. */
const ROUND = 1_024;

const startOf = (uuid: string): number => {
  const end = Number.parseInt(uuid.slice(-DIGITS), 16);
  return end - (end % ROUND);
};

/** A UUID in two: what all ids have that count up from it, and what is counted. */
export const countedBase = (uuid: string): { readonly prefix: string; readonly start: number } => ({
  prefix: uuid.slice(0, -DIGITS),
  start: startOf(uuid),
});

/**
 * An expression for ids that a statement makes by itself: UUIDs that count up from a new one.
 * @param base `countedBase` of a UUID of version 7 that is for nothing else, or what stands for it in a statement
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

/** The ids that `countedId` makes of a UUID lie after the first and not after the last of these. */
export function countedRange(uuid: string): { readonly after: string; readonly upTo: string } {
  const nth = (number: number): string =>
    uuid.slice(0, -DIGITS) + (startOf(uuid) + number).toString(16).padStart(DIGITS, '0');
  return { after: nth(0), upTo: nth(MAX_COUNTED) };
}

/**
 * An expression for ids of rows that belong to rows of another table, one to each: they begin like a new UUID, and end like the
 * id of the other row.
 * @param prefix of `countedBase` of a UUID of version 7 that is for nothing else
 * @param column the id of the other row
 */
export function idBeside(on: Executor, prefix: string | Knex.Raw, column: string): Knex.Raw {
  const end = `substr(??, -${DIGITS})`;
  return on.raw(dialectOf(on) === 'sqlite' ? `? || ${end}` : `concat(?, ${end})`, [prefix, column]);
}
