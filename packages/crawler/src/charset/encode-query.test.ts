import { describe, expect, test } from 'vitest';
import { readBody } from '../page/read-page.ts';
import { resolveLink } from '../url/resolve-link.ts';
import { decode } from './decode.ts';
import { encodeQuery } from './encode-query.ts';

test.each([
  ['Russian', 'windows-1251', 'кот', '%EA%EE%F2'],
  ['Russian', 'koi8-r', 'кот', '%CB%CF%D4'],
  ['Russian', 'ibm866', 'кот', '%AA%AE%E2'],
  ['German', 'windows-1252', 'Grüße', 'Gr%FC%DFe'],
  ['Polish', 'iso-8859-2', 'żółw', '%BF%F3%B3w'],
  ['Greek', 'windows-1253', 'γάτα', '%E3%DC%F4%E1'],
  ['Turkish', 'windows-1254', 'ığş', '%FD%F0%FE'],
  ['Hebrew', 'windows-1255', 'חתול', '%E7%FA%E5%EC'],
  ['Hebrew', 'iso-8859-8-i', 'חתול', '%E7%FA%E5%EC'],
  ['Arabic', 'windows-1256', 'قطة', '%DE%D8%C9'],
  ['Thai', 'windows-874', 'แมว', '%E1%C1%C7'],
  ['Japanese', 'shift_jis', '猫ソ≡', '%94L%83\\%81%DF'],
  ['Japanese, half-width', 'shift_jis', 'ﾈｺ', '%C8%BA'],
  ['Japanese', 'euc-jp', '猫①', '%C7%AD%AD%A1'],
  ['Japanese, which changes its state', 'iso-2022-jp', 'a猫b¥', 'a%1B$BG-%1B(Bb%1B(J\\%1B(B'],
  ['simplified Chinese', 'gbk', '猫€', '%C3%A8%80'],
  ['simplified Chinese', 'gb18030', '猫€😀', '%C3%A8%A2%E3%949%FC6'],
  ['traditional Chinese', 'big5', '貓', '%BF%DF'],
  ['Korean', 'euc-kr', '고양이뷁', '%B0%ED%BE%E7%C0%CC%94%EE'],
  ['what the encoding lacks', 'windows-1251', 'ю猫😀', '%FE%26%2329483%3B%26%23128512%3B'],
  ['what a double-byte encoding lacks', 'shift_jis', '‽', '%26%238253%3B'],
  ['half a character', 'windows-1252', '\ud83d', '%26%2365533%3B'],
  ['what a query does not hold', 'windows-1252', `ü "<>'\x7f`, '%FC%20%22%3C%3E%27%7F'],
  ['what a query holds', 'windows-1252', 'ü&a=%20+[]|{}`^\\', '%FC&a=%20+[]|{}`^\\'],
])('%s: %s %s', (_language, encoding, query, expected) => {
  const resolved = resolveLink(encodeQuery(`/s?q=${query}#f`, encoding), 'https://site.test/');
  expect(resolved).toEqual({ kind: 'http', url: `https://site.test/s?q=${expected}`, fragment: 'f' });
});

test.each([
  ['the path is UTF-8', '/ü?q=ü', 'https://site.test/%C3%BC?q=%FC'],
  ['the fragment is UTF-8', '?q=ü#ü', 'https://site.test/p?q=%FC#%C3%BC'],
  ['a question mark in the fragment begins no query', '#a?ü', 'https://site.test/p#a?%C3%BC'],
  ['a second question mark belongs to the query', '?a?ü', 'https://site.test/p?a?%FC'],
  ['tabs and line feeds are dropped', '?a=\n\tü\r', 'https://site.test/p?a=%FC'],
  ['blanks at the end are dropped', '?a=ü \n', 'https://site.test/p?a=%FC'],
  ['blanks before a fragment are not', '?a=ü #b', 'https://site.test/p?a=%FC%20#b'],
  ['an absolute URL', 'http://x.test?q=ü', 'http://x.test/?q=%FC'],
  ['a scheme in capitals, behind blanks', '  HTTPS://x.test/?q=ü', 'https://x.test/?q=%FC'],
  ['a colon in the query makes no scheme', '?a:ü', 'https://site.test/p?a:%FC'],
  ['mail', 'mailto:a@x.test?subject=ü', 'mailto:a@x.test?subject=%C3%BC'],
  ['a web socket', 'wss://x.test/?q=ü', 'wss://x.test/?q=%C3%BC'],
])('in windows-1252: %s', (_name, href, expected) => {
  expect(new URL(encodeQuery(href, 'windows-1252'), 'https://site.test/p').href).toBe(expected);
});

test('a query that makes a URL too long to be requested is left alone', () => {
  const href = `?${'ü'.repeat(10_000)}`;
  expect(encodeQuery(href, 'windows-1252')).toBe(href);
  expect(resolveLink(href, 'https://site.test/')).toMatchObject({ kind: 'refused', reason: 'url_too_long' });
});

/** Each character that one, two or (in gb18030) four bytes stand for, once. */
function charactersOf(encoding: string): string[] {
  const found = new Set<string>();
  const add = (...bytes: number[]): void => {
    const text = decode(Uint8Array.from(bytes), encoding);
    if ([...text].length === 1 && text !== '\ufffd') found.add(text);
  };
  for (let first = 0x80; first < 256; first++) {
    add(first);
    for (let second = 0x40; second < 256; second++) add(first, second);
    if (encoding === 'gb18030') for (let third = 0x81; third < 0xff; third++) add(first, 0x35, third, 0x30);
  }
  return [...found].filter((character) => character > '\x7f');
}

function pieces<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / 1_000) }, (_, n) => list.slice(n * 1_000, (n + 1) * 1_000));
}

const NAMES = (
  'ibm866 iso-8859-2 iso-8859-3 iso-8859-4 iso-8859-5 iso-8859-6 iso-8859-7 iso-8859-8 iso-8859-10 iso-8859-13 iso-8859-14 ' +
  'iso-8859-15 iso-8859-16 koi8-r koi8-u macintosh windows-874 windows-1250 windows-1251 windows-1252 windows-1253 ' +
  'windows-1254 windows-1255 windows-1256 windows-1257 windows-1258 x-mac-cyrillic x-user-defined gbk gb18030 euc-jp ' +
  'shift_jis euc-kr'
).split(' ');

test.each(NAMES)('each character of %s is decoded from its encoded form', (encoding) => {
  // The standard decodes the characters that users of Shift_JIS defined for themselves, and encodes none of them.
  const characters = charactersOf(encoding).filter((each) => encoding !== 'shift_jis' || !/[\ue000-\uf8ff]/.test(each));
  const encoded = pieces(characters)
    .map((piece) => encodeQuery(`?${piece.join('')}`, encoding).slice(1))
    .join('');
  const bytes = Buffer.from(
    encoded.replace(/%([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
  expect(characters.length).toBeGreaterThan(30);
  const read = [...decode(bytes, encoding)];
  expect(characters.filter((each, at) => read[at] !== each).slice(0, 5)).toEqual([]);
});

describe('queries of links in a page', () => {
  const read = (html: string, contentType = 'text/html; charset=windows-1251') =>
    readBody({ body: encoded(html), contentType, maxLinks: 100 });
  /** Encodes text as windows-1251 does, as far as it is needed here. */
  const encoded = (html: string): Buffer =>
    Buffer.from([...html].map((c) => (c >= 'а' && c <= 'я' ? c.charCodeAt(0) - 0x430 + 0xe0 : c.charCodeAt(0))));
  const hrefs = (content: ReturnType<typeof read>): string[] =>
    [...content.links].map(({ kind, href }) => `${kind} ${href}`);

  test('links of all kinds have their query in the encoding of the page', () => {
    const content = read(
      '<base href="/?б"><link rel=canonical href="?к"><link rel=alternate hreflang=ru href="?р">' +
        '<link rel=stylesheet href="?л"><meta http-equiv=refresh content="1; url=?р"><script src="?с"></script>' +
        '<body background="?ф"><a href="?а#а">x</a><img src="?и" srcset="?с 1x, ?т 2x"><form action="?ф"></form>' +
        '<iframe src="?и"></iframe><svg><a xlink:href="?с"></a></svg><a href="?&#1082;">x</a>',
    );
    expect(hrefs(content)).toEqual([
      ...['canonical ?%EA', 'alternate ?%F0', 'stylesheet ?%EB', 'refresh ?%F0', 'script ?%F1', 'img ?%F4', 'a ?%E0#а'],
      ...['img ?%E8', 'srcset ?%F1', 'srcset ?%F2', 'form ?%F4', 'iframe ?%E8', 'a ?%F1', 'a ?%EA'],
    ]);
    expect(content.base).toBe('/?%E1');
    expect([content.marks.canonicals, content.marks.alternates]).toEqual([['?%EA'], ['?%F0']]);
  });

  test('links of style sheets and data stay in UTF-8', () => {
    const content = read(
      '<meta property=og:image content="?о"><style>@import "?и";a{background:url(?с)}</style><p style="background:url(?с)">' +
        '<script type=application/ld+json>{"url":"https://x.test/?й"}</script>',
    );
    expect(hrefs(content)).toEqual(['og ?о', 'stylesheet ?и', 'css ?с', 'css ?с', 'json-ld https://x.test/?й']);
  });

  test('a page of ASCII that declares an encoding writes character references in it', () => {
    const page = '<meta charset=windows-1251><a href="?q=&#1082;&#1086;&#1090;">x</a>';
    expect(hrefs(read(page, 'text/html'))).toEqual(['a ?q=%EA%EE%F2']);
  });

  test.each([
    ['UTF-8', 'text/html; charset=utf-8'],
    ['no encoding', 'text/html'],
    ['an encoding that browsers write as UTF-8', 'text/html; charset=utf-16'],
  ])('a page in %s keeps its queries as they are', (_name, contentType) => {
    const html = '<a href="?q=ü">x</a>';
    const body = Buffer.from(html, contentType.endsWith('16') ? 'utf16le' : 'utf8');
    expect(hrefs(readBody({ body, contentType, maxLinks: 100 }))).toEqual(['a ?q=ü']);
  });

  test('a page that names no encoding and is not UTF-8 encodes its queries in windows-1252', () => {
    const body = Buffer.from('<a href="?q=\xfc">x</a>', 'latin1');
    expect(hrefs(readBody({ body, contentType: 'text/html', maxLinks: 100 }))).toEqual(['a ?q=%FC']);
  });
});
