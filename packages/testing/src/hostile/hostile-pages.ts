import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import type { Play } from '../conformance/conformance-row.ts';
import { brokenOff, bytes, endless, raw, redirect, reset, trickle } from '../conformance/plays.ts';

const HTML = { 'content-type': 'text/html' };
const BOMB_BYTES = 64 * 1_024 * 1_024;

const html = (text: string): Play => bytes(text, HTML);
const coded = (coding: string, body: Uint8Array): Play => bytes(body, { ...HTML, 'content-encoding': coding });
const filled = (piece: string, before = '', after = ''): string =>
  before + piece.repeat(Math.floor(2_000_000 / piece.length)) + after;

/** Answers of a hostile server, by path. They are made anew at each call, because some are large. */
export function hostilePages(): Readonly<Record<string, Play>> {
  const bomb = Buffer.alloc(BOMB_BYTES, ' ');
  const zipped = gzipSync(bomb);
  return {
    '/endless': endless('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n', Buffer.alloc(65_536, '<p>')),
    '/trickle': trickle,
    '/endless-headers': endless('HTTP/1.1 200 OK\r\n', Buffer.from('x-more: and more\r\n'.repeat(1_000))),
    '/big-header': raw(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(1_000_000)}\r\n\r\n`),
    '/interim': endless('', Buffer.from('HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(100))),
    '/reset': reset,
    '/broken-off': brokenOff,
    '/circle': redirect(302, '/circle', { 'set-cookie': 'seen=1' }),
    '/gzip': coded('gzip', zipped),
    '/gzip-twice': coded('gzip, gzip', gzipSync(zipped)),
    '/br': coded('br', brotliCompressSync(bomb)),
    '/zstd': coded('zstd', zstdCompressSync(bomb)),
    '/deep': html('<div>'.repeat(200_000)),
    '/unclosed': html(filled('<a href=/deep><b>')),
    '/misnested': html(filled('<b><div></b>')),
    '/comments': html('<!--'.repeat(60_000)),
    '/attributes': html(`<a ${'x=1 '.repeat(300_000)} href=/deep>`),
    '/one-tag': html(`<a title="${'y'.repeat(5_000_000)}`),
    '/entities': html(filled('&amp;', '<a href="/', '">')),
    '/nul': html('\0'.repeat(1_000_000)),
    '/flood': html(Array.from({ length: 50_000 }, (_, i) => `<a href=/f${i % 7}?${i}>x`).join('')),
    '/links': html(Array.from({ length: 100_000 }, (_, i) => `<a href="ftp://h${i}.invalid/">${i}</a>`).join('\n')),
    '/ids': html(Array.from({ length: 100_000 }, (_, i) => `<p id=i${i}>`).join('')),
    '/title': html(`<title>${'z'.repeat(1_500_000)}</title>`),
    '/text': html(filled('word \n', '<h1>x</h1><p>')),
    '/meta': html('<meta property="og:image" content="http://[">'.repeat(30_000)),
    '/json': html(`<script type="application/ld+json">${'{"a":['.repeat(100_000)}</script>`),
    '/styles': html(`<style>${'url('.repeat(250_000)}</style>`),
    '/css': html(`<style>a{b:${'image-set('.repeat(200_000)}</style>`),
    '/style': html(`<p style="b:url('\\\\2f">`.repeat(20_000)),
    '/shadows': html(filled('<div><template shadowrootmode=open>')),
    '/frames': html('<iframe srcdoc="<iframe srcdoc=\'<a href=/deep>\'></iframe>"></iframe>'.repeat(5_000)),
    '/frame': html(`<iframe srcdoc="${filled('<b><a href=/deep>')}">`),
    '/lazy': html(filled('<source data-srcset="/deep 1x">')),
    '/app': html('<link rel=manifest href=/app.json>'),
    '/app.json': endless(
      'HTTP/1.1 200 OK\r\ncontent-type: application/manifest+json\r\n\r\n{"icons":[{"src":"/deep"}',
      Buffer.from(',{"src":"/deep"}'.repeat(1_000)),
    ),
    '/srcset': html(`<img srcset="${'a 1x,'.repeat(200_000)}">`),
  };
}
