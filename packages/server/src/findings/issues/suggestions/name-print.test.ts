import { describe, expect, it } from 'vitest';
import { editsFor, firstHalf, printsOfPage, printsOfSought } from './name-print.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxy'.repeat(4);
const LENGTHS = Array.from({ length: 77 }, (_, at) => at + 4);

const isFound = (sought: string, text: string, digits = ''): boolean => {
  const prints = printsOfSought({ text: sought, digits: '' });
  return printsOfPage({ text, digits }).some((print) => prints.includes(print));
};

/** Lengths of page names that are similar enough to a sought one. */
const near = (length: number): number[] =>
  Array.from({ length: 2 * editsFor(length) + 1 }, (_, at) => length - editsFor(length) + at);

describe('the prints of a sought name', () => {
  it.each(LENGTHS)('with %s letters find each page that shares its first half, or its second', (length) => {
    const sought = LETTERS.slice(0, length);
    const half = firstHalf(length);
    for (const other of near(length)) {
      const start = sought.slice(0, half).padEnd(other, 'z');
      const end = sought.slice(half).padStart(other, 'z');
      expect([isFound(sought, start), isFound(sought, end)], `${other} letters`).toEqual([true, true]);
    }
  });

  it('find no page with other letters, other digits, or a length that is too far', () => {
    expect(isFound('contact', 'imprint')).toBe(false);
    expect(isFound('contact', 'contact')).toBe(true);
    expect(isFound('contact', 'contact', '2')).toBe(false);
    expect(isFound('contact', 'contact-us')).toBe(false);
  });
});
