import { expect, it } from 'vitest';
import { chooseLanguage } from './languages.ts';

it.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'de', 'en'], 'de'],
  [['EN-gb'], 'en'],
  [['fr-FR'], 'en'],
  [['', 'toString'], 'en'],
  [[], 'en'],
] as const)('chooses from the preferred languages %j the language %s', (wanted, expected) => {
  expect(chooseLanguage(wanted)).toBe(expected);
});
