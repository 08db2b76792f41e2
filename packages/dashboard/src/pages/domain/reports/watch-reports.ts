import type { Report } from '@linkvitals/contract/types';
import { isBeingMade } from '../../../api/is-being-made.ts';

type Made = Pick<Report, 'id' | 'state'>;

/** Notices when reports are no longer being made. */
export interface ReportWatch {
  /** Adds a report that was just requested, since it may be ready in the next list already. */
  begin(report: Made): void;
  /** Compares a list with those before. @returns the reports that were being made, or were added by `begin`, and no longer are */
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
