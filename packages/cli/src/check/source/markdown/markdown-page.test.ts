import { describe, expect, it } from 'vitest';
import { markdownPage } from './markdown-page.ts';

/** `line address` of each link and image, in the order of the page. */
function linksOf(markdown: string): string[] {
  const lines = markdownPage(markdown).html.split('\n');
  return lines.flatMap((line, at) =>
    [...line.matchAll(/(?:href|src)="?([^"\s>]*)/g)].map(([, address]) => `${at + 1} ${address}`),
  );
}

const idsOf = (markdown: string): string[] =>
  [...markdownPage(markdown).html.matchAll(/ id="(?:user-content-)?([^"]*)"/g)].map(([, id]) => id ?? '');

describe('links of Markdown', () => {
  it.each([
    [
      'inline, image, reference, collapsed, shortcut',
      '[a](1) ![b](2)\n[c][R] [R][] [R]\n\n[r]: 3',
      ['1 1', '1 2', '2 3', '2 3', '2 3'],
    ],
    ['over several lines', 'x [a\nb](1)\ny [c](\n2\n) [d](3)', ['1 1', '3 2', '5 3']],
    ['in quotes, lists and tables', '> - [a](1)\n>   [b](2)\n\n|h|\n|-|\n|[c](3)|', ['1 1', '2 2', '6 3']],
    ['an image in a link', '[![a](1)](2)', ['1 2', '1 1']],
    ['a tag over several lines in a link', '[<img\nsrc=1>](2) [b](3)', ['1 2', '2 1', '2 3']],
    ['raw HTML', '<a href="1">x</a>\n\n<p>\n<img src="2">\n</p>', ['1 1', '4 2']],
    [
      'an element of raw text that is not closed',
      'a <title> [b](1)\n\n<iframe src="2">\n\n[c](3)',
      ['1 1', '3 2', '5 3'],
    ],
    ['autolinks', '<https://a.example/x> <b@c.example>', ['1 https://a.example/x', '1 mailto:b@c.example']],
    ['code', '`[a](1)`\n\n    [b](2)\n\n```\n[c](3)\n```\n', []],
    ['what is escaped', '\\[a](1) [b\\](2)', []],
    [
      'any scheme, as it is written',
      '[a](javascript:x) [b](<c d>) [e](ü%20&amp;)',
      ['1 javascript:x', '1 c', '1 ü%20&amp;'],
    ],
    ['front matter', '---\nurl: [a](1)\n---\n[b](2)', ['4 2']],
    ['a rule, not front matter', '---\n\n[a](1)\n', ['3 1']],
  ])('%s', (_, markdown, links) => {
    expect(linksOf(markdown)).toEqual(links);
  });

  it.each([
    ['see https://a.example/b_c_d).', ['1 https://a.example/b_c_d']],
    ['(https://a.example/b_(c))', ['1 https://a.example/b_(c)']],
    ['https://a.example/?x=1&amp;', ['1 https://a.example/?x=1']],
    ['**https://a.example**', ['1 https://a.example']],
    ['www.a.example/b, x@a.example.', ['1 http://www.a.example/b', '1 mailto:x@a.example']],
    ['http://localhost:3000/x', ['1 http://localhost:3000/x']],
    ['https://пример.example/я', ['1 https://пример.example/я']],
    ['[x https://a.example](1)', ['1 1']],
    ['ahttps://a.example xwww.a.example www.a_b.example a@b c@1.0 http://', []],
    ['`https://a.example`', []],
  ])('bare addresses: %s', (markdown, links) => {
    expect(linksOf(markdown)).toEqual(links);
  });
});

describe('what looks like a link and is none', () => {
  it('is a footnote; links in its text are', () => {
    const text = 'a[^1] b[^note]\n\n[^1]: see x\n[^note]: [a](1)\n    [b](2)\n\n    [c](3)\n\n[d](4) [^5](6)';
    expect(linksOf(text)).toEqual(['4 1', '5 2', '7 3', '9 4', '9 6']);
  });

  it.each([
    ['a $[b](1)$ c', []],
    ['$$[b](1)$$', []],
    ['$$\n[b](1)\n\n[c](2)\n$$\n[d](3)', ['6 3']],
    ['$5 [a](1) and $6 [b](2)', ['1 1', '1 2']],
    ['$HOME [a](1) $PATH', ['1 1']],
    ['$$ [a](1)\n\n[b](2)', ['1 1', '3 2']],
    ['\\$[a](1)\\$', ['1 1']],
  ])('is math: %j', (markdown, links) => {
    expect(linksOf(markdown)).toEqual(links);
  });
});

describe('ids of headings', () => {
  it.each([
    ['# Hello World', ['hello-world']],
    ['Set\next\n---', ['setext']],
    ['# a\n# a\n# a', ['a', 'a-1', 'a-2']],
    ['# a\n# a-1\n# a', ['a', 'a-1', 'a-2']],
    ['# a-1\n# a\n# a', ['a-1', 'a', 'a-2']],
    ['# a\n# A', ['a', 'a-1']],
    ['# 🚀 Start', ['-start']],
    ['# :rocket: Start', ['rocket-start']],
    ['# Привет, мир! 日本語 é', ['привет-мир-日本語-é']],
    ['# I ♥ C++ & C# (v1.2): “a–b” … x_y', ['i--c--c-v12-ab--x_y']],
    ['# a  b\tc', ['a--bc']],
    ['# Use `x.y()` in [*the* docs](u) ![img](i)<br>**now**', ['use-xy-in-the-docs-now']],
    ['# a ## ', ['a']],
    ['# \\*a\\* &amp; b', ['a--b']],
    ['# ~~gone~~ $x$', ['gone-x']],
    ['# ![only](an-image)', []],
    ['<h2 align="center">Raw <b>one</b></h2>\n\n# raw one', ['raw-one', 'raw-one-1']],
    ['<h1>\n\nIn *Markdown*\n\n</h1>', ['in-markdown']],
    ['<!-- <h1>no</h1> -->\n\n# no', ['no']],
  ])('%j', (markdown, ids) => {
    expect(idsOf(markdown)).toEqual(ids);
  });

  it.each([
    ['## Title {#my-id}', 'my-id'],
    ['## Title {: #my-id .c}', 'my-id'],
    ['## Title { .c #my-id key=v }', 'my-id'],
    ['## Title {/* #my-id */}', 'my-id'],
    ['## Title\n{: #my-id}', 'my-id'],
    ['<a id="my-id"></a>\n\n## Title', 'my-id'],
  ])('may be given by the author: %j', (markdown, id) => {
    expect(idsOf(markdown)).toContain(id);
  });

  it('are not given in code', () => {
    expect(idsOf('`{#no}`')).toEqual([]);
    expect(markdownPage('<a name="by-name"></a>').html).toContain('name="by-name"');
  });
});

it.each([
  ['[a](docs\\b.md)', 'href="docs%5Cb.md"'],
  ['[a](<..\\my file.md#x>)', 'href="..%5Cmy file.md#x"'],
  ['![a](img\\a.png)', 'src="img%5Ca.png"'],
  ['[a]\n\n[a]: docs\\b.md', 'href="docs%5Cb.md"'],
  ['[a](f\\(1\\).md)', 'href="f(1).md"'],
  ['<a href="docs\\b.md">a</a>', 'href="docs\\b.md"'],
])('a backslash in an address of Markdown is %%5C: %s', (markdown, link) => {
  expect(markdownPage(markdown).html).toContain(link);
});

it('a file has no gap only because it defines references or footnotes', () => {
  const markdown = '[a] [b][] ![c][r] x[^1]\n\n[a]: 1\n[b]: 2 "t"\n[r]: 3\n[^1]: note [d](4)\n';
  expect(markdownPage(markdown)).toMatchObject({ gaps: [], html: expect.stringContaining('href="1"') });
});
