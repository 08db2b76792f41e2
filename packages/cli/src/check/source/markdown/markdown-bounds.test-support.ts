import { expect } from 'vitest';
import { markdownPage } from './markdown-page.ts';

export const MIB = 1_024 * 1_024;

/** A link, an unclosed start of this many characters, and a second link. */
export const unclosedMdx = (start: string, length: number): string =>
  `${'[a](a)\n\n'}${start.repeat(length / start.length)}\n\n[b](b)`;

/** Reads a document of this many characters, and expects each link on its line. */
export function expectWholeDocument(length: number): void {
  const section =
    '# Heading\n\nSome *words* and a [link](a.md) `code`.\n\n* item\n* [b](b.md)\n\n| a | b |\n|---|---|\n| c | d |\n\n';
  const times = Math.floor(length / section.length);
  const { html, gaps } = markdownPage(section.repeat(times));
  expect(gaps).toEqual([]);
  const lines = html.split('\n');
  const holding = lines.flatMap((line, at) => (line.includes('href="a.md"') ? [at] : []));
  expect(holding).toHaveLength(times);
  expect(holding.at(-1)).toBe((times - 1) * 11 + 2);
}
