import { toIso } from '../../../platform/time.ts';
import type { Composed } from '../formats/compose.ts';
import { CSV, csvFile } from '../formats/csv.ts';
import { type Columns, tableOf } from '../formats/csv-sections.ts';
import { plainName } from '../formats/plain-name.ts';

/** Rows of a list that are in memory at a time. */
export const EXPORTED_ROWS = 500;
/** Rows that are written at a time, so that other requests wait for a millisecond only. */
const WRITTEN = 100;

export interface CsvExport<Found, Row> {
  /** First part of the file name: a hostname for the list of one domain. */
  readonly subject: string;
  readonly list: string;
  /** Epoch ms. */
  readonly at: number;
  readonly columns: Columns<Row>;
  /** The entries, in batches that memory has room for. */
  readonly found: AsyncIterable<readonly Found[]> | Iterable<readonly Found[]>;
  readonly present: (found: Found) => Row;
}

/** Writes every entry of a list as CSV, batch by batch. */
export function csvExport<Found, Row>(input: CsvExport<Found, Row>): Composed {
  const { subject, list, at, columns, found, present } = input;
  async function* rows(): AsyncGenerator<readonly Row[], undefined> {
    for await (const batch of found) {
      for (let at = 0; at < batch.length; at += WRITTEN) yield batch.slice(at, at + WRITTEN).map(present);
    }
    return undefined;
  }
  const name = plainName(`${subject}-${toIso(at).slice(0, 10)}-${list}.csv`);
  return { name, contentType: CSV, content: csvFile(tableOf(columns, rows)) };
}
