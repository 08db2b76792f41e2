import type { Readiness } from '@linkvitals/contract';
import type { Services } from './context.ts';
import { pingDatabase } from './storage/index.ts';
import { within } from './within.ts';

/** ms. A probe must hear something before its own patience ends. */
const PATIENCE = 3_000;

async function databaseAnswers(services: Services): Promise<boolean> {
  try {
    return await within(services.clock, PATIENCE, pingDatabase(services.db));
  } catch {
    return false;
  }
}

/** Whether the service can take work: the database must answer; a scheduler in trouble only delays. */
export async function checkReadiness(services: Services): Promise<Readiness> {
  const [database, scheduler] = await Promise.all([databaseAnswers(services), services.alarms.state()]);
  const ready = database && scheduler !== 'failed';
  const status = ready ? 'ready' : 'unavailable';
  return { status, roles: [...services.config.roles], checks: { database: database ? 'ok' : 'failed', scheduler } };
}
