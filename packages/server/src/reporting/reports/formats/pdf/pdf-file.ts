import { shortHost } from '@linkvitals/contract/readable/host';
import PDFDocument from 'pdfkit';
import { Listed } from '../../content/listed.ts';
import type { ReportSource } from '../../content/report-source.ts';
import { summarise } from '../../content/summarise.ts';
import { drawActions } from './actions.ts';
import { Layout, PAGE } from './layout.ts';
import { drawFaults, drawFindings, drawNotes } from './lists.ts';
import { drawSummary } from './summary-page.ts';
import { Typesetter } from './typesetter.ts';

/** Members of the library's document that its types lack. */
interface Internals {
  /** Part of PDF/UA with which the file complies. */
  subset: number | undefined;
  endSubset(): void;
}

function openDocument({ facts, look, words }: ReportSource): InstanceType<typeof PDFDocument> {
  return new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: words.language,
    displayTitle: true,
    info: {
      Title: words.texts.reports.title(shortHost(facts.hostname)),
      Author: look.name ?? 'Linkvitals',
      Creator: look.name ?? 'Linkvitals',
      Producer: 'pdfkit',
      CreationDate: new Date(facts.createdAt),
    },
  } as unknown as PDFKit.PDFDocumentOptions);
}

/** Yields a PDF with the summary, what to fix first, and the lists. Screen readers can read it aloud: PDF/UA-1. */
export async function* pdfFile(source: ReportSource, fonts: readonly string[]): AsyncGenerator<Buffer, undefined> {
  const doc = openDocument(source);
  const drawing = draw(doc, source, fonts).catch((error: Error) => void doc.destroy(error));
  yield* doc as AsyncIterable<Buffer>;
  await drawing;
  return undefined;
}

async function draw(
  doc: InstanceType<typeof PDFDocument>,
  source: ReportSource,
  fonts: readonly string[],
): Promise<void> {
  const { facts, look, words } = source;
  const type = new Typesetter(doc, fonts);
  const footer = [shortHost(facts.hostname, type.has), words.format.dateTime(facts.createdAt)] as const;
  const layout = new Layout(doc, type, { footer, words });
  const root = doc.struct('Document');
  doc.addStructure(root);
  const summary = summarise(facts, words, type.has);
  const listed = new Listed();
  drawSummary(layout, root, { summary, look });
  await drawActions(layout, root, { actions: summary.actions, says: words.texts.reports.actions });
  await drawFaults(layout, root, { source, listed });
  await drawFindings(layout, root, { source, listed });
  drawNotes(layout, root);
  root.end();
  end(doc as unknown as Internals & Pick<typeof doc, 'end'>);
}

/**
 * Ends the document. While `subset` is set, the library writes a list of glyphs (CIDSet) for each font, which PDF/UA does not require, and
 * which is incomplete (ISO 14289-1, 7.21.4.2). So the file states its compliance first, and then the fonts are written without that list.
 */
function end(doc: Internals & { end(): void }): void {
  doc.endSubset();
  doc.subset = undefined;
  doc.end();
}
