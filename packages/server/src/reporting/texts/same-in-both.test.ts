import { expect, it } from 'vitest';
import { de } from './de/index.ts';
import { en } from './en/index.ts';

const isSentence = (text: string): boolean => (text.match(/\p{L}{2,}/gu) ?? []).length > 2;

/**
 * The texts of a catalogue by their place in it; functions are called with numbers below 10, which both languages write
 * alike.
 */
function textsOf(value: unknown, place: string): readonly (readonly [place: string, text: string])[] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function') {
    const given = Array.from({ length: value.length }, (_, index) => 2 + index);
    return textsOf((value as (...args: unknown[]) => unknown)(...given), place);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, `${place}.${name}`));
}

it('no sentence is the same in English and German', () => {
  const inEnglish = new Map(textsOf(en, ''));
  const same = textsOf(de, '').filter(([place, text]) => isSentence(text) && inEnglish.get(place) === text);
  expect(same).toEqual([]);
  expect(inEnglish.size).toBeGreaterThan(150);
});
