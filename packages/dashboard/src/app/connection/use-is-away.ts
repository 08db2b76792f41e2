import { isOutage } from '../../api/errors.ts';
import { useStore } from '../../store.ts';
import { connection } from './connection.ts';

/** Whether an error is due to an outage, which the banner announces already. */
export const useIsAway = (error: unknown): boolean => useStore(connection) !== 'there' && isOutage(error);
