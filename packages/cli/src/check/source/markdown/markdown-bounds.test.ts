import { describe, expect, it } from 'vitest';
import { expectWholeDocument, MIB, unclosedMdx } from './markdown-bounds.test-support.ts';
import { markdownPage } from './markdown-page.ts';
import { piecesOf } from './paragraph-pieces.ts';
import { markdownReader } from './parser.ts';

describe('what a reader holds of a file', () => {
  it.each([
    ['a list', '* a\n', 1],
    ['a table', '|a|b|\n', 3],
    ['quotes', '> a\n\n', 1],
    ['headings', '# a\n', 2],
  ])('is no more than its texts, headings and rows: %s', (_, line, perLine) => {
    const blocks = markdownReader('markdown').blocks(`|h|h|\n|-|-|\n${line.repeat(1_000)}`);
    expect(blocks.length).toBeLessThanOrEqual(1_000 * perLine + 4);
  });

  it('is one piece of a long paragraph at a time, cut at a line, else at a word, else anywhere', () => {
    const lengths = (text: string): number[] => Array.from(piecesOf(text), (piece) => piece.text.length);
    const limit = 256 * 1_024;
    expect(lengths('a'.repeat(limit))).toEqual([limit]);
    expect(lengths('a'.repeat(limit + 1))).toEqual([limit, 1]);
    expect(lengths(`a b${'c'.repeat(limit)}`)).toEqual([2, limit, 1]);
    expect(lengths(`a\nb ${'c'.repeat(limit)}`)).toEqual([2, 2, limit]);
    const lines = 'some words\n'.repeat(100_000);
    const pieces = [...piecesOf(lines)];
    expect(pieces.map(({ text }) => text).join('')).toBe(lines);
    for (const { text } of pieces) expect([text.length <= limit, text.endsWith('\n')]).toEqual([true, true]);
    expect(pieces[1]?.lines).toBe(pieces[0]?.text.match(/\n/g)?.length);
  });
});

it('a document of half a MiB is read whole, each link on its line', () => expectWholeDocument(MIB / 2));

it('links of a paragraph that is read in pieces are on their lines, and that one may be missing is noted', () => {
  const { html, gaps } = markdownPage(`${'some words of text\n'.repeat(30_000)}[a](b)\n`);
  expect(html.split('\n').findIndex((line) => line.includes('href="b"'))).toBe(30_000);
  expect(gaps).toEqual(['tooLong']);
});

describe('a file of MDX in which nothing is closed', () => {
  it.each(['{', '<a b={'])('is looked through up to a bound, which is noted: %j', (start) => {
    const { html, gaps } = markdownPage(unclosedMdx(start, MIB / 16), 'mdx');
    expect(html).toContain('href="a"');
    expect(gaps).toContain('tooManyBraces');
  });
});
