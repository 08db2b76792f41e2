import { createRequire } from 'node:module';
import { fuzzBound, perLane, threadMs } from '@linkvitals/testing';
import { describe, expect, test } from 'vitest';
import { seeded } from '../test-support/hostile-page.ts';
import { headEncoding, prescan } from './prescan.ts';

/** The prescan of jsdom, to compare with. */
const sniff = createRequire(import.meta.url)('html-encoding-sniffer') as (
  bytes: Uint8Array,
  options: { defaultEncoding: string },
) => string;
const oracle = (bytes: Uint8Array): string | undefined => {
  const name = sniff(bytes, { defaultEncoding: 'none' });
  return name === 'none' ? undefined : name.toLowerCase();
};

const TURKISH = 'windows-1254';
const filled = (length: number): string => `<!--${'x'.repeat(length - '<!---->'.length)}-->`;

/** Cases of the kinds that html5lib tests, in markup of our own; a character is a byte. */
const CASES: readonly (readonly [name: string, markup: string, encoding: string | undefined])[] = [
  ['nothing declared', '<!doctype html><title>x</title>', undefined],
  ['a label in double quotes', '<meta charset="iso-8859-9">', TURKISH],
  ['a label in single quotes', "<meta charset='iso-8859-9'>", TURKISH],
  ['a label without quotes', '<meta charset=iso-8859-9>', TURKISH],
  ['a label in capitals', '<META CHARSET=ISO-8859-9>', TURKISH],
  ['an alias', '<meta charset=latin5>', TURKISH],
  ['a line feed behind the name of the tag', '<meta\ncharset=iso-8859-9>', TURKISH],
  ['a slash behind the name of the tag', '<meta/charset=iso-8859-9>', TURKISH],
  ['a slash at the end', '<meta charset="iso-8859-9"/>', TURKISH],
  ['a slash at the end of a label without quotes belongs to it', '<meta charset=iso-8859-9/>', undefined],
  ['a name that only begins so', '<metacharset=iso-8859-9>', undefined],
  ['another element', '<metal charset=iso-8859-9>', undefined],
  ['white space around the equals sign', '<meta charset \t=\n iso-8859-9>', TURKISH],
  ['white space around the label', '<meta charset="\niso-8859-9 ">', TURKISH],
  ['a label that means nothing', '<meta charset=klingon>', undefined],
  ['a label that means nothing, then one that does', '<meta charset=klingon><meta charset=iso-8859-9>', TURKISH],
  ['the first of two', '<meta charset=iso-8859-9><meta charset=utf-8>', TURKISH],
  ['the first of two attributes', '<meta charset=iso-8859-9 charset=utf-8>', TURKISH],
  ['an empty label', '<meta charset=""><meta charset=iso-8859-9>', TURKISH],
  ['an attribute without a value', '<meta charset><meta charset=iso-8859-9>', TURKISH],
  ['UTF-16', '<meta charset=utf-16>', 'utf-8'],
  ['UTF-16LE', '<meta charset=utf-16le>', 'utf-8'],
  ['UTF-16BE', '<meta charset=utf-16be>', 'utf-8'],
  ['x-user-defined', '<meta charset=x-user-defined>', 'windows-1252'],
  ['an encoding that nobody may use', '<meta charset=hz-gb-2312>', 'replacement'],

  ['http-equiv', '<meta http-equiv=content-type content="text/html; charset=iso-8859-9">', TURKISH],
  ['http-equiv behind', '<meta content="text/html; charset=iso-8859-9" http-equiv="Content-Type">', TURKISH],
  ['http-equiv with a blank', '<meta http-equiv="content-type " content="charset=iso-8859-9">', undefined],
  ['another http-equiv', '<meta http-equiv=refresh content="5; charset=iso-8859-9">', undefined],
  ['content without http-equiv', '<meta name=description content="charset=iso-8859-9">', undefined],
  [
    'content without quotes ends at the blank',
    '<meta http-equiv=content-type content=text/html; charset=iso-8859-9>',
    TURKISH,
  ],
  ['white space in content', '<meta http-equiv=content-type content=" text/html; CHARSET = iso-8859-9 ">', TURKISH],
  ['a label in quotes in content', `<meta http-equiv=content-type content="text/html; charset='iso-8859-9'">`, TURKISH],
  ['a quote in content that is not closed', `<meta http-equiv=content-type content="charset='iso-8859-9">`, undefined],
  [
    'and nothing behind it counts',
    `<meta http-equiv=content-type content="charset='x; charset=iso-8859-9">`,
    undefined,
  ],
  [
    'the word alone, then the parameter',
    '<meta http-equiv=content-type content="charset charset=iso-8859-9">',
    TURKISH,
  ],
  ['something behind the label', '<meta http-equiv=content-type content="charset=iso-8859-9; x=y">', TURKISH],
  ['an empty parameter', '<meta http-equiv=content-type content="charset=">', undefined],
  ['charset before content', '<meta http-equiv=content-type charset=iso-8859-9 content="charset=utf-8">', TURKISH],
  ['charset behind content', '<meta http-equiv=content-type content="charset=utf-8" charset=iso-8859-9>', TURKISH],
  [
    'a charset that means nothing before content',
    '<meta http-equiv=content-type charset=x content="charset=iso-8859-9">',
    undefined,
  ],
  ['charset needs no http-equiv, content does', '<meta content="charset=utf-8" charset=iso-8859-9>', TURKISH],

  ['in a comment', '<!-- <meta charset=utf-8> --><meta charset=iso-8859-9>', TURKISH],
  ['in a comment that does not end', '<!-- <meta charset=iso-8859-9>', undefined],
  ['behind the shortest comment', '<!--><meta charset=iso-8859-9>', TURKISH],
  ['a comment ends at no --!>', '<!-- --!><meta charset=utf-8>--><meta charset=iso-8859-9>', TURKISH],
  ['in a declaration', '<! <meta charset=utf-8><meta charset=iso-8859-9>', TURKISH],
  ['in an instruction', '<?x <meta charset=utf-8 ?><meta charset=iso-8859-9>', TURKISH],
  ['in a value', '<p title="<meta charset=utf-8>"><meta charset=iso-8859-9>', TURKISH],
  ['in a value that does not end', '<p title="x><meta charset=iso-8859-9>', undefined],
  ['in a value of an end tag', '</p title="><meta charset=utf-8>"><meta charset=iso-8859-9>', TURKISH],
  ['behind a value that only looks open', '<p title=x"><meta charset=iso-8859-9>', TURKISH],
  ['behind a quote between attributes', '<meta " charset=iso-8859-9>', TURKISH],
  ['behind a value with a quote in it', '<meta x=y" charset=iso-8859-9>', TURKISH],
  ['behind an empty value', '<meta x="" charset=iso-8859-9>', TURKISH],
  ['in a value of its own tag', '<meta x=" charset=iso-8859-9>', undefined],
  ['a quote that is opened in a label', '<meta charset="iso-8859-9><p>"</p>', undefined],
  ['a quote at the end of a label', '<meta charset=iso-8859-9">', undefined],
  ['an equals sign in front of the name', '<meta =charset=utf-8><meta charset=iso-8859-9>', TURKISH],
  ['a tag that another interrupts', "<meta <meta charset='iso-8859-9'>", TURKISH],
  ['in a script, as text', `<script>document.write('<meta charset="iso-8859-9">')</script>`, TURKISH],
  ['in a script, in two pieces', `<script>document.write('<meta charset="iso-885' + '9-9">')</script>`, undefined],
  ['in a style', '<style><meta charset=iso-8859-9></style>', TURKISH],
  ['in the body', '<body><p><meta charset=iso-8859-9>', TURKISH],
  ['a less-than sign in text', '<p>1 < 2 <3 <\xf1<meta charset=iso-8859-9>', TURKISH],
  ['bytes beyond ASCII before it', '<html \xf1 a=\xf1>\xf1<meta charset=iso-8859-9>', TURKISH],

  ['a beginning of a tag', '<', undefined],
  ['a name without an end', '<meta', undefined],
  ['an attribute without an end', '<meta charset=iso-8859-9', undefined],
  ['a label without an end', '<meta charset="iso-8859-9', undefined],
  ['a label that ends with the bytes', '<meta charset="iso-8859-9"', undefined],
  ['a tag that ends with byte 1,024', `${filled(1_024 - 25)}<meta charset=iso-8859-9>`, TURKISH],
  ['a tag that ends behind byte 1,024', `${filled(1_025 - 25)}<meta charset=iso-8859-9>`, undefined],
  ['a tag behind byte 1,024', `${filled(1_025)}<meta charset=iso-8859-9>`, undefined],
  ['blanks up to byte 1,024', `<meta charset=${' '.repeat(1_010)}iso-8859-9>`, undefined],

  ['an XML declaration', '<?xml version="1.0" encoding="iso-8859-9"?>', TURKISH],
  ['an XML declaration and a meta', '<?xml version="1.0" encoding="utf-8"?><meta charset=iso-8859-9>', TURKISH],
  ['an XML declaration behind something', ' <?xml version="1.0" encoding="iso-8859-9"?>', undefined],
  ['an XML declaration without a quote', '<?xml encoding=iso-8859-9?>', undefined],
  ['an XML declaration in white space', "<?xml encoding \n=\t'iso-8859-9'?>", TURKISH],
  ['the word behind the XML declaration', '<?xml ?><p encoding="iso-8859-9">', undefined],
  ['an XML declaration of UTF-16 in ASCII', '<?xml encoding="utf-16"?>', 'utf-8'],
  ['the beginning of an XML declaration in UTF-16LE', '<\0?\0x\0m\0l\0', 'utf-16le'],
  ['the beginning of an XML declaration in UTF-16BE', '\0<\0?\0x\0m\0l', 'utf-16be'],
];

/** Cases in which jsdom differs, and why we do not follow it. */
const ORACLE_DIFFERS: Readonly<Record<string, string>> = {
  'a charset that means nothing before content':
    'to the standard a label that means nothing is a failure, not nothing, so content no longer counts',
  'in a value of an end tag':
    'the standard reads the attributes of end tags as well; the oracle ends the tag at the first >',
};

describe('what the first 1,024 bytes declare', () => {
  test.each(CASES)('%s', (_name, markup, encoding) => {
    expect(prescan(Buffer.from(markup, 'latin1'))).toBe(encoding);
  });

  test('jsdom finds the same encoding in every case, except those listed as differing', () => {
    const different = CASES.filter(([, markup, encoding]) => oracle(Buffer.from(markup, 'latin1')) !== encoding);
    expect(different.map(([name]) => name)).toEqual(Object.keys(ORACLE_DIFFERS));
  });

  test('jsdom finds the same encoding in 20,000 generated beginnings of pages, except where it is known to differ', () => {
    const random = seeded(20_261_122);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const unexplained: string[] = [];
    let declared = 0;
    for (let n = 0; n < 20_000; n++) {
      const length = 1 + Math.floor(random() * 14);
      const markup = Array.from({ length }, () => pick(PIECES)).join(pick(['', '', ' ']));
      const bytes = Buffer.from(markup, 'latin1');
      const encoding = prescan(bytes);
      if (encoding !== undefined) declared++;
      if (encoding !== oracle(bytes) && !KNOWN.some((known) => known.test(markup))) unexplained.push(markup);
    }
    expect(unexplained.slice(0, 5)).toEqual([]);
    // Beginnings that declare nothing would be equal whatever we did.
    expect(declared).toBeGreaterThan(1_500);
  });
});

describe('a meta behind byte 1,024 counts where it stands in the head', () => {
  const far = filled(5_000);
  test.each([
    ['behind a comment', `${far}<meta charset=iso-8859-9>`, TURKISH],
    ['behind a long script', `<script>${'x'.repeat(200_000)}</script><meta charset=iso-8859-9>`, TURKISH],
    ['by http-equiv', `${far}<meta http-equiv=content-type content="charset=iso-8859-9">`, TURKISH],
    ['across byte 1,024', `${filled(1_015)}<meta charset=iso-8859-9>`, TURKISH],
    ['a label that means nothing, then one that does', `${far}<meta charset=x><meta charset=iso-8859-9>`, TURKISH],
    [
      'behind the other tags of a head',
      `<html><head><title>a</title><base><link>${far}<meta charset=iso-8859-9>`,
      TURKISH,
    ],
    ['behind the end of the head', `<head>${far}</head><meta charset=iso-8859-9>`, TURKISH],
    ['not behind the start of the body', `<head>${far}</head><body><meta charset=iso-8859-9>`, undefined],
    ['not behind a tag that no head holds', `<head>${far}<div><meta charset=iso-8859-9>`, undefined],
    ['not in a comment', `${far}<!-- <meta charset=iso-8859-9> -->`, undefined],
    ['not in a script', `${far}<script>'<meta charset=iso-8859-9>'</script>`, undefined],
    [
      'not in a style, whatever the case of its tags',
      `${far}<STYLE><meta charset=utf-8></Style><meta charset=iso-8859-9>`,
      TURKISH,
    ],
    ['not in a title that does not end', `${far}<title><meta charset=iso-8859-9>`, undefined],
    ['not in a value', `${far}<link title="<meta charset=utf-8>"><meta charset=iso-8859-9>`, TURKISH],
    ['not behind 256 KiB', `${filled(262_144)}<meta charset=iso-8859-9>`, undefined],
    ['not behind 1,000 others', `${far}${'<meta>'.repeat(1_000)}<meta charset=iso-8859-9>`, undefined],
    ['not where the bytes end before its tag does', `${far}<meta charset=iso-8859-9`, undefined],
  ])('%s', (_name, markup, encoding) => {
    const bytes = Buffer.from(markup, 'latin1');
    expect([prescan(bytes), headEncoding(bytes)]).toEqual([undefined, encoding]);
  });

  test.each([
    ['comments', '<!--'],
    ['declarations', '<!'],
    ['end tags', '</a '],
    ['metas', '<meta '],
    ['labels that mean nothing', '<meta charset=x>'],
    ['attributes', '<meta a a '],
    ['scripts', '<script>'],
    ['quotes', '<link a="'],
    ['ends of scripts', '<script></script'],
    ['content', '<meta content="charset '],
  ])('%s over and over are read in one pass', (_name, piece) => {
    const bytes = Buffer.from(piece.repeat(perLane(256 * 1_024, 2 * 1_024 * 1_024) / piece.length), 'latin1');
    const start = threadMs();
    expect(headEncoding(bytes)).toBeUndefined();
    // One pass takes milliseconds; a pass for each piece would take hours.
    expect(threadMs() - start).toBeLessThan(fuzzBound(500));
  });
});

const PIECES = (
  '< <! <!-- --> --!> - > / </ </p <? <?xml ?> < <meta <meta <meta <META <metal <p <script> </script> = = " \' ; charset charset= CHARSET= ' +
  'charset=utf-8 charset="koi8-r" charset=\'latin1\' charset=bogus charset=utf-16 http-equiv=content-type http-equiv="refresh" ' +
  'content="text/html;charset=big5" content="charset=\'gbk" content="charset=gbk" encoding="sjis" x x="y" \n utf-8 <meta/charset=ibm866>'
).split(' ');

/** Patterns of markup for which jsdom is known to differ. */
const KNOWN = [/<\/p/i, /charset=bogus.*content=/is];
