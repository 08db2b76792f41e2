import type { Readiness } from '@linkvitals/contract';
import type { ServiceState } from './readiness.ts';

/** The database must answer; a scheduler in trouble only delays, one that has failed is of a server that stops. */
export function presentReadiness({ databaseFault, scheduler, roles }: ServiceState): Readiness {
  const reason = databaseFault ?? (scheduler === 'failed' ? 'stopping' : undefined);
  return {
    status: reason === undefined ? 'ready' : 'unavailable',
    ...(reason === undefined ? {} : { reason }),
    roles: [...roles],
    checks: { database: databaseFault === undefined || databaseFault === 'starting' ? 'ok' : 'failed', scheduler },
  };
}
