import type { ReportSource } from '../content/report-source.ts';
import type { WantedFile } from '../thread/messages.ts';
import { csvFile } from './csv.ts';
import { csvSections, csvTable } from './csv-sections.ts';
import { htmlFile } from './html/html-file.ts';
import { jsonFile } from './json.ts';
import { zipOf } from './zip.ts';

/** The content of a report's file, made as it is read. */
export function fileContent(
  source: ReportSource,
  { format, section, lengths, fonts }: WantedFile,
): AsyncIterable<Uint8Array> {
  switch (format) {
    case 'pdf':
      return pdf(source, fonts);
    case 'html':
      return htmlFile(source, lengths);
    case 'json':
      return jsonFile(source);
    case 'csv':
      return section === null ? zipOfSections(source) : csvFile(csvTable(source, section));
  }
}

const zipOfSections = (source: ReportSource): AsyncIterable<Uint8Array> =>
  zipOf(
    csvSections(source).map((section) => ({
      name: `${section}.csv`,
      content: () => csvFile(csvTable(source, section)),
    })),
    source.facts.createdAt,
  );

/** Writes a PDF. Its module is loaded when it is used, as it is the largest part together with the fonts. */
async function* pdf(source: ReportSource, fonts: readonly string[]): AsyncGenerator<Uint8Array, undefined> {
  const { pdfFile } = await import('./pdf/pdf-file.ts');
  yield* pdfFile(source, fonts);
  return undefined;
}
