import type { Readiness } from '@linkvitals/contract';
import type { Services } from './context.ts';
import { pingDatabase } from './storage/index.ts';
import { within } from './within.ts';

/** ms. A probe must hear something before its own patience ends. */
const PATIENCE = 3_000;

type Reason = NonNullable<Readiness['reason']>;

/** Undefined: it can be used. */
async function databaseFault({ gate, clock, db }: Services): Promise<Reason | undefined> {
  if (gate.closed !== undefined) return gate.closed;
  try {
    return (await within(clock, PATIENCE, pingDatabase(db))) ? undefined : 'database_unreachable';
  } catch {
    return 'database_unreachable';
  }
}

/** Whether the service can take work: the database must answer; a scheduler in trouble only delays. */
export async function checkReadiness(services: Services): Promise<Readiness> {
  const [fault, scheduler] = await Promise.all([databaseFault(services), services.alarms.state()]);
  const reason: Reason | undefined = fault ?? (scheduler === 'failed' ? 'stopping' : undefined);
  return {
    status: reason === undefined ? 'ready' : 'unavailable',
    ...(reason === undefined ? {} : { reason }),
    roles: [...services.config.roles],
    checks: { database: fault === undefined || fault === 'starting' ? 'ok' : 'failed', scheduler },
  };
}
