import { everyPage, type PageOf, type PageRequest } from '../../../platform/paging.ts';
import { toIso } from '../../../platform/time.ts';
import type { Composed } from '../formats/compose.ts';
import { CSV, csvFile } from '../formats/csv.ts';
import { type Columns, tableOf } from '../formats/csv-sections.ts';
import { plainName } from '../formats/plain-name.ts';

/** Rows that are in memory at a time. */
const ROWS = 500;
/** Rows that are written at a time, so that other requests wait for a millisecond only. */
const WRITTEN = 100;

interface CsvExport<Found, Row> {
  /** First part of the file name: a hostname for the list of one domain. */
  readonly subject: string;
  readonly list: string;
  /** Epoch ms. */
  readonly at: number;
  readonly columns: Columns<Row>;
  readonly read: (page: PageRequest) => Promise<PageOf<Found>>;
  readonly present: (found: Found) => Row;
}

/** Writes every row of a list as CSV, page by page. So it shows, and refuses, the same as the list. */
export function csvExport<Found, Row>(input: CsvExport<Found, Row>): Composed {
  const { subject, list, at, columns, read, present } = input;
  async function* rows(): AsyncGenerator<readonly Row[], undefined> {
    for await (const found of everyPage(ROWS, read)) {
      for (let at = 0; at < found.length; at += WRITTEN) yield found.slice(at, at + WRITTEN).map(present);
    }
    return undefined;
  }
  const name = plainName(`${subject}-${toIso(at).slice(0, 10)}-${list}.csv`);
  return { name, contentType: CSV, content: csvFile(tableOf(columns, rows)) };
}
