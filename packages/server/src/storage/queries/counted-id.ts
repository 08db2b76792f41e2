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

/**
 * An expression for ids that a statement makes by itself: UUIDs that count up from a new one.
 * @param uuid version 7, for nothing else
 * @param number SQL for the place of the row, 1 to `MAX_COUNTED`
 */
export function countedId(on: Executor, uuid: string, number: string): Knex.Raw {
  const prefix = uuid.slice(0, -DIGITS);
  const sum = `(? + ${number})`;
  const [sql, values] =
    dialectOf(on) === 'sqlite'
      ? [`printf('%s%0${DIGITS}x', ?, ${sum})`, [prefix, startOf(uuid)]]
      : [`concat(?, lower(lpad(hex(${sum}), ${DIGITS}, '0')))`, [prefix, startOf(uuid)]];
  return on.raw(sql, values);
}

/** The ids that `countedId` makes of a UUID lie after the first and not after the last of these. */
export function countedRange(uuid: string): { readonly after: string; readonly upTo: string } {
  const nth = (number: number): string =>
    uuid.slice(0, -DIGITS) + (startOf(uuid) + number).toString(16).padStart(DIGITS, '0');
  return { after: nth(0), upTo: nth(MAX_COUNTED) };
}
