import { expect, it } from 'vitest';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { textsOf } from './texts-of.test-support.ts';

/** Words of the German texts that stand for one thing each, and the English word at the same place. */
const meanings = [
  ['Zustand', /\bZustand\b/, /\b(health|score)\b/i],
  ['Stand', /\bStand\b/, /\bstate\b/i],
] as const;

const inEnglish = new Map(textsOf(en));

it.each(meanings)('in German, "%s" always means the same', (_, word, meaning) => {
  const found = textsOf(de).filter(([, text]) => word.test(text));
  expect(found.length).toBeGreaterThan(3);
  expect(found.filter(([place]) => !meaning.test(inEnglish.get(place) ?? ''))).toEqual([]);
});
