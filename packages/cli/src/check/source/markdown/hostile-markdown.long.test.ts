import { describe, expect, it } from 'vitest';
import { REPETITIONS, SHAPES } from './hostile-markdown.test-support.ts';
import { markdownPage } from './markdown-page.ts';

/**
 * The max CPU time. Each shape takes under half a second; a parser that needs n² steps takes half a minute and more.
 */
const BOUND_MS = 4_000;

describe('hostile Markdown', () => {
  const dialects = ['markdown', 'mdx'] as const;
  const cases = dialects.flatMap((dialect) =>
    Object.entries(SHAPES).map(([name, shape]) => ({ dialect, name, shape })),
  );

  it.each(cases)('takes time in proportion to its length: $name in $dialect', ({ shape, dialect }) => {
    const text = shape(REPETITIONS);
    const before = process.cpuUsage();
    markdownPage(text, dialect);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(BOUND_MS);
  });
});
