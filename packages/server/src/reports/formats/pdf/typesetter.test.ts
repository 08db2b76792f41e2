import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { Typesetter } from './typesetter.ts';

const type = new Typesetter(new PDFDocument());
const style = { size: 10, colour: '#000000' };
const widths = Array.from({ length: 40 }, (_, index) => 60 + 5 * index);

it('a line of our words ends between words, never within a time', () => {
  const text = 'Score down from 88 to 78 since the crawl of 31 Oct 2026, 11:40 UTC.';
  for (const width of widths) {
    const lines = type.wrap(text, width, style);
    expect(lines.join(' ')).toBe(text);
  }
});

it('a line of an address ends behind its marks', () => {
  const url = 'https://shop.example.com/kites/winder?colour=red&size=large';
  const lines = type.wrap(url, 120, { ...style, direction: 'ltr' });
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join('')).toBe(url);
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/[/?&=.:-]$/);
});
