import { expect, it } from 'vitest';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { textsOf } from './texts-of.test-support.ts';

/** German words that have one meaning each, with the English word that must be in the same text. */
const meanings = [
  ['Crawl', /\bCrawl/, /crawl/i],
  ['Score', /\bScore/, /\b(?:health|scores?)\b/i],
  ['Freigabe', /\bFreigabe/, /\b(?:share|sharing)\b/i],
  ['Secret', /Secret/, /secret/i],
  ['Protokoll', /\bProtokoll\b/, /\baudit log\b/i],
] as const;

/** German words that must not be used, because the texts have another word for the same thing. */
const RETIRED = /\b(?:Sites?|gescheitert\w*|gesandt|kaputt\w*|Zustand|\w*[Gg]eheimnis\w*|geteilte\w* Links?)\b/;

const inEnglish = new Map(textsOf(en));
const inGerman = textsOf(de);

it.each(meanings)('the German word "%s" always has the same meaning', (_, word, meaning) => {
  const found = inGerman.filter(([place, text]) => word.test(text) && inEnglish.has(place));
  expect(found.length).toBeGreaterThan(3);
  expect(found.filter(([place]) => !meaning.test(inEnglish.get(place) ?? ''))).toEqual([]);
});

it('the German texts use none of the retired words', () => {
  expect(inGerman.filter(([, text]) => RETIRED.test(text))).toEqual([]);
});
