import { fuzzBound, perLane, threadMs } from '@linkvitals/testing';
import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { hostilePage, seeded } from '../test-support/hostile-page.ts';
import type { PageContent } from './page-content.ts';
import { readBody } from './read-page.ts';
import { fnv1a } from './text/fnv1a.ts';

const read = (body: string | Uint8Array, contentType = 'application/xhtml+xml'): PageContent =>
  readBody({ body: Buffer.from(body as string), contentType, maxLinks: 10_000 });
const linksOf = (content: PageContent): string[] => [...content.links].map(({ kind, href }) => `${kind} ${href}`);
const links = (markup: string, contentType?: string): string[] => linksOf(read(markup, contentType));

describe('elements with a prefix', () => {
  const XHTML = 'http://www.w3.org/1999/xhtml';
  test.each([
    ['of XHTML', `<h:html xmlns:h="${XHTML}"><h:body><h:a href="/x">x</h:a></h:body></h:html>`, ['a /x']],
    ['of XHTML, single quotes', `<h:html xmlns:h = '${XHTML}'><h:img src="/x"/></h:html>`, ['img /x']],
    [
      'that looks like an expression',
      `<a.b-c:html xmlns:a.b-c="${XHTML}"><a.b-c:a href="/x"/><aXb-c:a href="/y"/></a.b-c:html>`,
      ['a /x'],
    ],
    ['of SVG', '<html xmlns:s="http://www.w3.org/2000/svg"><s:svg><s:a xlink:href="/x"/></s:svg></html>', ['a /x']],
    ['of another namespace', '<html xmlns:o="urn:other"><o:a href="/x"/></html>', []],
    ['in text', `<h:html xmlns:h="${XHTML}"><![CDATA[<h:a href="/no"/>]]></h:html>`, []],
  ])('%s', (_name, markup, expected) => {
    expect(links(markup)).toEqual(expected);
  });

  test('keep their lines, ids and texts', () => {
    const content = read(
      `<h:html xmlns:h="${XHTML}">\n<h:p id="here"/>\n<h:a href="/x">to <h:b>x</h:b></h:a></h:html>`,
    );
    expect([...content.links]).toMatchObject([{ href: '/x', line: 3, text: 'to x' }]);
    expect([...content.anchors]).toContain(fnv1a('here'));
  });

  test('mean nothing in HTML', () => {
    expect(links(`<html xmlns:h="${XHTML}"><h:a href="/x">x</h:a>`, 'text/html')).toEqual([]);
  });

  test('in great number cost no more than the page', () => {
    const declared = Array.from({ length: 20_000 }, (_, i) => ` xmlns:p${i}="${XHTML}"`).join('');
    expect(links(`<p0:html${declared}><p0:a href="/x"/></p0:html>`)).toEqual(['a /x']);
  });
});

describe('an element that closes itself holds nothing', () => {
  test.each([
    ['script', '<script src="/s.js"/><a href="/x">x</a>', ['script /s.js', 'a /x']],
    ['title', '<title/><a href="/x">x</a>', ['a /x']],
    ['style', '<style/><a href="/x">x</a>', ['a /x']],
    ['textarea', '<textarea/><a href="/x">x</a>', ['a /x']],
    ['iframe', '<iframe src="/f"/><a href="/x">x</a>', ['iframe /f', 'a /x']],
    ['noframes, xmp and plaintext', '<noframes/><xmp/><plaintext/><a href="/x">x</a>', ['a /x']],
    ['template', '<template/><a href="/x">x</a>', ['a /x']],
    ['a blank before the slash', '<script src="/s.js" /><a href="/x">x</a>', ['script /s.js', 'a /x']],
  ])('%s', (_name, markup, expected) => {
    expect(links(markup)).toEqual(expected);
  });

  test('an anchor, which has no text then', () => {
    const content = read('<p><a id="here" href="/1"/>beside <a href="/2">two</a> <nav/>main</p>');
    expect([...content.links].map(({ href, text, region }) => [href, text, region])).toEqual([
      ['/1', '', 'other'],
      ['/2', 'two', 'other'],
    ]);
    expect([...content.anchors]).toEqual([fnv1a('here')]);
    expect([content.marks.textLength, content.marks.sideTextLength]).toEqual(['besidetwomain'.length, 0]);
  });

  test('an element whose text is hidden, which hides no text behind it', () => {
    expect(read('<p><script/><textarea/>seen</p>').marks.textLength).toBe(4);
  });

  test('but not in text/html, whatever the doctype', () => {
    const doctype =
      '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">';
    expect(links(`${doctype}<script src="/s.js"/><a href="/x">x</a>`, 'text/html')).toEqual(['script /s.js']);
    expect(links(`${doctype}<script src="/s.js"/><a href="/x">x</a>`)).toEqual(['script /s.js', 'a /x']);
  });
});

describe('the rules of XML', () => {
  test.each([
    ['a section is text', '<p><![CDATA[<a href="/no">x</a>]]></p><a href="/x">x</a>', ['a /x']],
    ['a section that is empty', '<p><![CDATA[]]></p><a href="/x">x</a>', ['a /x']],
    ['a comment ends at --> alone', '<!-- --!><a href="/no">x</a> --><a href="/x">x</a>', ['a /x']],
    ['a comment does not end where it begins', '<!--><a href="/no">x</a>--><a href="/x">x</a>', ['a /x']],
    ['an instruction ends at ?>', '<?php echo "<a href=\'/no\'>" ?><a href="/x">x</a>', ['a /x']],
    [
      'a doctype may hold declarations',
      '<!DOCTYPE html [ <!ENTITY a "<b>]>"> <!-- " > --> ]><a href="/x">x</a>',
      ['a /x'],
    ],
    [
      'an end tag in a section ends no script',
      '<script><![CDATA[ "</script>" ]]></script><a href="/x">x</a>',
      ['a /x'],
    ],
    ['an end tag in a comment ends no style', '<style><!-- </style> --></style><a href="/x">x</a>', ['a /x']],
    ['a style in a comment is none', '<style><!-- a{background:url(/no)} --></style>', []],
    ['a style in a section is one', '<style>/*<![CDATA[*/ a{background:url("/c?a&b")} /*]]>*/</style>', ['css /c?a&b']],
    ['a style has references', '<style>a{background:url("/c?a&amp;b")}</style>', ['css /c?a&b']],
    [
      'a script has references',
      '<script type="application/ld+json">{"url":"https://x.test/?a&amp;b"}</script>',
      ['json-ld https://x.test/?a&b'],
    ],
    ['a textarea holds markup like any other', '<textarea><a href="/x">x</a></textarea>', ['a /x']],
    ['a template holds no part of the page', '<template><a href="/no">x</a></template><a href="/x">x</a>', ['a /x']],
    ['a table takes whatever it holds', '<table><p><a href="/x">x</a></p><base href="/b"/></table>', ['a /x']],
    ['anchors in anchors', '<a href="/1">one<a href="/2">two</a></a>', ['a /1', 'a /2']],
    [
      'svg',
      '<svg><image href="/i"/><a xlink:href="/s"/><foreignObject><a href="/x"/></foreignObject><title><a href="/t"/></title></svg><p/>',
      ['svg /i', 'a /s', 'a /x', 'a /t'],
    ],
    [
      'svg goes on where HTML would break out of it',
      '<svg><g><p/><image href="/i"/></g></svg><img src="/x"/>',
      ['svg /i', 'img /x'],
    ],
    [
      'capital letters are other names',
      '<A HREF="/1">x</A><a HREF="/2">x</a><IMG src="/3"/><SCRIPT><a href="/x">x</a></SCRIPT>',
      ['a /x'],
    ],
    ['capital letters in svg', '<svg><feImage href="/i"/><linearGradient/></svg>', ['svg /i']],
    ['void elements may have end tags', '<br></br><img src="/i"></img><a href="/x">x</a>', ['img /i', 'a /x']],
    ['frames stand anywhere', '<frameset><frame src="/f"/></frameset>', ['frame /f']],
  ])('%s', (_name, markup, expected) => {
    expect(links(markup)).toEqual(expected);
  });

  test('style sheets that instructions name before the first element', () => {
    const page =
      '<?xml version="1.0"?>\n<?xml-stylesheet type="text/css" href="/1.css?a&amp;b"?><!-- <?xml-stylesheet href="/no"?> -->\n' +
      "<!DOCTYPE html [ <!ENTITY a 'b'> ]>\n<?xml-stylesheet href = '/2.css' ?><?xml-stylesheet href='#own'?><?other href='/no'?>" +
      '<html><?xml-stylesheet href="/no"?><a href="/x"/></html>';
    expect([...read(page).links].map(({ kind, href, line }) => `${line} ${kind} ${href}`)).toEqual([
      '2 stylesheet /1.css?a&b',
      '4 stylesheet /2.css',
      '4 a /x',
    ]);
    expect(links(page, 'text/html')).toEqual(['a /x']);
  });

  test('a title has references, sections and comments', () => {
    expect(read('<title>a &lt; <!-- no --> b <![CDATA[&amp; <c>]]></title>').title).toBe('a < b &amp; <c>');
  });

  test('lines are those of the source', () => {
    const content = read(
      '<style><![CDATA[\n<!-- \n a{background:url(/1)} ]]>\n/**/ b{background:url(/2)}</style>\n<a href="/3"/>',
    );
    expect([...content.links].map(({ href, line }) => `${line} ${href}`)).toEqual(['3 /1', '4 /2', '5 /3']);
  });

  test('text behind a paragraph that HTML would have closed stands in it still', () => {
    const content = read('<nav><p>one<div>two</div></p>three</nav>four');
    expect([content.marks.sideTextLength, content.marks.textLength]).toEqual([11, 4]);
  });
});

describe('the encoding', () => {
  const latin = (markup: string): Buffer => Buffer.from(markup, 'latin1');
  test.each([
    ['its XML declaration says', latin('<?xml version="1.0" encoding="windows-1251"?><a href="/\xea"/>'), ['a /к']],
    ['no meta says', Buffer.from('<meta charset="windows-1251"/><a href="/ü"/>'), ['a /ü']],
    ['UTF-16 may say by its beginning', Buffer.from('<?xml version="1.0"?><a href="/ü"/>', 'utf16le'), ['a /ü']],
  ])('%s', (_name, body, expected) => {
    expect(linksOf(read(body))).toEqual(expected);
  });

  test('queries are written in it', () => {
    expect(linksOf(read(latin('<?xml version="1.0" encoding="windows-1251"?><a href="?\xea"/>')))).toEqual(['a ?%EA']);
  });
});

describe('what is not well-formed, which browsers refuse to show, is read on', () => {
  test.each([
    ['an element that is left open', '<p><a href="/1">x<a href="/2">x</a>', ['a /1', 'a /2']],
    ['an end tag of nothing', '</div></p><a href="/x">x</a>', ['a /x']],
    ['a value without quotes', '<a href=/x>x</a>', ['a /x']],
    ['an ampersand alone', '<a href="/?a&b">x</a>', ['a /?a&b']],
    ['a section that does not end', '<a href="/x">x</a><![CDATA[<a href="/no">', ['a /x']],
    ['a script that does not end', '<a href="/x">x</a><script><a href="/no">', ['a /x']],
    ['a comment that does not end', '<a href="/x">x</a><!-- <a href="/no">', ['a /x']],
    ['an instruction that does not end', '<a href="/x">x</a><?x > <a href="/no">', ['a /x']],
  ])('%s', (_name, markup, expected) => {
    expect(links(markup)).toEqual(expected);
  });

  test.each([
    '<a ',
    '<a>',
    '</a>',
    '<![CDATA[',
    '<style><![CDATA[',
    '<style><!--',
    '<?',
    '<!DOCTYPE [',
    '<!DOCTYPE "',
    '<?xml-stylesheet ',
    '<?xml-stylesheet href ?>',
    '<X>',
    '<x/>',
  ])('%s over and over takes time in proportion to its length', (piece) => {
    const start = threadMs();
    expect(links(piece.repeat(perLane(256 * 1_024, 2 * 1_024 * 1_024) / piece.length))).toEqual([]);
    expect(threadMs() - start).toBeLessThan(fuzzBound(1_000));
  });
});

test('pages of HTML that nobody would call well-formed come to an end, and all their links stand in them', () => {
  const random = seeded(20_261_123);
  const rounds = perLane(500, 3_000);
  let count = 0;
  for (let n = 0; n < rounds; n++) {
    const page = hostilePage(random);
    const content = read(page);
    count += content.links.length;
    const lines = page.split('\n').length;
    expect([...content.links].filter(({ line }) => line < 1 || line > lines)).toEqual([]);
  }
  expect(count).toBeGreaterThan(rounds);
});

const LINKING: Readonly<Record<string, string>> = { a: 'a', img: 'img', script: 'script', iframe: 'iframe', q: 'cite' };

const HOLD_TEXT = ['script', 'style', 'title'];
const NAMES = (
  'a a a a a a img img img img q q iframe iframe script style title p div table tr td li b i br textarea select option form ' +
  'button h1 head body html A IMG Div x-y noscript pre ruby object'
).split(' ');
const ATTRIBUTES = [
  'id="N"',
  'href="/N?a&amp;b"',
  'href="/N"',
  "src='/N'",
  'src="/N"',
  'cite="/N"',
  'HREF="/N"',
  "title='>'",
];
const TEXTS = [
  'word ',
  '&lt;',
  '<!-- <a href="/no">--!> -->',
  '<![CDATA[<a href="/no"/>]]>',
  '<?x <a href="/no"> ?>',
  ']]',
  '/>',
];
const RAW_TEXTS = [
  'x',
  '<![CDATA[</script></style></title><a href="/no">]]>',
  '<!-- </script></style></title> -->',
  '&lt;',
];

/** A well-formed random page. */
function wellFormed(random: () => number): string {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const many = (max: number, make: () => string): string =>
    Array.from({ length: Math.floor(random() * (max + 1)) }, make).join('');
  let count = 0;
  const attribute = (): string => pick(ATTRIBUTES).replace('N', `${++count}`);
  /** Attributes with different names. */
  const attributes = (): string => pick(['', ` ${attribute()}`, `\n${attribute()} `, ` class="&lt;a>" ${attribute()}`]);
  const element = (depth: number): string => {
    const name = pick(NAMES);
    if (random() < 0.25) return `<${name}${attributes()}/>`;
    const content = HOLD_TEXT.includes(name)
      ? many(2, () => pick(RAW_TEXTS))
      : many(4, () => (depth < 8 && random() < 0.6 ? element(depth + 1) : pick(TEXTS)));
    return `<${name}${attributes()}>${content}</${name}${pick(['', ' ', '\n'])}>`;
  };
  return pick(['', '<?xml version="1.0"?>', '<!DOCTYPE html>']) + many(8, () => element(0));
}

/** The links and ids that a parser of XML finds in a page. */
function readAsXml(page: string): { links: string[]; ids: string[] } {
  const found = { links: [] as string[], ids: [] as string[] };
  const parser = new Parser(
    {
      onopentag: (name, values) => {
        const href = name === 'a' ? values.href : name === 'q' ? values.cite : values.src;
        if (LINKING[name] !== undefined && href !== undefined) found.links.push(`${LINKING[name]} ${href}`);
        if (values.id !== undefined) found.ids.push(values.id);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(page);
  return found;
}

test('well-formed pages have the links and ids that a parser of XML finds', () => {
  const random = seeded(20_261_122);
  const rounds = perLane(500, 5_000);
  let count = 0;
  for (let n = 0; n < rounds; n++) {
    const page = wellFormed(random);
    const content = read(page);
    const expected = readAsXml(page);
    count += expected.links.length;
    expect({ page, links: linksOf(content), ids: [...content.anchors] }).toEqual({
      page,
      links: expected.links,
      ids: expected.ids.map((id) => fnv1a(id)),
    });
  }
  expect(count).toBeGreaterThan(rounds);
});
