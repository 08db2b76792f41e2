import type { CrawlFinding } from '@linkvitals/contract';
import PDFDocument from 'pdfkit';
import { expect, it, vi } from 'vitest';
import { wordsFor } from '../../../texts/words.ts';
import { HTML_LENGTHS } from '../../content/lengths.ts';
import { Listed } from '../../content/listed.ts';
import type { ReportSource } from '../../content/report-source.ts';
import { Layout } from './layout.ts';
import { drawFindings } from './lists.ts';
import { Typesetter } from './typesetter.ts';

it('a PDF refers to the HTML report for the pages of a check only if the HTML report has them all', async () => {
  const doc = new PDFDocument({ autoFirstPage: false, tagged: true });
  const words = wordsFor('en');
  const layout = new Layout(doc, new Typesetter(doc), { footer: ['', ''], words });
  layout.newPage();
  const root = doc.struct('Document');
  doc.addStructure(root);
  const written = vi.spyOn(layout, 'paragraph');
  vi.spyOn(layout, 'list').mockResolvedValue();
  const check = (code: string, count: number) => ({
    code,
    severity: 'error',
    title: `${code}.`,
    how_to_fix: '.',
    count,
  });
  const half = HTML_LENGTHS.findings / 2;
  const source = {
    facts: { findings: [check('first', half), check('second', half), check('third', half)] },
    findings: async function* (code: string) {
      yield Array.from({ length: half }, (_, page): Partial<CrawlFinding> => ({ page_url: `${code}/${page}` }));
    },
  } as unknown as ReportSource;
  await drawFindings(layout, root, { source, listed: new Listed() });
  const { inData, inDataAndHtml } = words.texts.reports;
  const said = written.mock.calls.map(([, text]) => text).filter((text) => text.includes(inData.slice(0, 18)));
  expect(said.map((text) => text.includes(inDataAndHtml))).toEqual([true, true, false]);
});
