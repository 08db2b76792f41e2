import { expect, test } from 'vitest';
import { readCss, readStyle } from './read-css.ts';

const found = (css: string): string[] => readCss(css).map(({ href, isImport }) => (isImport ? `@ ${href}` : href));
const inStyle = (css: string): string[] => readStyle(css).map(({ href }) => href);

test.each([
  ['url() without quotes', 'a{b:url(/x.png)}', ['/x.png']],
  ['white space around it', 'a{b:url( \n/x.png\t)}', ['/x.png']],
  ['quotes', `a{b:url("/x y.png"),url('/z)')}`, ['/x y.png', '/z)']],
  ['capitals', 'a{b:URL(/x)}', ['/x']],
  ['an escaped name', 'a{b:\\75 r\\6c(/x)}', ['/x']],
  ['at the end of the stylesheet, unclosed', 'a{b:url(/x', ['/x']],
  ['a string that ends the stylesheet', 'a{b:url("/x', ['/x']],
  ['white space in it: no URL', 'a{b:url(a b.png);c:url(/x)}', ['/x']],
  ['a quote or a parenthesis in it: no URL', `a{b:url(a'b);c:url(a"b);d:url(a(b);e:url(/x)}`, ['/x']],
  ['a control character in it: no URL', 'a{b:url(a\u0001b);c:url(/x)}', ['/x']],
  ['an escaped parenthesis', 'a{b:url(a\\)b.png)}', ['a)b.png']],
  ['an escaped space', 'a{b:url(a\\ b.png)}', ['a b.png']],
  ['an escaped parenthesis in what is no URL', 'a{b:url(a b\\)c);d:url(/x)}', ['/x']],
  ['hex escapes', 'a{b:url(\\2fx\\00002fy\\2f z)}', ['/x/y/z']],
  ['hex escapes of what is no character', 'a{b:url(/\\0 \\d800 \\110000 x)}', ['/���x']],
  ['a line feed in a string: no URL', 'a{b:url("/a\nb);c:url(/x)}', ['/x']],
  ['an escaped line feed in a string', 'a{b:url("/a\\\nb\\\r\nc")}', ['/abc']],
  ['references into the document', 'a{b:url(#x);c:url("#y")}', []],
  ['nothing', 'a{b:url();c:url("");d:url( )}', []],
  ['comments', 'a{/* url(/no) */b:url(/x)/* url(/no)', ['/x']],
  ['no comment inside of a URL', 'a{b:url(/x/*y*/z)}', ['/x/*y*/z']],
  ['strings', `a::before{content:"url(/no)"}`, []],
  ['names that end in url', 'a{b:my-url(/no);c:1url(/no);d:#url(/no);e:_url(/no)}', []],
  ['nested rules', '@media print{a{b:url(/x);&:hover{c:url(/y)}d:url(/z)}}', ['/x', '/y', '/z']],
  ['a font', '@font-face{src:url(/x.woff2) format("woff2"),local("y")}', ['/x.woff2']],
  ['what is only compared', '@supports (background:url(/no)){a{b:c}}', []],
  ['namespaces', '@namespace url(http://no.example);@namespace "http://no.example";', []],
])('%s', (_name, css, expected) => {
  expect(found(css)).toEqual(expected);
});

test.each([
  ['strings', 'a{b:image-set("/1.png" 1x, \'/2.png\' 2x)}', ['/1.png', '/2.png']],
  ['functions', 'a{b:-webkit-image-set(url(/1.png) 1x,url("/2.png") 2x)}', ['/1.png', '/2.png']],
  ['types', 'a{b:image-set("/1.avif" type("image/avif"),"/2.png" type("image/png")) , "no"}', ['/1.avif', '/2.png']],
  ['gradients', 'a{b:image-set(linear-gradient(red,blue) 1x,"/2.png" 2x)}', ['/2.png']],
  ['outside of declarations', '@supports (b:image-set("/no" 1x)){a{b:c}}', []],
  ['its name as a word', 'a{b:image-set "no"}', []],
])('image-set: %s', (_name, css, expected) => {
  expect(found(css)).toEqual(expected);
});

test.each([
  [
    'a string, a URL',
    `@import "/a.css";@import url(/b.css);@import url("/c.css") print;`,
    ['/a.css', '/b.css', '/c.css'],
  ],
  ['conditions', '@import "/a.css" layer(x) supports(background:url(/no)) "no";', ['/a.css']],
  ['unclosed', '@import "/a.css"', ['/a.css']],
  ['escaped', '@\\69mport "/a.css";', ['/a.css']],
  ['behind a charset, layers, comments', '@charset "utf-8";@layer a,b;/**/<!--@import "/a.css";-->', ['/a.css']],
  ['behind a style rule', 'a{}@import "/no.css";', []],
  ['behind another at-rule with a block', '@media print{}@import "/no.css";', []],
  ['behind a layer with a block', '@layer a{}@import "/no.css";', []],
  ['behind a namespace', '@namespace "x";@import "/no.css";', []],
  ['behind layers that come after an import', '@import "/a.css";@layer a;@import "/no.css";', ['/a.css']],
  ['behind an unknown statement, which is dropped', '@x y;@import "/a.css";', ['/a.css']],
  ['in a block', 'a{@import "/no.css";}', []],
  ['in a selector: an empty statement begins one', ';@import "/no.css";a{}', []],
  ['in a selector that begins with a URL', 'url(/no)@import "/no.css";a{}', []],
  ['with a word in front of its URL', '@import x "/no.css";', []],
])('@import: %s', (_name, css, expected) => {
  expect(found(css)).toEqual(expected.map((href) => `@ ${href}`));
});

test('a style attribute holds declarations only', () => {
  expect(inStyle('background:url(/a.png')).toEqual(['/a.png']);
  expect(inStyle('background:image-set("/a.png" 1x')).toEqual(['/a.png']);
  expect(inStyle('@import "/no.css";color:red;cursor:url(/b.cur),auto')).toEqual(['/b.cur']);
});

test('the offset of a URL is that of its function or string', () => {
  const css = '@import "/a";\na{b:url( "/b"),image-set("/c" 1x)}';
  expect(readCss(css).map(({ href, offset }) => [href, css.slice(offset, offset + 4)])).toEqual([
    ['/a', '"/a"'],
    ['/b', 'url('],
    ['/c', '"/c"'],
  ]);
});

/** Texts for which a quadratic reader takes minutes. */
test.each([
  ['backslashes', '\\'.repeat(1_000_000)],
  ['opened functions', 'url('.repeat(300_000)],
  ['image sets', `a{b:${'image-set('.repeat(200_000)}`],
  ['comments that never end', '/*'.repeat(500_000)],
  ['strings that never end', `a{b:url("${'\\"'.repeat(500_000)}`],
  ['white space behind a URL', `a{b:${`url(/x${' '.repeat(1_000)}`.repeat(1_000)}`],
  ['white space behind url(', `a{b:url(${' '.repeat(1_000_000)}`],
  ['one name', `a{b:${'x'.repeat(1_000_000)}(`],
  ['names', `a{b:${`${'x'.repeat(1_000)}(`.repeat(1_000)}`],
  ['at-rules', '@x'.repeat(500_000)],
  ['blocks', '{'.repeat(1_000_000)],
  ['ends of blocks', '}'.repeat(1_000_000)],
])('a million characters of %s are read in one pass', (_name, css) => {
  expect(readCss(css).length).toBeLessThan(2);
});
