import { expect, it } from 'vitest';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { textsOf } from './texts-of.test-support.ts';

const isSentence = (text: string): boolean => (text.match(/\p{L}{2,}/gu) ?? []).length > 2;

it('no sentence is the same in English and German', () => {
  const inEnglish = new Map(textsOf(en));
  const same = textsOf(de).filter(([place, text]) => isSentence(text) && inEnglish.get(place) === text);
  expect(same).toEqual([]);
  expect(inEnglish.size).toBeGreaterThan(500);
});
