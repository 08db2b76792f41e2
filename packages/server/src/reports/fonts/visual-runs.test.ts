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
  it('of Latin letters is one stretch', () => {
    expect(runs('https://example.com/a?b=ü')).toEqual({
      texts: ['https://example.com/a?b=ü'],
      fonts: [0],
      missing: [],
    });
  });

  it('has Hebrew between Latin where it is read, in its own font', () => {
    expect(runs('a שלום b')).toMatchObject({ texts: ['a ', 'שלום', ' ', 'b'], fonts: [0, 2, 2, 0] });
  });

  it('has a number behind Hebrew on its right where a mark is between them, which is not drawn', () => {
    const { texts, missing } = runs('a שלום\u200e (404)');
    expect(missing).toEqual([]);
    expect(texts.join('|')).toBe('a |שלום| (404)');
    expect(runs('a שלום (404)').texts.at(-1)).toContain('שלום');
    expect(runs('\u200e').texts).toEqual([]);
  });

  it('that begins from the right has what follows on the left', () => {
    const { texts } = runs('שלום abc', 'auto');
    expect(texts[0]).toContain('abc');
    expect(texts.at(-1)).toContain('שלום');
  });

  it('keeps numbers in Arabic from left to right, after the words as they are read', () => {
    const { texts } = runs('x مرحبا 2026');
    expect(texts.indexOf('2026')).toBeLessThan(texts.findIndex((text) => text.includes('مرحبا')));
  });

  it('has a sign for what is missing that the first font has: what is in no font is in no PDF/UA either', () => {
    const doc = new PDFDocument({ autoFirstPage: false });
    for (const file of [fontFiles.sans, fontFiles.sansBold]) {
      doc.font(file);
      const { font } = (doc as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })._font;
      expect(font.hasGlyphForCodePoint(MISSING.codePointAt(0) ?? 0)).toBe(true);
    }
  });

  it('shows what no font has by a sign, and says so', () => {
    expect(runs('a漢b')).toEqual({ texts: [`a${MISSING}b`], fonts: [0], missing: ['漢'] });
  });
});
