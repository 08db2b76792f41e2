import type { ConformanceRow } from './conformance-row.ts';
import { acceptedRows } from './rows/accepted.ts';
import { answerRows } from './rows/answers.ts';
import { bodyRows } from './rows/bodies.ts';
import { charsetRows } from './rows/charsets.ts';
import { connectionRows } from './rows/connections.ts';
import { damagedRows } from './rows/damaged.ts';
import { extractionRows } from './rows/extraction.ts';
import { fragmentRows } from './rows/fragments.ts';
import { pageWarningRows } from './rows/page-warnings.ts';
import { redirectRows } from './rows/redirects.ts';
import { unaskedRows } from './rows/unasked.ts';
import { urlRows } from './rows/urls.ts';
import { wallRows } from './rows/walls.ts';
import { xhtmlRows } from './rows/xhtml.ts';

/** The verdict table as data, with a row for each kind of answer to a link. */
export const CONFORMANCE_ROWS: readonly ConformanceRow[] = [
  ...answerRows,
  ...wallRows,
  ...redirectRows,
  ...connectionRows,
  ...bodyRows,
  ...acceptedRows,
  ...damagedRows,
  ...charsetRows,
  ...xhtmlRows,
  ...fragmentRows,
  ...pageWarningRows,
  ...unaskedRows,
  ...urlRows,
  ...extractionRows,
];
