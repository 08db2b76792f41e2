import type { ServerRole } from '@linkvitals/contract';
import type { Alarms } from '../alarms.ts';
import type { Services } from '../context.ts';
import type { DatabaseClosed } from './outages/database-gate.ts';
import { pingDatabase } from './storage/index.ts';
import { within } from './within.ts';

/** Time limit of the check, ms: a probe must get an answer before its own time-out. */
const PATIENCE = 3_000;

/**
 * Reasons why the database cannot be used. `database_locked`: it answers, but statements wait for locks of other
 * clients.
 */
export type DatabaseFault = DatabaseClosed | 'database_locked';

export interface ServiceState {
  /** Undefined: the database can be used. */
  readonly databaseFault: DatabaseFault | undefined;
  readonly scheduler: Awaited<ReturnType<Alarms['state']>>;
  readonly roles: readonly ServerRole[];
}

async function databaseFault({ gate, clock, db }: Services): Promise<DatabaseFault | undefined> {
  if (gate.closed !== undefined) return gate.closed;
  if (gate.isLocked) return 'database_locked';
  try {
    if (await within(clock, PATIENCE, pingDatabase(db))) return undefined;
    // When another connection gets answers, statements that wait for locks hold all connections of the pool.
    return gate.closed ?? (gate.isAnswering ? 'database_locked' : 'database_unreachable');
  } catch {
    return 'database_unreachable';
  }
}

/** Reads the state that decides whether the server can take work. */
export async function checkReadiness(services: Services): Promise<ServiceState> {
  const [fault, scheduler] = await Promise.all([databaseFault(services), services.alarms.state()]);
  return { databaseFault: fault, scheduler, roles: services.config.roles };
}
