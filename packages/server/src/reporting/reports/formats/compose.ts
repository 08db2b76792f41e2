import { periodName } from '../content/period-words.ts';
import type { ReportSource } from '../content/report-source.ts';
import type { NamedReport } from '../report-row.ts';
import { makeOnThread } from '../thread/make-on-thread.ts';
import { CSV } from './csv.ts';
import { plainName } from './plain-name.ts';

/** A file whose content is made as it is read. */
export interface Composed {
  readonly name: string;
  readonly contentType: string;
  readonly content: AsyncIterable<Uint8Array>;
}

type Wanted = Pick<NamedReport, 'format' | 'section'>;

/**
 * Composes the file of a report. Its content is made as it is read.
 * @param fonts files of fonts for characters that the fonts of the service lack
 */
export function compose(source: ReportSource, wanted: Wanted, fonts: readonly string[]): Composed {
  const { hostname, crawl, createdAt, period } = source.facts;
  const date = (crawl.finished_at ?? new Date(createdAt).toISOString()).slice(0, 10);
  // The report of a period needs a name other than the report of its newest crawl, which would replace it in a folder.
  const stem = plainName(`${hostname}-${period === undefined ? date : periodName(period, source.words)}`);
  const { end, contentType } = kindOf(wanted);
  const { format, section } = wanted;
  return { name: stem + end, contentType, content: makeOnThread(source, { format, section, fonts }) };
}

/** End of the file name, and media type. */
function kindOf({ format, section }: Wanted): { readonly end: string; readonly contentType: string } {
  switch (format) {
    case 'pdf':
      return { end: '.pdf', contentType: 'application/pdf' };
    case 'html':
      return { end: '.html', contentType: 'text/html; charset=utf-8' };
    case 'json':
      return { end: '.json', contentType: 'application/vnd.linkvitals.report+json' };
    case 'csv':
      return section === null
        ? { end: '.zip', contentType: 'application/zip' }
        : { end: `-${section}.csv`, contentType: CSV };
  }
}
