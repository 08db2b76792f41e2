import { describe, expect, it } from 'vitest';
import { beforeMore, partsOf, readableUrl } from './url.ts';

const site = 'https://www.example.com';
const encoded = (text: string): string => new URL(text).href;

/** Writes percent-encoding in capitals: its digits have either case, and a URL parser keeps those that it finds. */
const inCapitals = (url: string): string => url.replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase());

it.each([
  ['Arabic', `${site}/ar/صفحة-مفقودة?لون=أحمر#قسم`],
  ['Hebrew', `${site}/קישור/מחירון`],
  ['Chinese', `${site}/链接/价格表`],
  ['Japanese', `${site}/壊れたリンク（夏の特売）`],
  ['Korean', `${site}/한국어`],
  ['Cyrillic', `${site}/прайс-лист?город=Москва`],
  ['Greek', `${site}/σελίδα`],
  ['Hindi, whose letters have marks', `${site}/हिन्दी`],
  ['Thai, whose letters have marks', `${site}/ภาษาไทย`],
  ['German', `${site}/größe/übersicht`],
  ['letters with marks of their own', `${site}/u\u0308bersicht/e\u0301`],
  ['digits and currencies', `${site}/١٢٣/5€`],
  ['pictures', `${site}/🍕/😀`],
])('shows %s as it is written', (_, text) => {
  expect(encoded(text)).toMatch(/%[C-F]/);
  expect(readableUrl(encoded(text))).toBe(text);
});

it('shows what small digits encode too', () => {
  expect(readableUrl(`${site}/%d8%b5%d9%81%D8%AD%d8%a9/`)).toBe(`${site}/صفحة/`);
});

describe('keeps encoded', () => {
  it.each([
    ['delimiters and other ASCII', '/a%2Fb%3Fc%23d%26e%3Df%25g%41%2e%20'],
    ['a space without a break', '/%C2%A0'],
    ['a wide space', '/%E3%80%80'],
    ['ends of lines and paragraphs', '/%E2%80%A8%E2%80%A9%C2%85'],
    ['what has no width', '/%E2%80%8B%E2%80%8C%E2%80%8D%EF%BB%BF%E2%81%A0'],
    ['changes of the direction', '/%E2%80%8E%E2%80%8F%E2%80%AA%E2%80%AE%E2%81%A6%E2%81%A9%D8%9C'],
    ['a soft hyphen', '/%C2%AD'],
    ['tags and variants', '/%F3%A0%81%81%EF%B8%8F'],
    ['letters that are not seen', '/%E3%85%A4%E1%85%9F%E2%A0%80'],
    ['what is of private use', '/%EE%80%80%F4%80%80%80'],
    ['what is assigned to nothing', '/%CD%B8%F4%8F%BF%BF'],
    ['half of a surrogate pair', '/%ED%A0%80'],
    ['more bytes than needed', '/%C0%AF%E0%80%AF%F0%80%80%AF'],
    ['another encoding', '/%FCbersicht/%EF%F0%E0%E9%F1'],
    ['a part of a character', '/%D8/%E4%BD/%F0%9F%8D'],
    ['a mark at the beginning', '/%CC%81a?%CC%81'],
    ['a mark behind a code', '/%20%CC%81'],
    ['what looks like a slash', '/%E2%81%84%E2%88%95%EF%BC%8F%E2%A7%B8'],
    ['what looks like a dot', '/%E2%80%A4%EF%BC%8E%E3%80%82%E2%80%A6'],
    ['what looks like a colon, a question mark or a hash', '/%EF%BC%9A%CB%90%EF%BC%9F%EF%BC%83'],
    ['what looks like a percent sign or an at sign', '/%EF%BC%85%D9%AA%EF%BC%A0'],
    ['locks', '/%F0%9F%94%92'],
  ])('%s', (_, path) => {
    expect(readableUrl(site + path)).toBe(site + path);
  });

  it('characters that no font draws', () => {
    const url = encoded(`${site}/链接/größe`);
    expect(readableUrl(url, (character) => character < '\u3000')).toBe(`${site}/%E9%93%BE%E6%8E%A5/größe`);
  });

  it.each([
    'mailto:a@example.com?subject=%C3%BC',
    'javascript:alert(%22%C3%BC%22)',
    'data:,%C3%BC',
    '/%C3%BC',
    '%C3%BC',
  ])('what is no URL of the web: %s', (url) => {
    expect(readableUrl(url)).toBe(url);
  });
});

it.each([`${site}/\u202egnp.exe`, 'https://[\u202e/ü', 'mailto:\u2066a', '\u200b'])(
  'encodes what acts on the text around it, in any address: %j',
  (url) => {
    expect(readableUrl(url)).toBe(url.replace(/[\u2000-\u20ff]/u, encodeURIComponent));
  },
);

it('keeps what follows in a line behind it', () => {
  expect(beforeMore(`${site}/صفحة`)).toBe(`${site}/صفحة\u200e`);
  expect(beforeMore(`${site}/größe`)).toBe(`${site}/größe`);
});

it.each([
  ['https://shop.example.com', ['https://', 'shop.example.com']],
  ['https://shop.example.com/', ['https://', 'shop.example.com/']],
  ['http://127.0.0.1:8080/kites/red', ['http://', '127.0.0.1:8080/', 'kites/', 'red']],
  ['https://shop.example.com/a//b', ['https://', 'shop.example.com/', 'a//', 'b']],
  ['https://shop.example.com/a?q=1&r=2#top', ['https://', 'shop.example.com/', 'a', '?q=1', '&r=2', '#top']],
])('%s may break between %j', (url, parts) => {
  expect(partsOf(url)).toEqual(parts);
});

describe('a hostname', () => {
  it.each(['http://müller.de:8080/', 'https://пример.рф/страница', 'https://例え.example/', 'https://مثال.example/x'])(
    'is shown in %s',
    (text) => {
      expect(readableUrl(encoded(text))).toBe(text);
    },
  );

  it.each([
    ['a word that looks Latin', 'https://аррӏе.com/'],
    ['scripts that are mixed', 'https://pаypal.com/'],
  ])('stays in ASCII: %s', (_, text) => {
    expect(readableUrl(encoded(text))).toBe(encoded(text));
  });

  it('stays in ASCII where a letter of it cannot be drawn', () => {
    const url = encoded('https://例え.example/größe');
    expect(readableUrl(url, (character) => character < '\u3000')).toBe(`https://${new URL(url).hostname}/größe`);
  });

  it('is what stands behind the user', () => {
    expect(readableUrl('https://xn--mller-kva.de@evil.example/')).toBe('https://xn--mller-kva.de@evil.example/');
  });
});

/** Every character beyond ASCII, in paths of 400 segments. */
function* everyCharacter(): Generator<readonly string[]> {
  let characters: string[] = [];
  for (let code = 0x80; code <= 0x10_ffff; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    characters.push(String.fromCodePoint(code));
    if (characters.length < 400) continue;
    yield characters;
    characters = [];
  }
  yield characters;
}

describe('whatever is in a URL', () => {
  it.each(['/', '/a', '?a=', '#'])(
    'a parser makes the same URL of what is shown: every character behind %s',
    (before) => {
      const different: string[] = [];
      for (const characters of everyCharacter()) {
        const url = `${site}/${before}${characters.map(encodeURIComponent).join(`${before}`)}`;
        if (encoded(readableUrl(url)) !== encoded(url)) different.push(characters[0] ?? '');
      }
      expect(different).toEqual([]);
    },
  );

  it('a parser makes the same URL of what is shown: bytes in any order', () => {
    // A Lehmer generator gives the same bytes in each run.
    let state = 1;
    const below = (sides: number): number => {
      state = (state * 48_271) % 2_147_483_647;
      return state % sides;
    };
    const pieces = [
      '%',
      '/',
      '?',
      '#',
      'a',
      'F',
      '0',
      '%25',
      '%2f',
      ...encodeURIComponent('üصק链🍕\u0301\u202e').split(/(?=%)/),
    ];
    for (let round = 0; round < 20_000; round += 1) {
      const path = Array.from({ length: 1 + below(24) }, () => pieces[below(pieces.length)]).join('');
      const url = encoded(`${site}/${path}`);
      const shown = readableUrl(url);
      expect(inCapitals(encoded(shown))).toBe(inCapitals(url));
      expect(shown).not.toMatch(/[\p{C}\p{Z}]/u);
    }
  });
});
