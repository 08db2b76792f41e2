import { expect, it } from 'vitest';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { textsOf } from './texts-of.test-support.ts';

/** Words of the German texts that stand for one thing each, and the English word at the same place. */
const meanings = [
  ['Crawl', /\bCrawl/, /crawl/i],
  ['Score', /\bScore/, /\b(?:health|scores?)\b/i],
  ['Freigabe', /\bFreigabe/, /\b(?:share|sharing)\b/i],
  ['Secret', /Secret/, /secret/i],
  ['Protokoll', /\bProtokoll\b/, /\baudit log\b/i],
] as const;

/** Words for which the German texts have another one. */
const RETIRED = /\b(?:Sites?|gescheitert\w*|gesandt|kaputt\w*|Zustand|\w*[Gg]eheimnis\w*|geteilte\w* Links?)\b/;

const inEnglish = new Map(textsOf(en));
const inGerman = textsOf(de);

it.each(meanings)('in German, "%s" always means the same', (_, word, meaning) => {
  const found = inGerman.filter(([place, text]) => word.test(text) && inEnglish.has(place));
  expect(found.length).toBeGreaterThan(3);
  expect(found.filter(([place]) => !meaning.test(inEnglish.get(place) ?? ''))).toEqual([]);
});

it('the German texts have one word for each thing', () => {
  expect(inGerman.filter(([, text]) => RETIRED.test(text))).toEqual([]);
});
