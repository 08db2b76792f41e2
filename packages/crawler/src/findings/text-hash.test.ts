import { expect, test } from 'vitest';
import { pageSource } from '../page/page-source.ts';
import { hashText, TextHash } from './text-hash.ts';

test('white space counts once, and not at all at the ends', () => {
  expect(hashText('\n one\t two\u00a0 ')).toBe(hashText('one two'));
  expect(hashText('one two')).not.toBe(hashText('onetwo'));
});

test('a text in pieces is the text, unless something separates them', () => {
  const pieces = new TextHash();
  for (const piece of ['o', 'ne ', ' two']) pieces.add(pageSource(piece).units, 0, piece.length);
  expect([pieces.value, pieces.length]).toEqual([hashText('one two'), 6]);
  const apart = new TextHash();
  apart.separate();
  for (const piece of ['one', 'two']) {
    apart.add(pageSource(piece).units, 0, piece.length);
    apart.separate();
  }
  expect(apart.value).toBe(hashText('one two'));
});

test('no text has the hash 0, every text another one', () => {
  expect([hashText(''), hashText(' \n')]).toEqual([0, 0]);
  const hashes = Array.from({ length: 200_000 }, (_, i) => hashText(`Page ${i}`));
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(hashes.every((hash) => Number.isSafeInteger(hash) && hash > 0)).toBe(true);
  // All 53 bits are used: a hash of 32 bits would have about five pairs among as many texts.
  expect(hashes.filter((hash) => hash > 2 ** 52).length / hashes.length).toBeCloseTo(0.5, 1);
});
