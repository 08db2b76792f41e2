import { type ConformanceRow, expecting } from '../conformance-row.ts';
import { bytes, ok } from '../plays.ts';

const fine = expecting.ok();

/** A page with one character per byte, and the target of its link in a browser. */
function leading(
  name: string,
  path: string,
  { type, page }: { type: string; page: string },
  to: string,
): ConformanceRow[] {
  return [
    { name, href: path, expected: fine, play: bytes(Buffer.from(page, 'latin1'), { 'content-type': type }) },
    { name: `${name}: its link`, href: to, element: 'none', expected: fine, play: ok },
  ];
}

const HTML = 'text/html';
/** The bytes of `кот` in windows-1251, and its URL path in UTF-8. */
const CAT = '\xea\xee\xf2';
const CAT_PATH = '%D0%BA%D0%BE%D1%82';
const CYRILLIC = '<meta charset=windows-1251>';

/** Rows about declarations of a charset in a page. */
const declared: readonly ConformanceRow[] = (
  [
    ['a charset behind the first 1,024 bytes', 'late', `<!--${'x'.repeat(3_000)}-->${CYRILLIC}`],
    ['another charset in a comment', 'comment', `<!-- <meta charset=utf-8> -->${CYRILLIC}`],
    ['a charset that means nothing before the true one', 'second', `<meta charset=klingon>${CYRILLIC}`],
    ['another charset in a value', 'value', `<meta name=x content="charset=koi8-r">${CYRILLIC}`],
  ] as const
).flatMap(([name, at, head]) =>
  leading(
    `a page with ${name}`,
    `/declared/${at}`,
    { type: HTML, page: `${head}<a href="/declared/${at}/${CAT}">x</a>` },
    `/declared/${at}/${CAT_PATH}`,
  ),
);

/** Rows about the charset of queries. */
const queries: readonly ConformanceRow[] = [
  ...leading(
    'a query in windows-1251',
    '/query/cyrillic',
    { type: `${HTML}; charset=windows-1251`, page: `<a href="/query/${CAT}?q=${CAT}&amp;s=&#9731;">x</a>` },
    `/query/${CAT_PATH}?q=%EA%EE%F2&s=%26%239731%3B`,
  ),
  ...leading(
    'a query in Shift_JIS',
    '/query/japanese',
    { type: `${HTML}; charset=shift_jis`, page: '<a href="/query/found?q=\x95\x5c">x</a>' },
    '/query/found?q=%95\\',
  ),
  ...leading(
    'a query in Korean beyond KS X 1001',
    '/query/korean',
    { type: `${HTML}; charset=euc-kr`, page: '<a href="/query/\x94\xee?q=\x94\xee">x</a>' },
    '/query/%EB%B7%81?q=%94%EE',
  ),
  ...leading(
    'a query in UTF-8',
    '/query/unicode',
    { type: HTML, page: '<meta charset=utf-8><a href="/query/found?q=\xc3\xbc">x</a>' },
    '/query/found?q=%C3%BC',
  ),
];

/** Rows whose links can only be read in the charset that a browser uses. */
export const charsetRows: readonly ConformanceRow[] = [...declared, ...queries];
