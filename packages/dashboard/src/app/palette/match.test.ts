import { expect, it } from 'vitest';
import { match } from './match.ts';

it.each([
  ['', 'Start crawl'],
  ['start', 'Start crawl'],
  ['crawl start', 'Start crawl'],
  ['  CRAWL ', 'Start crawl'],
  ['stcr', 'Start crawl'],
  ['crl', 'Start crawl'],
  ['uber', 'Übersicht'],
  ['übersicht', 'Übersicht'],
  ['example.com', 'shop.example.com'],
  ['a+b(', 'A+B(C)'],
])('"%s" finds "%s"', (typed, title) => {
  expect(match(typed, title)).toBeGreaterThan(0);
});

it.each([
  ['stop', 'Start crawl'],
  ['start report', 'Start crawl'],
  ['t', 'Add'],
  // The letters are in order, but begin in the middle of a word.
  ['awl s', 'Start'],
  ['rtc', 'Start crawl'],
])('"%s" does not find "%s"', (typed, title) => {
  expect(match(typed, title)).toBe(0);
});

it('does not match synonyms with letters left out, because nearly everything would fit', () => {
  expect(match('hst', 'Audit log', 'history')).toBe(0);
});

it('finds a command by a synonym, with a lower score than by its title', () => {
  expect(match('log out', 'Sign out', 'log out')).toBeGreaterThan(0);
  expect(match('dark', 'Dark')).toBeGreaterThan(match('dark', 'Theme', 'dark'));
});

it('scores the beginning of a title highest, then that of a word, then its middle, then letters left out', () => {
  const scores = ['Report of the crawl', 'Make a report', 'Unreported', 'R e p o r t'].map((title) =>
    match('report', title),
  );
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(new Set(scores).size).toBe(scores.length);
});
