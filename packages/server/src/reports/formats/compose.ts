import { periodName } from '../content/period-words.ts';
import type { ReportSource } from '../content/report-source.ts';
import type { NamedReport } from '../report-row.ts';
import { CSV, csvFile } from './csv.ts';
import { csvSections, csvTable } from './csv-sections.ts';
import { htmlFile } from './html/html-file.ts';
import { jsonFile } from './json.ts';
import { plainName } from './plain-name.ts';
import { zipOf } from './zip.ts';

/** A file whose content is made as it is read. */
export interface Composed {
  readonly name: string;
  readonly contentType: string;
  readonly content: AsyncIterable<Uint8Array>;
}

/**
 * The file of a report: its content is made as it is read.
 * @param fonts Files of fonts for what the fonts of the service do not have.
 */
export function compose(
  source: ReportSource,
  { format, section }: Pick<NamedReport, 'format' | 'section'>,
  fonts: readonly string[],
): Composed {
  const { hostname, crawl, createdAt, period } = source.facts;
  const date = (crawl.finished_at ?? new Date(createdAt).toISOString()).slice(0, 10);
  // One of a period must not have the name of that of its newest crawl: it would take its place in a folder.
  const stem = plainName(`${hostname}-${period === undefined ? date : periodName(period, source.words)}`);
  switch (format) {
    case 'pdf':
      return { name: `${stem}.pdf`, contentType: 'application/pdf', content: pdf(source, fonts) };
    case 'html':
      return { name: `${stem}.html`, contentType: 'text/html; charset=utf-8', content: htmlFile(source) };
    case 'json':
      return {
        name: `${stem}.json`,
        contentType: 'application/vnd.linkvitals.report+json',
        content: jsonFile(source),
      };
    case 'csv':
      return section === null
        ? { name: `${stem}.zip`, contentType: 'application/zip', content: zipOfSections(source) }
        : {
            name: `${stem}-${section}.csv`,
            contentType: CSV,
            content: csvFile(csvTable(source, section)),
          };
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

/** Loaded when it is used: with the reading of fonts it is the largest part of the service. */
async function* pdf(source: ReportSource, fonts: readonly string[]): AsyncGenerator<Uint8Array, undefined> {
  const { pdfFile } = await import('./pdf/pdf-file.ts');
  yield* pdfFile(source, fonts);
  return undefined;
}
