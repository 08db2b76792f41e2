import type { Report } from '@linkvitals/contract/types';

/** Whether the file of a report is still being made. */
export const isBeingMade = ({ state }: Pick<Report, 'state'>): boolean => state === 'queued' || state === 'running';
