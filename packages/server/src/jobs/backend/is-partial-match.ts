import { isDeepStrictEqual } from 'node:util';

/** Whether `have` holds everything that `want` names; objects may have more keys, all else must be equal. */
export function isPartialMatch(have: unknown, want: unknown): boolean {
  if (!isObject(want)) return isDeepStrictEqual(have, want);
  return isObject(have) && Object.entries(want).every(([key, value]) => isPartialMatch(have[key], value));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
