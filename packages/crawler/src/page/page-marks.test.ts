import { describe, expect, test } from 'vitest';
import type { PageMarks } from './page-marks.ts';
import { readPage } from './read-page.ts';
import { hashText } from './text/text-hash.ts';

const marksOf = (html: string): PageMarks => readPage(html, 10).marks;

describe('the main text', () => {
  test.each([
    ['elements that hold no text to be read', '<title>no</title><style>no</style><script>no</script>'],
    ['elements that show something else', '<textarea>no</textarea><iframe>no</iframe><noscript><p>no</p></noscript>'],
    ['landmarks around it', '<header>no</header><nav>no</nav><footer>no</footer>'],
    [
      'templates, whatever ends in them',
      '<template>no</template><noscript><template></noscript></template>no</noscript>',
    ],
    ['comments', ' <!-- no --> '],
    ['what stands in a drawing for its tools', '<svg><title>no</title><style>no</style><script/></svg>'],
    ['ends of tags that were not opened', '</script></noscript></title>'],
  ])('leaves out %s', (_what, html) => {
    expect(marksOf(`<p>one${html}two</p>`).textHash).toBe(hashText('one two'));
  });

  test.each([
    ['preformatted text of old', '<xmp>one <b></xmp>two', 'one <b> two'],
    ['text up to the end of the page', '<p>one<plaintext>two </plaintext>', 'one two </plaintext>'],
    ['text of drawings', '<svg><title/><text>one<![CDATA[ two]]></text></svg>', 'one two'],
    ['entities as written', 'one &amp; two', 'one &amp; two'],
  ])('has %s', (_what, html, text) => {
    expect(marksOf(html)).toMatchObject({ textHash: hashText(text), textLength: text.replaceAll(' ', '').length });
  });
});

test('a password field and links of a head count wherever the page has them, but not in a template', () => {
  const html = '<input type=" Password"><link rel=canonical href=/c><link rel=alternate hreflang=de href="/d?a&amp;b">';
  expect(marksOf(html)).toMatchObject({ hasPassword: true, canonicals: ['/c'], alternates: ['/d?a&b'] });
  expect(marksOf(`<template>${html}</template>`)).toMatchObject({ hasPassword: false, canonicals: [], alternates: [] });
});

test('JSON-LD that is not JSON is counted, other scripts are not', () => {
  const block = (text: string): string => `<script type="application/LD+json">${text}</script>`;
  expect(marksOf(`${block('{')}${block('')}${block('{}')}<script>{</script>`).brokenJsonLd).toBe(2);
});

test.each([
  ['<script src="/a.js"></script>', true],
  ['<script type="module">start()</script>', true],
  ['<script type="Text/JavaScript; charset=utf-8" src="/a.js"></script>', true],
  ['<script type="a1b2c3-text/javascript">start()</script>', true],
  ['<svg><script>start()</script></svg>', true],
  ['<script type="application/ld+json">{}</script>', false],
  ['<script type="application/json">{}</script>', false],
  ['<script type="importmap">{}</script>', false],
  ['<script type="text/template"><p></script>', false],
  ['<template><script>start()</script></template>', false],
  ['<button onclick="start()">x</button>', false],
])('%s is a script that is run: %s', (html, isRun) => {
  expect(marksOf(html).hasScript).toBe(isRun);
});
