import { type ConformanceRow, expecting } from '../conformance-row.ts';
import { raw } from '../plays.ts';

const { ok: fine, broken } = expecting;
const HTML = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n';
const KIB = 1_024;

/** Header fields and body of a page, in forms that browsers accept although the standards do not. */
const HEADS: readonly (readonly [name: string, path: string, answer: (page: string) => string])[] = [
  // Chromium accepts 256 KiB.
  ['cookies of 60 KiB', 'cookies', (page) => `${`set-cookie: a=${'y'.repeat(KIB)}\r\n`.repeat(60)}${sized(page)}`],
  ['one field of 200 KiB', 'field', (page) => `x: ${'y'.repeat(200 * KIB)}\r\n${sized(page)}`],
  ['three thousand fields', 'fields', (page) => `${'a: b\r\n'.repeat(3_000)}${sized(page)}`],
  ['its length said twice', 'twice', (page) => `${length(page)}${sized(page)}`],
  ['its length said three times', 'thrice', (page) => `${length(page)}${length(page)}${sized(page)}`],
  ['its length twice in a field', 'list', (page) => `content-length: ${page.length}, ${page.length}\r\n\r\n${page}`],
  ['a length that is no number', 'word', (page) => `content-length: unknown\r\n\r\n${page}`],
  ['a negative length', 'negative', (page) => `content-length: -1\r\n\r\n${page}`],
  ['chunks and a length', 'both', (page) => `content-length: 3\r\n${chunked(page)}`],
  [
    'a length and chunks',
    'both-behind',
    (page) => `transfer-encoding: chunked\r\ncontent-length: 3\r\n\r\n${chunks(page)}`,
  ],
  ['chunks and two lengths', 'both-twice', (page) => `content-length: 3\r\ncontent-length: 4\r\n${chunked(page)}`],
  ['a line that is no field', 'line', (page) => `Warning of a module\r\n${sized(page)}`],
  ['a field without a name', 'nameless', (page) => `: x\r\n${sized(page)}`],
  ['a blank in the name of a field', 'blank', (page) => `x y: z\r\n${sized(page)}`],
];

function length(page: string): string {
  return `content-length: ${page.length}\r\n`;
}

function sized(page: string): string {
  return `${length(page)}\r\n${page}`;
}

function chunks(page: string): string {
  return `${page.length.toString(16)}\r\n${page}\r\n0\r\n\r\n`;
}

function chunked(page: string): string {
  return `transfer-encoding: chunked\r\n\r\n${chunks(page)}`;
}

const heads = HEADS.flatMap(([name, path, answer]): ConformanceRow[] => {
  const missing = `/missing-behind/accepted-${path}`;
  const page = `<!doctype html><title>A page</title><a href="${missing}">x</a>`;
  return [
    { name: `a page with ${name}`, href: `/accepted/${path}`, expected: fine(), play: raw(HTML + answer(page)) },
    { name: `a page with ${name}: its link`, href: missing, element: 'none', expected: broken('not_found') },
    {
      name: `another host with ${name}`,
      href: `http://accepted-${path}.test/x`,
      expected: fine(),
      play: (played) => raw(HTML + answer(played.request.method === 'HEAD' ? '' : page))(played),
    },
  ];
});

const refused: ConformanceRow[] = [
  {
    name: 'a page with two different lengths',
    href: '/accepted/lengths',
    expected: broken('protocol_error'),
    play: raw(`${HTML}content-length: 2\r\ncontent-length: 3\r\n\r\nok`),
  },
];

/** Rows about answers that violate the standards, and that browsers read. */
export const acceptedRows: readonly ConformanceRow[] = [...heads, ...refused];
