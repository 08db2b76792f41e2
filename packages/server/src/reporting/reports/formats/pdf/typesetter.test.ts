import PDFDocument from 'pdfkit';
import { expect, it, vi } from 'vitest';
import { Typesetter } from './typesetter.ts';

const type = new Typesetter(new PDFDocument());
const style = { size: 10, colour: '#000000' };
const widths = Array.from({ length: 40 }, (_, index) => 60 + 5 * index);

it('a line of text ends between words, never within a time', () => {
  const text = 'Score down from 88 to 78 since the crawl of 31 Oct 2026, 11:40 UTC.';
  for (const width of widths) {
    const lines = type.wrap(text, width, style);
    expect(lines.join(' ')).toBe(text);
  }
});

it('a line of an address ends after one of its signs', () => {
  const url = 'https://shop.example.com/kites/winder?colour=red&size=large';
  const lines = type.wrap(url, 120, { ...style, direction: 'ltr' });
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join('')).toBe(url);
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/[/?&=.:-]$/);
});

it.each([
  ['Latin', 'a'],
  ['Hebrew', 'א'],
  ['Arabic', 'ب'],
  ['beyond the first plane', '\u{1F600}'],
])(
  'an address that is one long word of %s letters fills its lines, and the last one says that there is more',
  (_, letter) => {
    const url = letter.repeat(1_000);
    const lines = type.wrap(url, 200, { ...style, direction: 'ltr', maxLines: 3 });
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)?.endsWith('…')).toBe(true);
    expect(url.startsWith(lines.join('').slice(0, -1))).toBe(true);
    for (const line of lines) expect(type.width(line, { ...style, direction: 'ltr' })).toBeLessThanOrEqual(200);
    // One letter more would not fit.
    const [first = ''] = lines;
    expect(type.width(first + letter, { ...style, direction: 'ltr' })).toBeGreaterThan(200);
  },
);

it('a long word is measured only a few times for each line', () => {
  const measured = vi.spyOn(PDFDocument.prototype, 'widthOfString');
  type.wrap('אב'.repeat(1_000), 200, { ...style, direction: 'ltr', maxLines: 3 });
  expect(measured.mock.calls.length).toBeLessThan(60);
  measured.mockRestore();
});

it('no part of a text is lost or repeated, wherever its lines end', () => {
  const texts = [
    `${'word '.repeat(40)}end`,
    `${'x'.repeat(90)} ${'y'.repeat(90)} z`,
    '',
    ' ',
    'https://a.example/b/c?d=e',
  ];
  for (const text of texts) {
    for (const width of widths) {
      const lines = type.wrap(text, width, { ...style, maxLines: 1_000 });
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    }
  }
});

it('a text that is too long ends with an ellipsis', () => {
  const lines = type.wrap('word '.repeat(1_000), 300, { ...style, maxLines: 1_000 });
  expect(lines.at(-1)?.endsWith('…')).toBe(true);
});
