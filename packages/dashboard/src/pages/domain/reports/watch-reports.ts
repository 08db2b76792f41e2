import type { Report } from '@linkvitals/contract/types';
import { isBeingMade } from '../../../api/is-being-made.ts';

type Made = Pick<Report, 'id' | 'state'>;

/** Notices when reports are no longer being made. */
export interface ReportWatch {
  /** A report that was just requested: the next list may have it as ready. */
  begin(report: Made): void;
  /** @returns the reports of a list that were being made at the look before, or have begun since, and are not any more */
  look<T extends Made>(reports: readonly T[]): readonly T[];
}

export function watchReports(): ReportWatch {
  const waiting = new Set<string>();
  return {
    begin: ({ id }) => void waiting.add(id),
    look(reports) {
      for (const report of reports) if (isBeingMade(report)) waiting.add(report.id);
      return reports.filter((report) => !isBeingMade(report) && waiting.delete(report.id));
    },
  };
}
