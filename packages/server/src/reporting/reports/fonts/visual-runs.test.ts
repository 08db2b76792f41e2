import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { fontFiles } from './font-files.ts';
import { MISSING, visualRuns } from './visual-runs.ts';

const fonts = [
  /[\p{Script=Latin}\p{Script=Common}]/u,
  /[\p{Script=Arabic}\p{Script=Common}]/u,
  /[\p{Script=Hebrew}\p{Script=Common}]/u,
];

function runs(text: string, direction: 'auto' | 'ltr' = 'ltr') {
  const missing: string[] = [];
  const found = visualRuns(text, {
    has: (font, code) => fonts[font]?.test(String.fromCodePoint(code)) ?? false,
    fonts: fonts.length,
    direction,
    onMissing: (character) => missing.push(character),
  });
  return { texts: found.map((run) => run.text), fonts: found.map(({ font }) => font), missing };
}

describe('a line of text', () => {
  it('in Latin letters is drawn as one run', () => {
    expect(runs('https://example.com/a?b=ü')).toEqual({
      texts: ['https://example.com/a?b=ü'],
      fonts: [0],
      missing: [],
    });
  });

  it('has Hebrew between Latin text in reading order, in its own font', () => {
    expect(runs('a שלום b')).toMatchObject({ texts: ['a ', 'שלום', ' ', 'b'], fonts: [0, 2, 2, 0] });
  });

  it('has a number after Hebrew on its right when a mark, which is not drawn, is between them', () => {
    const { texts, missing } = runs('a שלום\u200e (404)');
    expect(missing).toEqual([]);
    expect(texts.join('|')).toBe('a |שלום| (404)');
    expect(runs('a שלום (404)').texts.at(-1)).toContain('שלום');
    expect(runs('\u200e').texts).toEqual([]);
  });

  it('that begins in a right-to-left script continues to the left', () => {
    const { texts } = runs('שלום abc', 'auto');
    expect(texts[0]).toContain('abc');
    expect(texts.at(-1)).toContain('שלום');
  });

  it('keeps numbers in Arabic from left to right, after the words in reading order', () => {
    const { texts } = runs('x مرحبا 2026');
    expect(texts.indexOf('2026')).toBeLessThan(texts.findIndex((text) => text.includes('مرحبا')));
  });

  it('shows missing characters by a sign that the first font has, as PDF/UA requires', () => {
    const doc = new PDFDocument({ autoFirstPage: false });
    for (const file of [fontFiles.sans, fontFiles.sansBold]) {
      doc.font(file);
      const { font } = (doc as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })._font;
      expect(font.hasGlyphForCodePoint(MISSING.codePointAt(0) ?? 0)).toBe(true);
    }
  });

  it('reports characters that no font has, and shows a sign for them', () => {
    expect(runs('a漢b')).toEqual({ texts: [`a${MISSING}b`], fonts: [0], missing: ['漢'] });
  });
});
