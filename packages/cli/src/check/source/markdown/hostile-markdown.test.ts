import { describe, expect, it } from 'vitest';
import { REPETITIONS, SHAPES } from './hostile-markdown.test-support.ts';
import { markdownPage } from './markdown-page.ts';

// hostile-markdown.long.test.ts measures the time of each shape.

describe('hostile Markdown', () => {
  it.each(Object.entries(SHAPES))('is read without a fault: %s', (_, shape) => {
    for (const dialect of ['markdown', 'mdx'] as const) markdownPage(shape(1_000), dialect);
  });

  it.each(['> ', '- ', '> * ', '1. '])('of %j the links at any depth are read, and those after it', (mark) => {
    const { html, gaps } = markdownPage(`${mark.repeat(REPETITIONS)}[a](1)\n\n[b](2)`);
    expect(html).toContain('href="1"');
    expect(html).toContain('href="2"');
    expect(gaps).toEqual([]);
  });

  it.each(['[', '!['])(
    'of %j it is noted that links of the paragraph may be missing; those after it are read',
    (mark) => {
      expect(markdownPage(mark.repeat(20)).gaps).toEqual([]);
      const { html, gaps } = markdownPage(`${mark.repeat(REPETITIONS)}[a](1)\n\n[b](2)`);
      expect(html).toContain('href="2"');
      expect(gaps).toEqual(['tooDeep']);
    },
  );
});
