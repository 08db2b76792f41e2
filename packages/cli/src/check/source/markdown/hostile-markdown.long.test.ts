import { threadMs } from '@linkvitals/testing';
import { describe, expect, it } from 'vitest';
import { markdownPage } from './markdown-page.ts';

const REPETITIONS = 10_000;
/** Of the processor time of this thread, each takes under half a second; what takes n² steps takes half a minute and more. */
const BOUND_MS = 10_000;

const times = (text: string) => (n: number) => text.repeat(n);
const numbered = (text: string) => (n: number) =>
  Array.from({ length: n }, (_, i) => text.replaceAll('%', String(i))).join('');
const runs = (mark: string) => (n: number) => {
  let text = '';
  for (let length = 1; text.length < n; length++) text += `a${mark.repeat(length)}`;
  return text;
};

const SHAPES: Readonly<Record<string, (n: number) => string>> = {
  quotes: times('> '),
  'quotes without spaces': times('>'),
  'quotes a line': times('> a\n'),
  'lists on one line': (n) => `${'* '.repeat(n)}a`,
  'lists of two kinds': (n) => `${'- 1. '.repeat(n)}a`,
  'lists in quotes': (n) => `${'> * '.repeat(n)}a`,
  'lists, each deeper': (n) => Array.from({ length: n / 20 }, (_, i) => `${'  '.repeat(i)}* a\n`).join(''),
  'items of a list': times('* a\n'),
  'images that are not closed': times('![](<'),
  'links that are not closed': times('[a]('),
  'titles that are not closed': times('[a](b "'),
  'titles in parentheses': times('[a](b ('),
  brackets: times('['),
  'closed brackets': (n) => `${'['.repeat(n)}a${']'.repeat(n)}`,
  'image brackets': times('!['),
  'nested links': (n) => `${'[a'.repeat(n)}${'](b)'.repeat(n)}`,
  'nested images': (n) => `${'![a'.repeat(n)}${'](b)'.repeat(n)}`,
  'full references': times('[a][b]'),
  'references that are not closed': (n) => `[a]: x\n\n${'[a]['.repeat(n)}`,
  'runs of backticks': runs('`'),
  'single backticks': times('a`b'),
  'escaped backticks': times('\\``'),
  emphasis: (n) => `${'*a **a '.repeat(n)}b${' a** a*'.repeat(n)}`,
  'emphasis of two kinds': times('*_'),
  'underscores that only close': times('a_ '),
  'less-than signs': times('<'),
  tags: times('<a '),
  'attributes that are not closed': times('a <a b="'),
  comments: times('a <!-- '),
  instructions: times('a<?'),
  declarations: times('a <!A '),
  'CDATA sections': times('a <![CDATA['),
  'blocks of HTML': times('<div>\n\n'),
  'headings of HTML': times('<h1><h2>'),
  'elements of raw text': times('<title>'),
  'cells of a table': (n) => `${'|a'.repeat(n)}\n${'|-'.repeat(n)}\n${'|a'.repeat(n)}`,
  'rows of a table': (n) => `a|b\n-|-\n${'a|b\n'.repeat(n)}`,
  definitions: (n) => `${numbered('[a%]: /u%\n')(n)}\n${numbered('[a%]\n')(n)}`,
  'one definition again and again': (n) => `${'[a]: /u\n'.repeat(n)}\n${'[a] '.repeat(n)}`,
  'definitions that are not closed': times('[a]: b "\n'),
  'headings that are equal': times('# a\n'),
  'headings with numbers of others': (n) => `${numbered('# a-%\n')(n)}${'# a\n'.repeat(n)}`,
  'headings underlined': times('a\n=\n'),
  'one heading of many lines': (n) => `${'a\n'.repeat(n)}===\n`,
  'fences that are not closed': (n) => Array.from({ length: n / 50 }, (_, i) => `${'`'.repeat(i + 3)}\n`).join('> a\n'),
  'addresses without a host': times('http://'),
  addresses: times('http://a.example/x '),
  'address of parentheses': (n) => `http://a.example/${'('.repeat(n)}${')'.repeat(n)}`,
  'address of entities': (n) => `http://a.example/${'&amp;'.repeat(n)}`,
  'names with underscores': times('www._'),
  'mail addresses': times('a@b.'),
  'half mail addresses': times('a@'),
  'dollar signs': times('$a '),
  'double dollar signs': times('$$a\n'),
  'runs of dollar signs': runs('$'),
  'footnotes in footnotes': times('[^a]: '),
  footnotes: numbered('[^a%]: [x](y)\n\n'),
  'ids that are not closed': times('{#'),
  'braces that are not closed': times('{'),
  'braces, half of them closed': times('{{}'),
  'comments in braces': times('{/*'),
  'attributes in braces': times('<a b={'),
  'strings in braces': times('{"a`'),
  'exports that are not closed': times('export {\n\n'),
  'export of comments': (n) => `export ${'/*'.repeat(n)}`,
  'front matter that is not closed': (n) => `---\n${'---a\n'.repeat(n)}`,
  'empty lines': times('\n'),
  spaces: (n) => `a${' '.repeat(n)}b`,
  'one long word': times('a'),
};

describe('hostile Markdown', () => {
  const dialects = ['markdown', 'mdx'] as const;
  const cases = dialects.flatMap((dialect) =>
    Object.entries(SHAPES).map(([name, shape]) => ({ dialect, name, shape })),
  );

  it.each(cases)('takes time in proportion to its length: $name in $dialect', ({ shape, dialect }) => {
    const text = shape(REPETITIONS);
    const before = threadMs();
    markdownPage(text, dialect);
    expect(threadMs() - before).toBeLessThan(BOUND_MS);
  });

  // A second or two; minutes, without the bound that `markdown-bounds.test.ts` sees.
  it.each(['{', '<a b={', 'export {\n\n'])(
    'of MDX is looked through in seconds where nothing is closed: %j',
    (text) => {
      const mdx = text.repeat(262_144 / text.length);
      const before = threadMs();
      markdownPage(mdx, 'mdx');
      expect(threadMs() - before).toBeLessThan(15_000);
    },
  );
});
