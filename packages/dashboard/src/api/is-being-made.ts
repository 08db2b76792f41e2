import type { Report } from '@linkvitals/contract/types';

/** The file of a report is on its way. */
export const isBeingMade = ({ state }: Pick<Report, 'state'>): boolean => state === 'queued' || state === 'running';
