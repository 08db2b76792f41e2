import type { OutgoingHttpHeaders } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { type ConformanceRow, expecting, type Play } from '../conformance-row.ts';
import { bytes, endless, hang, page, trickle } from '../plays.ts';

const { ok: fine, broken, unverifiable } = expecting;
const MISSING = broken('not_found');
const BOMB_BYTES = 32 * 1_024 * 1_024;
const BEHIND = Buffer.from('<!-- written by a cache -->');
const HTML_HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n';

/** A page without faults, and a missing page that is found only by a link in the first. */
function readable(name: string, path: string, play: (link: string) => Play): ConformanceRow[] {
  const missing = `/missing-behind${path}`;
  return [
    { name, href: path, expected: fine(), play: play(`<a href="${missing}">x</a>`) },
    { name: `${name}: its link`, href: missing, element: 'none', expected: MISSING },
  ];
}

/** A page that begins with a link and continues with one repeated character. */
const bomb = (link: string): Buffer => Buffer.concat([Buffer.from(link), Buffer.alloc(BOMB_BYTES, ' ')]);

/** A body that is made at the first request: compressing the bombs takes a second, and few users of this module need them. */
const made = (make: () => Buffer, headers: OutgoingHttpHeaders): Play => {
  let body: Buffer | undefined;
  return (played) => {
    body ??= make();
    bytes(body, headers)(played);
  };
};

const compressed = (
  [
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['zstd', zstdCompressSync],
  ] as const
).flatMap(([coding, compress]) => {
  const headers = { 'content-type': 'text/html', 'content-encoding': coding };
  return [
    ...readable(`a page in ${coding}`, `/coded/${coding}`, (link) => bytes(compress(Buffer.from(link)), headers)),
    ...readable(`a bomb in ${coding}`, `/bomb/${coding}`, (link) => made(() => compress(bomb(link)), headers)),
    {
      name: `a body that is no ${coding}`,
      href: `/corrupt/${coding}`,
      expected: broken('protocol_error'),
      play: bytes('this is not compressed at all', headers),
    },
  ];
});

/** Compressed bodies that are incomplete or have bytes behind them, and that browsers read all the same. */
const sloppy = (
  [
    ['gzip', 'gzip without its trailer', 'no-trailer', (page: Buffer) => gzipSync(page).subarray(0, -8)],
    ['gzip', 'gzip with half its trailer', 'half-trailer', (page: Buffer) => gzipSync(page).subarray(0, -5)],
    ['deflate', 'deflate without its checksum', 'no-sum', (page: Buffer) => deflateSync(page).subarray(0, -4)],
    ['gzip', 'gzip with text behind it', 'behind', (page: Buffer) => Buffer.concat([gzipSync(page), BEHIND])],
    [
      'gzip, gzip',
      'gzip in gzip without a trailer',
      'twice',
      (page: Buffer) => gzipSync(gzipSync(page).subarray(0, -8)),
    ],
    ['deflate', 'deflate with text behind it', 'deflate', (page: Buffer) => Buffer.concat([deflateSync(page), BEHIND])],
    ['br', 'br with text behind it', 'br', (page: Buffer) => Buffer.concat([brotliCompressSync(page), BEHIND])],
  ] as const
).flatMap(([coding, name, path, pack]) => {
  const headers = { 'content-type': 'text/html', 'content-encoding': coding };
  return readable(`a page in ${name}`, `/sloppy/${path}`, (link) => bytes(pack(Buffer.from(link)), headers));
});

const charsets = (
  [
    ['an unknown charset', 'bogus', 'text/html; charset=no-such-charset', 'utf8'],
    ['no charset', 'none', 'text/html', 'utf8'],
    ['windows-1252', 'windows', 'text/html; charset=windows-1252', 'latin1'],
    ['UTF-16 by its header', 'utf16', 'text/html; charset=utf-16le', 'utf16le'],
    ['bytes that are no UTF-8 although said to be', 'invalid', 'text/html; charset=utf-8', 'latin1'],
  ] as const
).flatMap(([name, path, type, encoding]) =>
  readable(`a page with ${name}`, `/charset/${path}`, (link) =>
    bytes(Buffer.from(`<p>Grüße</p>${link}`, encoding), { 'content-type': type }),
  ),
);

const malformed = (
  [
    ['unclosed tags', 'unclosed', (link: string) => `${'<div><p><b>'.repeat(5_000)}${link}`],
    ['tags closed in the wrong order', 'misnested', (link: string) => `<b><i></b>${link}</i></p></table>`],
    ['an attribute without its quote before it', 'quote', (link: string) => `<p title="a>b" class=x y="">${link}`],
    ['half a tag at its end', 'half', (link: string) => `${link}<a href="/never`],
    [
      'addresses in comments, scripts and templates',
      'inert',
      (link: string) =>
        `${link}<!-- <a href="/in-comment">x</a> --><script>'<a href="/in-script">x</a>'</script>` +
        '<template><a href="/in-template">x</a></template><textarea><a href="/in-textarea">x</a></textarea>',
    ],
  ] as const
).flatMap(([name, path, html]) => readable(`a page with ${name}`, `/malformed/${path}`, (link) => page(html(link))));

const endings: ConformanceRow[] = [
  ...readable('a fast body without end', '/endless/fast', (link) =>
    endless(HTML_HEAD + link, Buffer.alloc(65_536, ' ')),
  ),
  {
    name: 'a slow body without end',
    href: '/endless/slow',
    expected: broken('timeout'),
    play: trickle,
    outlastsClient: true,
  },
  {
    name: 'a slow body of another host',
    href: 'http://slow-body.test/x',
    expected: fine(),
    play: trickle,
    outlastsClient: true,
  },
  {
    name: 'an endless body of another host, HEAD hanging',
    href: 'http://endless-body.test/x',
    expected: fine(),
    play: (played) => (played.request.method === 'HEAD' ? hang : endless(HTML_HEAD, Buffer.alloc(65_536, ' ')))(played),
    outlastsClient: true,
  },
  { name: 'a page of nothing', href: '/empty', expected: fine(), play: bytes('', { 'content-type': 'text/html' }) },
  {
    name: 'HTML without a content type',
    href: '/untyped',
    expected: fine(),
    play: bytes('<!doctype html><a href="/missing-behind-untyped">x</a>', {}),
  },
  {
    name: 'HTML without a content type: its link',
    href: '/missing-behind-untyped',
    element: 'none',
    expected: MISSING,
  },
  {
    name: 'text that only looks like a page',
    href: '/plain',
    expected: fine(),
    play: bytes('<a href="/in-plain-text">x</a>', { 'content-type': 'text/plain' }),
  },
];

/** More text than most pages have, before the link. */
const FILLER = '<p>Words of a long page. '.repeat(110_000);
const LATE = '<p id="end">The end</p>';

const large: ConformanceRow[] = [
  ...readable('a page of 2.6 MB', '/large/link', (link) => page(FILLER + link)),
  ...readable('a page of 2.6 MB that says its length late', '/large/chunked', (link) => ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write(FILLER);
    response.end(link);
  }),
  ...readable('a page of 4,000 links', '/large/links', (link) =>
    page('<a href="/large/link">x</a>'.repeat(4_000) + link),
  ),
  ...['/large/parts', 'http://large.test/parts', 'http://large-too.test/parts?all'].flatMap((url): ConformanceRow[] => [
    { name: `an id behind 2.6 MB: ${url}`, href: `${url}#end`, expected: fine(), play: page(FILLER + LATE) },
    { name: `an id that a page of 2.6 MB has not: ${url}`, href: `${url}#gone`, expected: broken('fragment_missing') },
  ]),
  ...['/without-end', 'http://without-end.test/', 'http://without-end-too.test/'].flatMap((url): ConformanceRow[] => [
    {
      name: `an id at the beginning of a page without end: ${url}`,
      href: `${url}#begin`,
      expected: fine(),
      play: endless(`${HTML_HEAD}<p id="begin">`, Buffer.alloc(65_536, ' ')),
    },
    {
      name: `an id somewhere in a page without end: ${url}`,
      href: `${url}#later`,
      expected: unverifiable('fragment_unverifiable'),
    },
  ]),
];

/** Rows about bodies of pages: codings, charsets, malformed and endless bodies. */
export const bodyRows: readonly ConformanceRow[] = [
  ...compressed,
  ...sloppy,
  ...charsets,
  ...malformed,
  ...endings,
  ...large,
];
