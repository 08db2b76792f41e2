import { validate, version } from 'uuid';
import { expect, it } from 'vitest';
import { createIds } from './ids.ts';

it('makes UUIDs of version 7 that count up, also within a millisecond and beyond the random bytes fetched at once', () => {
  const ids = createIds();
  const made = Array.from({ length: 5_000 }, () => ids.uuid());
  expect(made.every((id) => validate(id) && version(id) === 7)).toBe(true);
  expect(made.toSorted()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
});

it('makes UUIDs whose ends nobody can guess from the one before', () => {
  const ids = createIds();
  // The last 48 bits are random and not counted.
  const ends = Array.from({ length: 5_000 }, () => ids.uuid().slice(-12));
  expect(new Set(ends).size).toBe(ends.length);
});
