import type { Readiness } from '@linkvitals/contract';
import type { ServiceState } from './readiness.ts';

/**
 * Presents readiness. The database must respond. A scheduler in trouble only delays work; one that has failed belongs
 * to a server that stops.
 */
export function presentReadiness({ databaseFault, scheduler, roles }: ServiceState): Readiness {
  const reason = databaseFault ?? (scheduler === 'failed' ? 'stopping' : undefined);
  return {
    status: reason === undefined ? 'ready' : 'unavailable',
    ...(reason === undefined ? {} : { reason }),
    roles: [...roles],
    checks: { database: databaseFault === undefined || databaseFault === 'starting' ? 'ok' : 'failed', scheduler },
  };
}
