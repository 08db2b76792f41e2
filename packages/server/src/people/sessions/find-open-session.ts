import type { Services } from '../../context.ts';
import type { Executor } from '../../platform/storage/index.ts';
import type { SessionRow } from './session-row.ts';
import { isOver } from './session-times.ts';
import { findSession } from './store.ts';

/** Finds a session. Undefined: it has ended, or belongs to another person. */
export async function findOpenSession(
  { clock }: Pick<Services, 'clock'>,
  on: Executor,
  which: Pick<SessionRow, 'id' | 'user_id'>,
): Promise<SessionRow | undefined> {
  const session = await findSession(on, which);
  return session === undefined || isOver(session, clock.now()) ? undefined : session;
}
