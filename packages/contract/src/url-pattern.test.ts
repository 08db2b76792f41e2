import { describe, expect, it } from 'vitest';
import { fitsPattern, mayFitChecked, suggestedPattern, writtenPattern } from './url-pattern.ts';

it.each(['/archive/*', '*/archive/*', 'https://shop.example/*', 'http*', 'h*', 'mailto:*', 'git+ssh:*', '*'])(
  '%s may fit a URL that is checked',
  (pattern) => {
    expect(mayFitChecked(pattern)).toBe(true);
  },
);

it.each([
  '',
  'shop.example',
  'archive/*',
  'ftp://shop.example/*',
  'FTP:x',
  'wss:*',
  'tel:+49*',
  'javascript:void*',
  'data:*',
])('"%s" fits none', (pattern) => {
  expect(mayFitChecked(pattern)).toBe(false);
});

it.each([
  ['https://shop.example', 'https://shop.example/*'],
  ['https://shop.example:8080', 'https://shop.example:8080/*'],
  ['https://shop.example:443/a', 'https://shop.example/a'],
  ['http://shop.example:80', 'http://shop.example/*'],
  ['http://shop.example:443/*', 'http://shop.example:443/*'],
  ['https://shop.example?a=*', 'https://shop.example/?a=*'],
  ['HTTPS://Shop.Example/Archive/*', 'https://shop.example/Archive/*'],
  ['https://Bücher.example/*', 'https://xn--bcher-kva.example/*'],
  ['https://*.Shop.Example/Archive/*', 'https://*.shop.example/Archive/*'],
  ['HTTP*', 'http*'],
  ['MAILTO:Ada@Shop.example', 'mailto:Ada@Shop.example'],
])('%s is written %s', (pattern, written) => {
  expect(writtenPattern(pattern)).toBe(written);
  expect(writtenPattern(written)).toBe(written);
});

it.each([
  'https://shop.example/',
  'https://shop*',
  'https://*.PDF',
  'https://*Archive/x',
  'https://',
  'https://a b/*',
  'https://Ada:x@shop.example/*',
  '/Archive/*',
  '*/Archive/*',
  'git+ssh://Shop.example/*',
])('%s stays as it is', (pattern) => {
  expect(writtenPattern(pattern)).toBe(pattern);
});

it.each([
  ['shop.example', 'https://shop.example/*'],
  ['Shop.Example', 'https://shop.example/*'],
  ['shop.example/', 'https://shop.example/*'],
  ['shop.example:8080', 'https://shop.example:8080/*'],
  ['shop.example/archive/*', 'https://shop.example/archive/*'],
  ['//shop.example/*', 'https://shop.example/*'],
  ['archive', '/archive/*'],
  ['archive/', '/archive/*'],
  ['archive/*', '/archive/*'],
  ['archive/1', '/archive/1'],
  ['/archive/', '/archive/*'],
  ['https://shop.example/', 'https://shop.example/*'],
  ['ftp://shop.example/*', 'https://shop.example/*'],
  ['FTP:shop.example', 'https://shop.example/*'],
  ['tel:+49301234*', undefined],
  ['data:image/*', undefined],
  ['/archive/*', undefined],
  ['/archive', undefined],
  ['/', undefined],
  ['//', undefined],
  ['https://', undefined],
  ['https:/', undefined],
  ['*/archive/*', undefined],
  ['http*', undefined],
  ['https://shop.example/*', undefined],
  ['mailto:*', undefined],
  ['', undefined],
])('in place of %s one may have meant %s', (pattern, instead) => {
  expect(suggestedPattern(pattern)).toBe(instead);
});

describe('a pattern of URLs', () => {
  it.each([
    ['https://a.example/x', 'https://a.example/x', true],
    ['https://a.example/x', 'https://a.example/xy', false],
    ['https://a.example/*', 'https://a.example/x/y?z=1', true],
    ['https://a.example/*', 'https://b.example/', false],
    ['*/old/*', 'https://a.example/old/1', true],
    ['*.pdf', 'https://a.example/1.pdf', true],
    ['*.pdf', 'https://a.example/1.pdf?x', false],
    ['*ab*ab', 'xab', false],
    ['*ab*ab', 'xabab', true],
    ['*', '', true],
    ['a*a', 'a', false],
  ])('%s compared with %s: %s', (pattern, url, expected) => {
    expect(fitsPattern(pattern, url)).toBe(expected);
  });

  it('with many stars is compared in little time', () => {
    const url = 'a'.repeat(2_048);
    expect(fitsPattern(`${'*a'.repeat(255)}*b`, url)).toBe(false);
  });
});
