import { isOutage } from '../../api/errors.ts';
import { useStore } from '../../store.ts';
import { connection } from './connection.ts';

/** Whether an error is that the server is away, which the bar at the top says as well. */
export const useIsAway = (error: unknown): boolean => useStore(connection) !== 'there' && isOutage(error);
