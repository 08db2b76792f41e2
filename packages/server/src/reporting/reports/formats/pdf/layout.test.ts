import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { wordsFor } from '../../../texts/words.ts';
import { drawLine } from './entries.ts';
import { Layout } from './layout.ts';
import { Typesetter } from './typesetter.ts';

it('other requests are served between the entries of a list', async () => {
  const doc = new PDFDocument({ autoFirstPage: false, tagged: true });
  const layout = new Layout(doc, new Typesetter(doc), { footer: ['', ''], words: wordsFor('en') });
  layout.newPage();
  const root = doc.struct('Document');
  doc.addStructure(root);
  const happened: string[] = [];
  const other = (): void => {
    happened.push('other');
    if (happened.length < 6) setImmediate(other);
  };
  setImmediate(other);
  await layout.list(root, ['a', 'b', 'c'], (list, entry, index) => {
    drawLine(layout, list, entry);
    happened.push(`${entry} ${index}`);
  });
  expect(happened).toEqual(['a 0', 'other', 'b 1', 'other', 'c 2', 'other']);
});
