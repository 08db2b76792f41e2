import { expect, it } from 'vitest';
import { createKeyReader } from './read-keys.ts';

/** What a row of keys means, typed with a pause of so many ms between them. */
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
  [['g', 'x', 'd'], []],
  [['g', 'g', 'd'], ['/']],
  [['g', '/'], ['search']],
  [['g', 'd', 'd'], ['/']],
  [['g', 'toString'], []],
] as const)('%j means %j', (keys, expected) => {
  expect(meanings(keys)).toEqual(expected);
});

it('forgets the first key after a while', () => {
  expect(meanings(['g', 'd'], 1_501)).toEqual([]);
});
