import { expect, it } from 'vitest';
import { checks } from '../packages/contract/src/wording/checks-de.ts';
import { FINDINGS } from '../packages/crawler/src/findings/finding-table.ts';
import { TARGET_KINDS } from '../packages/server/src/reporting/texts/kind-texts.ts';

// The API words faults in English. The German texts of dashboard and reports are written by hand, and must cover the
// same codes and name the same bounds.

const said = { ...TARGET_KINDS, ...FINDINGS };
const numbers = (text: string): string[] => (text.match(/\d+/g) ?? []).toSorted();

it('every kind of issue has a German text, and no other', () => {
  expect(Object.keys(checks).toSorted()).toEqual(Object.keys(said).toSorted());
});

it.each(Object.entries(said))(
  'the German text of %s names the numbers of the English one',
  (code, { title, howToFix }) => {
    const german = checks[code];
    expect(numbers(german?.title ?? '')).toEqual(numbers(title));
    expect(numbers(german?.howToFix ?? '')).toEqual(numbers(howToFix));
  },
);
