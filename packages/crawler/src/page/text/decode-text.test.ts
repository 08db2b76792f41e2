import { expect, test } from 'vitest';
import { decodeStylesheet, decodeText } from './decode-text.ts';

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

test.each([
  ['UTF-8 by header', bytes('ü'), 'text/html; charset=utf-8', 'ü'],
  ['a quoted label', bytes([0xfc]), 'text/html; charset="ISO-8859-1"', 'ü'],
  ['two headers in one', bytes([0xfc]), 'text/html;charset=iso-8859-1, text/html', 'ü'],
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
  [
    'an unknown label in the header, a known one in the page',
    bytes('<meta charset=koi8-r>', [0xc1]),
    'text/html; charset=x',
    '<meta charset=koi8-r>а',
  ],
  [
    'the header over the page',
    bytes('<meta charset=koi8-r>', [0xe0]),
    'text/html; charset=windows-1251',
    '<meta charset=koi8-r>а',
  ],
  [
    'a meta in a comment',
    bytes('<!-- <meta charset=utf-8> --><meta charset=koi8-r>', [0xc1]),
    undefined,
    '<!-- <meta charset=utf-8> --><meta charset=koi8-r>а',
  ],
  [
    'a meta behind the first 1,024 bytes',
    bytes(' '.repeat(5_000), '<meta charset=koi8-r>', [0xc1]),
    undefined,
    `${' '.repeat(5_000)}<meta charset=koi8-r>а`,
  ],
  [
    'a meta in the text of a script counts where there is no other',
    bytes('<script>"<meta charset=koi8-r>"</script>', [0xc1]),
    undefined,
    '<script>"<meta charset=koi8-r>"</script>а',
  ],
  [
    'a meta in the text of a script does not count before a true one',
    bytes('<script>"<meta charset=utf-8>"</script>', ' '.repeat(2_000), '<meta charset=koi8-r>', [0xc1]),
    undefined,
    `<script>"<meta charset=utf-8>"</script>${' '.repeat(2_000)}<meta charset=koi8-r>а`,
  ],
  [
    'a meta behind the first 1,024 bytes over an XML declaration',
    bytes('<?xml version="1.0" encoding="utf-8"?>', ' '.repeat(2_000), '<meta charset=koi8-r>', [0xc1]),
    undefined,
    `<?xml version="1.0" encoding="utf-8"?>${' '.repeat(2_000)}<meta charset=koi8-r>а`,
  ],
  [
    'a late meta in the body does not count',
    bytes('<body>', ' '.repeat(5_000), '<meta charset=koi8-r>ü'),
    undefined,
    `<body>${' '.repeat(5_000)}<meta charset=koi8-r>ü`,
  ],
  [
    'ISO-2022-JP, all of it ASCII',
    bytes('<meta charset=iso-2022-jp>\x1b$BG-\x1b(B'),
    undefined,
    '<meta charset=iso-2022-jp>猫',
  ],
  ['Korean beyond KS X 1001', bytes([0x98, 0xf4, 0x94, 0xee]), 'text/html; charset=euc-kr', '섙뷁'],
  ['Chinese of Hong Kong in Big5', bytes([0x87, 0x45, 0x88, 0x62]), 'text/html; charset=big5', '𧉧Ê̄'],
  ['a control character in Shift_JIS', bytes([0x7f, 0x83, 0x5c]), 'text/html; charset=shift_jis', '\x7fソ'],
  ['an encoding that browsers refuse', bytes('<a href=/x>'), 'text/html; charset=iso-2022-kr', '\ufffd'],
  ['bad sequences', bytes('a', [0xff], 'b'), 'text/html; charset=utf-8', 'a\ufffdb'],
])('%s', (_name, body, type, expected) => {
  expect(decodeText(body, type)).toBe(expected);
});

test.each([
  ['of two bytes', [0xc3]],
  ['of three bytes', [0xe4, 0xbd]],
  ['of four bytes', [0xf0, 0x9f, 0x98]],
])('a long page that was cut off inside a character %s is UTF-8 all the same', (_name, cut) => {
  const page = `ü${'x'.repeat(100_000)}`;
  expect(decodeText(bytes(page, cut), undefined)).toBe(`${page}\ufffd`);
  expect(decodeText(bytes([0xfc], page, cut), undefined)).toMatch(/^üÃ¼x/);
});

test.each([
  ['@charset', bytes('@charset "iso-8859-1";', [0xfc]), '@charset "iso-8859-1";ü'],
  ['@charset of UTF-16 means UTF-8', bytes('@charset "utf-16";ü'), '@charset "utf-16";ü'],
  ['@charset in single quotes is none', bytes("@charset 'iso-8859-1';ü"), "@charset 'iso-8859-1';ü"],
  ['a meta says nothing', bytes('/* <meta charset=koi8-r> */ü'), '/* <meta charset=koi8-r> */ü'],
])('of a style sheet: %s', (_name, body, expected) => {
  expect(decodeStylesheet(body, 'text/css').text).toBe(expected);
});

test('bytes in shared memory are decoded like others', () => {
  const shared = new Uint8Array(new SharedArrayBuffer(2));
  shared.set([0x98, 0xf4]);
  expect(decodeText(shared, 'text/html; charset=euc-kr')).toBe('섙');
  expect(decodeText(shared, undefined)).toBe('\u02dcô');
  expect(decodeText(shared, 'text/html; charset=windows-1251')).toBe('\x98ф');
});
