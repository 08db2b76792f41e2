import type { Report } from '@linkvitals/contract/types';

type Made = Pick<Report, 'id' | 'state'>;

/** Its file is on its way. */
export const isBeingMade = ({ state }: Pick<Report, 'state'>): boolean => state === 'queued' || state === 'running';

/** The reports that were being made and are not any more. */
export function endedReports<T extends Made>(before: readonly Made[], now: readonly T[]): readonly T[] {
  const waiting = new Set(before.filter(isBeingMade).map(({ id }) => id));
  return now.filter((report) => waiting.has(report.id) && !isBeingMade(report));
}
