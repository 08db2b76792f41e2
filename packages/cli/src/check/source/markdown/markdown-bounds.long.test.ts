import { describe, expect, it } from 'vitest';
import { expectWholeDocument, MIB, unclosedMdx } from './markdown-bounds.test-support.ts';
import { markdownPage } from './markdown-page.ts';

/** The max CPU time. Each document takes a second or two; with a parser that looks ahead without a bound, minutes. */
const BOUND_MS = 15_000;

it('a document of 4 MiB is read whole, each link on its line', () => expectWholeDocument(4 * MIB));

describe('a file of MDX in which nothing is closed', () => {
  it.each(['{', '<a b={', 'export {\n\n'])('is read in a bounded time, however long it is: %j', (start) => {
    const mdx = unclosedMdx(start, MIB / 4);
    const before = process.cpuUsage();
    const { gaps } = markdownPage(mdx, 'mdx');
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(BOUND_MS);
    expect(gaps).toContain('tooManyBraces');
  });
});
