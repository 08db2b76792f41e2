import { setImmediate } from 'node:timers/promises';
import type { Services } from '../../../context.ts';
import type { ReportFacts } from '../content/report-source.ts';
import { LostReportError } from './lost-report.ts';
import { updateProgress } from './queue-store.ts';

const EVERY_MS = 1_000;
/** Highest percentage before the end of the file. */
const MAX = 99;

export interface Progress {
  /** Sets the number of rows that are to be read. */
  expect(facts: ReportFacts): void;
  /** Adds to the number of rows that were read. @throws LostReportError, the signal's reason */
  readonly noteRead: (rows: number) => Promise<void>;
}

/** Stores the progress of a report now and then, and so notices when another server has the report. */
export function trackProgress(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  report: { readonly id: string; readonly token: string },
  signal: AbortSignal,
): Progress {
  let total = Number.POSITIVE_INFINITY;
  let done = 0;
  let writtenAt = clock.monotonic();
  return {
    expect({ crawl, verdicts, findings }) {
      const targets = Object.values(verdicts).reduce((sum, count) => sum + count, 0);
      total = targets + crawl.progress.pages_crawled + findings.reduce((sum, { count }) => sum + count, 0);
    },
    async noteRead(rows) {
      done += rows;
      // Other requests are served between two batches.
      await setImmediate();
      signal.throwIfAborted();
      if (clock.monotonic() - writtenAt < EVERY_MS) return;
      writtenAt = clock.monotonic();
      const percent = Math.min(MAX, Math.floor((100 * done) / Math.max(1, total)));
      if (!(await updateProgress(db.knex, report, percent))) throw new LostReportError();
    },
  };
}
