import { expect, test } from 'vitest';
import { readPage } from '../read-page.ts';
import { hashText } from './text-hash.ts';

test('white space counts once, and not at all at the ends', () => {
  expect(hashText('\n one\t two\u00a0 ')).toBe(hashText('one two'));
  expect(hashText('one two')).not.toBe(hashText('onetwo'));
});

test.each(['one two', 'caf\u00e9 \u00a0 bar', '\u65e5\u672c\u8a9e 1 \ud83d\ude00', '1 < 2', 'one\t\n two '])(
  '%j has the same hash as the text of a page',
  (text) => {
    const { textHash, textLength } = readPage(text, 0).marks;
    expect(textHash).toBe(hashText(text));
    expect(textLength).toBe(
      [...text.replace(/\s/g, '')].reduce((sum, c) => sum + (c >= '\u2e80' ? c.length * 2 : 1), 0),
    );
  },
);

test('a text in pieces is the text, unless a tag separates them', () => {
  const hashOf = (html: string) => readPage(html, 0).marks.textHash;
  expect(hashOf('o<!-- -->ne  <!---->two')).toBe(hashText('one two'));
  expect(hashOf('<p>one<p>two')).toBe(hashText('one two'));
});

test('no text has the hash 0, every text another one', () => {
  expect([hashText(''), hashText(' \n')]).toEqual([0, 0]);
  const hashes = Array.from({ length: 200_000 }, (_, i) => hashText(`Page ${i}`));
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(hashes.every((hash) => Number.isSafeInteger(hash) && hash > 0)).toBe(true);
  // All 53 bits are used: a hash of 32 bits would have about five pairs among as many texts.
  expect(hashes.filter((hash) => hash > 2 ** 52).length / hashes.length).toBeCloseTo(0.5, 1);
});
