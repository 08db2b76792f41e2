import { expect, it } from 'vitest';
import { crashesInARow } from './take-up.ts';

const before = { crash_count: 3, progress_mark: 100, lease_owner: 'gone' };

it.each([
  ['a crash with nothing new counts', before, 100, 4],
  ['a crash after something was stored ends the row', before, 101, 0],
  ['a suspension with nothing new changes nothing', { ...before, lease_owner: null }, 100, 3],
  ['a suspension after something was stored ends the row', { ...before, lease_owner: null }, 101, 0],
  ['the first crash, before anything is stored', { crash_count: 0, progress_mark: 0, lease_owner: 'gone' }, 0, 1],
])('%s', (_case, row, progress, crashes) => {
  expect(crashesInARow(row, progress)).toBe(crashes);
});
