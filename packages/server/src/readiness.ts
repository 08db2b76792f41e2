import type { ServerRole } from '@linkvitals/contract';
import type { Alarms } from './alarms.ts';
import type { Services } from './context.ts';
import type { DatabaseClosed } from './outages/database-gate.ts';
import { pingDatabase } from './storage/index.ts';
import { within } from './within.ts';

/** ms. A probe must get an answer before its own time-out. */
const PATIENCE = 3_000;

export interface ServiceState {
  /** Why the database cannot be used; undefined: it can. */
  readonly databaseFault: DatabaseClosed | undefined;
  readonly scheduler: Awaited<ReturnType<Alarms['state']>>;
  readonly roles: readonly ServerRole[];
}

async function databaseFault({ gate, clock, db }: Services): Promise<DatabaseClosed | undefined> {
  if (gate.closed !== undefined) return gate.closed;
  try {
    return (await within(clock, PATIENCE, pingDatabase(db))) ? undefined : 'database_unreachable';
  } catch {
    return 'database_unreachable';
  }
}

/** What decides whether the service can take work. */
export async function checkReadiness(services: Services): Promise<ServiceState> {
  const [fault, scheduler] = await Promise.all([databaseFault(services), services.alarms.state()]);
  return { databaseFault: fault, scheduler, roles: services.config.roles };
}
