import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

test.each([
  ['UTF-8 by header', bytes('ü'), 'text/html; charset=utf-8', 'ü'],
  ['a quoted label', bytes([0xfc]), 'text/html; charset="ISO-8859-1"', 'ü'],
  ['a byte order mark over the header', bytes([0xef, 0xbb, 0xbf], 'ü'), 'text/html; charset=iso-8859-1', 'ü'],
  ['UTF-16LE by byte order mark', bytes([0xff, 0xfe, 0xfc, 0x00]), undefined, 'ü'],
  ['UTF-16BE by byte order mark', bytes([0xfe, 0xff, 0x00, 0xfc]), undefined, 'ü'],
  ['UTF-16 by header', bytes([0x61, 0x00]), 'text/html; charset=utf-16le', 'a'],
  ['meta charset', bytes('<meta charset=windows-1251>', [0xef]), 'text/html', '<meta charset=windows-1251>п'],
  [
    'meta http-equiv',
    bytes('<meta http-equiv=content-type content="text/html; charset=shift_jis">', [0x83, 0x65]),
    undefined,
    '<meta http-equiv=content-type content="text/html; charset=shift_jis">テ',
  ],
  ['a UTF-16 label in ASCII means UTF-8', bytes('<meta charset=utf-16>ü'), undefined, '<meta charset=utf-16>ü'],
  ['nothing said, valid UTF-8', bytes('ü'), undefined, 'ü'],
  ['nothing said, not UTF-8', bytes([0xfc, 0x80]), undefined, 'ü€'],
  ['an unknown label', bytes('ü'), 'text/html; charset=klingon', 'ü'],
  ['@charset of a stylesheet', bytes('@charset "iso-8859-1";', [0xfc]), 'text/css', '@charset "iso-8859-1";ü'],
  ['bad sequences', bytes('a', [0xff], 'b'), 'text/html; charset=utf-8', 'a\ufffdb'],
])('%s', (_name, body, type, expected) => {
  expect(decodeText(body, type)).toBe(expected);
});
