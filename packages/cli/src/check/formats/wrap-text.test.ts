import { describe, expect, it } from 'vitest';
import { columnsOf, wrapText } from './wrap-text.ts';

describe('a text that is wrapped', () => {
  it.each<[string, string, number, readonly string[]]>([
    ['one that fits stays as it is', 'on https://a.example/', 21, ['on https://a.example/']],
    [
      'words stay whole',
      'The host name does not exist or has no address.',
      20,
      ['The host name does', '  not exist or has', '  no address.'],
    ],
    [
      'a URL is broken between its parts',
      'https://shop.example/products/chairs/oak?colour=dark',
      30,
      ['https://shop.example/products/', '  chairs/oak?colour=dark'],
    ],
    [
      'a part longer than a line is broken anywhere',
      `https://a.example/${'x'.repeat(40)}`,
      30,
      [`https://a.example/`, `  ${'x'.repeat(28)}`, `  ${'x'.repeat(12)}`],
    ],
    ['a letter of East Asia needs two columns', '日本語日本語日本語', 12, ['日本語日本語', '  日本語']],
    ['a window of one column is taken for one of twelve', 'abcdefghijklmnop', 1, ['abcdefghijkl', '  mnop']],
  ])('%s', (_, text, columns, lines) => {
    expect(wrapText(text, columns)).toEqual(lines);
  });

  it.each([12, 60, 79, 80, 81, 120])('has all its letters and no line of more than %i columns', (columns) => {
    const urls = [
      'https://a.example/',
      'é'.normalize('NFD').repeat(90),
      '日'.repeat(70),
      'x y '.repeat(80),
      '🙂/'.repeat(50),
    ];
    for (const text of urls) {
      const lines = wrapText(text, columns);
      for (const line of lines) expect(columnsOf(line)).toBeLessThanOrEqual(columns);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    }
  });
});
