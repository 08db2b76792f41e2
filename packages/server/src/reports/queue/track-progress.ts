import { setImmediate } from 'node:timers/promises';
import type { Services } from '../../context.ts';
import type { ReportFacts } from '../content/report-source.ts';
import { LostReportError } from './lost-report.ts';
import { updateProgress } from './queue-store.ts';

const EVERY_MS = 1_000;
/** The last percent is the end of the file. */
const MAX = 99;

export interface Progress {
  /** Says how many rows there will be. */
  expect(facts: ReportFacts): void;
  /** Rows were read. @throws LostReportError, the signal's reason */
  readonly read: (rows: number) => Promise<void>;
}

/** Writes down now and then how far a report is, and so notices when it is another's. */
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
    async read(rows) {
      done += rows;
      // Whoever calls the API is answered between two batches.
      await setImmediate();
      signal.throwIfAborted();
      if (clock.monotonic() - writtenAt < EVERY_MS) return;
      writtenAt = clock.monotonic();
      const percent = Math.min(MAX, Math.floor((100 * done) / Math.max(1, total)));
      if (!(await updateProgress(db.knex, report, percent))) throw new LostReportError();
    },
  };
}
