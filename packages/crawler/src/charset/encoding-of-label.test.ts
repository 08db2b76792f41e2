import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { decode } from './decode.ts';
import { encodingOfLabel } from './encoding-of-label.ts';

const { labelToName, TextDecoder: Decoder } = createRequire(import.meta.url)(
  '@exodus/bytes/encoding.js',
) as typeof import('@exodus/bytes/encoding.js');

/** Labels of the Encoding standard, at least one of each encoding, and some that only look like labels. */
const LABELS = (
  'utf-8 utf8 unicode-1-1-utf-8 unicode11utf8 x-unicode20utf8 866 cp866 ibm866 csibm866 latin2 l2 iso_8859-2 csisolatin2 iso-ir-101 ' +
  'iso8859-2 iso88592 latin3 latin4 cyrillic iso-8859-5 arabic ecma-114 asmo-708 iso-8859-6-e csiso88596i greek greek8 sun_eu_greek ' +
  'elot_928 hebrew visual logical iso-8859-8-e iso-8859-8-i csiso88598i iso-8859-10 l6 latin6 iso-8859-13 iso-8859-14 iso-8859-15 l9 ' +
  'iso-8859-16 koi koi8 koi8-r koi8_r cskoi8r koi8-u koi8-ru mac macintosh x-mac-roman csmacintosh dos-874 iso-8859-11 tis-620 ' +
  'windows-874 cp1250 x-cp1250 windows-1251 ansi_x3.4-1968 ascii us-ascii latin1 l1 iso-8859-1 iso_8859-1:1987 cp1252 windows-1253 ' +
  'iso-8859-9 latin5 l5 windows-1254 windows-1255 windows-1256 windows-1257 cp1258 x-mac-cyrillic x-mac-ukrainian chinese gb2312 ' +
  'gb_2312-80 gbk x-gbk csgb2312 gb18030 big5 big5-hkscs cn-big5 x-x-big5 csbig5 euc-jp x-euc-jp cseucpkdfmtjapanese iso-2022-jp ' +
  'csiso2022jp shift_jis shift-jis sjis x-sjis ms932 ms_kanji windows-31j csshiftjis euc-kr cseuckr korean ks_c_5601-1987 ksc_5601 ' +
  'windows-949 hz-gb-2312 iso-2022-kr iso-2022-cn csiso2022kr replacement utf-16 utf-16le utf-16be unicode ucs-2 unicodefffe ' +
  'x-user-defined utf-7 utf-32 cp932 cp949 cp936 euc_jp euc-tw iso-8859-12 windows-1259 cp437 klingon x'
).split(' ');

test('labels mean what the Encoding standard says, in any case and white space', () => {
  const different = LABELS.filter(
    (label) => encodingOfLabel(` ${label.toUpperCase()}\t`) !== labelToName(label)?.toLowerCase(),
  );
  expect(different).toEqual([]);
  expect(encodingOfLabel('\u000butf-8')).toBeUndefined();
  expect(encodingOfLabel('')).toBeUndefined();
  expect(encodingOfLabel('x'.repeat(1_000_000))).toBeUndefined();
});

/** All single bytes; for encodings of two bytes also all pairs with a first byte from 0x80 on. */
function* sequences(encoding: string): Generator<number[]> {
  const isDouble = /^(?:big5|euc|gb|shift)/.test(encoding);
  for (let first = 0; first < 256; first++) {
    yield [first];
    if (isDouble && first >= 0x80) for (let second = 0; second < 256; second++) yield [first, second];
  }
}

test.each([...new Set(LABELS.map((label) => encodingOfLabel(label)))].filter((name) => name !== undefined))(
  'every byte and pair of bytes in %s is decoded as the tables of the Encoding standard say',
  (encoding) => {
    if (encoding === 'replacement' || encoding.startsWith('utf')) return;
    const decoder = new Decoder(encoding);
    const different = [...sequences(encoding)].filter(
      (bytes) => decode(Uint8Array.from(bytes), encoding) !== decoder.decode(Uint8Array.from(bytes)),
    );
    expect(different).toEqual([]);
  },
);
