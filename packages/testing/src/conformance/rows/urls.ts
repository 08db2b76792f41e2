import { type ConformanceRow, expecting } from '../conformance-row.ts';
import { bytes, ok, page, raw } from '../plays.ts';

const { ok: fine, broken } = expecting;

/** Spellings of an address, each with the address that a browser requests. */
const SPELLINGS: readonly (readonly [name: string, href: string, requested: string])[] = [
  ['in capitals', 'HTTP://CAPITALS.TEST/x', 'http://capitals.test/x'],
  ['with a final dot in the host', 'http://dotted.test./x', 'http://dotted.test./x'],
  ['with the usual port', 'http://ported.test:80/x', 'http://ported.test/x'],
  ['with a host in another script', 'http://bücher.test/x', 'http://xn--bcher-kva.test/x'],
  ['with letters beyond ASCII in its path', '/spelled/über', '/spelled/%C3%BCber'],
  ['with spaces around it', ' /spelled/spaces ', '/spelled/spaces'],
  ['with a space in it', '/spelled/one two', '/spelled/one%20two'],
  ['with a line break in it', '/spelled/li\nne', '/spelled/line'],
  ['with backslashes', '\\spelled\\back', '/spelled/back'],
  ['with dots', '/spelled/./deep/../dots', '/spelled/dots'],
  ['with an entity', '/spelled/a?b=1&amp;c=2', '/spelled/a?b=1&c=2'],
  ['with a bare ampersand', '/spelled/d?b=1&copy=2', '/spelled/d?b=1&copy=2'],
  ['with brackets and quotes', "/spelled/[x]('y')", "/spelled/[x]('y')"],
  ['relative to the page', 'spelled/relative', '/spelled/relative'],
  ['of a query alone', '?spelled=1', '/?spelled=1'],
];

const spellings = SPELLINGS.map(
  ([name, href, requested]): ConformanceRow => ({
    name: `an address ${name}`,
    href,
    expected: fine(),
    also: { [requested]: ok },
  }),
);

const answers: ConformanceRow[] = [
  {
    name: 'HTTP/1.0 without a length',
    href: '/http10',
    expected: fine(),
    play: raw('HTTP/1.0 200 OK\r\ncontent-type: text/html\r\n\r\n<a href="/missing-behind-http10">x</a>'),
  },
  { name: 'HTTP/1.0: its link', href: '/missing-behind-http10', element: 'none', expected: broken('not_found') },
  {
    name: 'early hints before the answer',
    href: 'http://hints.test/x',
    expected: fine(),
    play: raw('HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'),
  },
  {
    name: 'a status without words',
    href: 'http://wordless.test/x',
    expected: fine(),
    play: raw('HTTP/1.1 200\r\ncontent-length: 0\r\n\r\n'),
  },
  {
    name: 'an empty coding',
    href: '/coding/empty',
    expected: fine(),
    play: bytes('<p>fine', { 'content-type': 'text/html', 'content-encoding': '' }),
  },
  {
    name: 'the coding "identity"',
    href: '/coding/identity',
    expected: fine(),
    play: bytes('<p>fine', { 'content-type': 'text/html', 'content-encoding': 'identity' }),
  },
  {
    name: 'a coding that is none, which browsers pass over',
    href: '/coding/utf-8',
    expected: fine(),
    play: bytes('<p>fine', { 'content-type': 'text/html', 'content-encoding': 'utf-8' }),
  },
  {
    name: 'a page with a base',
    href: '/based/page',
    expected: fine(),
    play: page('<base href="/elsewhere/"><a href="missing-behind-base">x</a>'),
  },
  {
    name: 'a link by the base',
    href: '/elsewhere/missing-behind-base',
    element: 'none',
    expected: broken('not_found'),
  },
];

/** Rows about spellings of addresses, and about unusual answers that are fine. */
export const urlRows: readonly ConformanceRow[] = [...spellings, ...answers];
