import type { Report } from '@linkvitals/contract/types';
import { isBeingMade } from '../../../api/is-being-made.ts';

type Made = Pick<Report, 'id' | 'state'>;

/** The reports that were being made and are not any more. */
export function endedReports<T extends Made>(before: readonly Made[], now: readonly T[]): readonly T[] {
  const waiting = new Set(before.filter(isBeingMade).map(({ id }) => id));
  return now.filter((report) => waiting.has(report.id) && !isBeingMade(report));
}
