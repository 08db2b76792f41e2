import { expect, it } from 'vitest';
import { createKeyReader } from './read-keys.ts';

/** The meanings of keys that are pressed one after the other, with a pause in ms before each. */
function meanings(keys: readonly string[], pause = 100): readonly unknown[] {
  let now = 0;
  const read = createKeyReader(() => now);
  return keys.flatMap((key) => {
    now += pause;
    const meaning = read(key);
    return meaning === undefined ? [] : [meaning.is === 'go' ? meaning.to : meaning.is];
  });
}

it.each([
  [['/'], ['search']],
  [['?'], ['shortcuts']],
  [['u'], ['offer']],
  [['g', 'd'], ['/']],
  [['g', 'i'], ['/domains/$domainId/issues']],
  [['d', 'i', 'c'], []],
  [
    ['j', 'k', 'x', 'X'],
    ['row', 'row', 'select', 'select'],
  ],
  [['g', 'y', 'd'], []],
  [['g', 'x'], ['select']],
  [['g', 'g', 'd'], ['/']],
  [['g', '/'], ['search']],
  [['g', 'd', 'd'], ['/']],
  [['g', 'toString'], []],
] as const)('reads the keys %j as %j', (keys, expected) => {
  expect(meanings(keys)).toEqual(expected);
});

it('forgets the first of two keys after 1.5 seconds', () => {
  expect(meanings(['g', 'd'], 1_501)).toEqual([]);
});
